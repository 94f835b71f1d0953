import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { restore, type Kinds } from './restore'
import {
  recordAfter,
  STORES,
  type ExerciseRecord,
  type LessonPlace,
  type ProgressProblem,
  type Round,
  type Store,
} from './schema'

/** Values are `unknown` until `restore` has seen them: older and newer versions write here, and disks fail. */
interface Schema extends DBSchema {
  exercises: { key: [learner: string, exercise: string]; value: unknown }
  places: { key: [learner: string, lesson: string]; value: unknown }
  /** Damaged records, kept as they were found. */
  aside: { key: number; value: { readonly store: Store; readonly value: unknown } }
}

export type Database = IDBPDatabase<Schema>

export const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('exercises', { keyPath: ['learner', 'exercise'] })
      database.createObjectStore('places', { keyPath: ['learner', 'lesson'] })
      database.createObjectStore('aside', { autoIncrement: true })
    },
    // A newer app wants to change the shape of the database: it is let through, this page goes on in memory.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })

export interface Saved {
  readonly exercises: readonly ExerciseRecord[]
  readonly places: readonly LessonPlace[]
  readonly problems: readonly ProgressProblem[]
}

type Everything = IDBPTransaction<Schema, ('aside' | Store)[], 'readwrite'>

const readStore = async <S extends Store>(transaction: Everything, store: S, problems: ProgressProblem[]) => {
  const records: Kinds[S][] = []
  for await (const cursor of transaction.objectStore(store)) {
    const value: unknown = cursor.value
    const restored = restore(store, value)
    if (restored.ok) records.push(restored.value)
    else problems.push(restored.error)
    if (restored.ok || restored.error.code === 'record-newer') continue
    await transaction.objectStore('aside').add({ store, value })
    await cursor.delete()
  }
  return records
}

/** All that can be read. What is damaged moves to `aside`, in the same transaction. */
export const readAll = async (database: Database): Promise<Saved> => {
  const transaction = database.transaction([...STORES, 'aside'], 'readwrite')
  const problems: ProgressProblem[] = []
  const exercises = await readStore(transaction, 'exercises', problems)
  const places = await readStore(transaction, 'places', problems)
  await transaction.done
  return { exercises, places, problems }
}

/** Everything as it stands on the disk, damaged and newer records too. */
export const readRaw = async (database: Database) => {
  const transaction = database.transaction([...STORES, 'aside'])
  const [exercises, places, aside] = await Promise.all([
    transaction.objectStore('exercises').getAll(),
    transaction.objectStore('places').getAll(),
    transaction.objectStore('aside').getAll(),
  ])
  return { exercises, places, aside }
}

/** One thing that a learner did and that is to be saved. */
export type Change =
  | { readonly store: 'exercises'; readonly learner: string; readonly round: Round }
  | { readonly store: 'places'; readonly place: LessonPlace }

type Records = IDBPTransaction<Schema, Store[], 'readwrite'>

/** Puts what `next` makes of the record that stands there, unless a newer version of the app wrote that. */
const put = async <S extends Store>(
  transaction: Records,
  store: S,
  key: [string, string],
  next: (before: Kinds[S] | undefined) => Kinds[S],
): Promise<ProgressProblem[]> => {
  const before = restore(store, await transaction.objectStore(store).get(key))
  if (!before.ok && before.error.code === 'record-newer') return [before.error]
  await transaction.objectStore(store).put(next(before.ok ? before.value : undefined))
  return []
}

const putChange = (transaction: Records, change: Change): Promise<ProgressProblem[]> => {
  if (change.store === 'places')
    return put(transaction, 'places', [change.place.learner, change.place.lesson], () => change.place)
  const { learner, round } = change
  return put(transaction, 'exercises', [learner, round.exercise], (before) => recordAfter(before, round, learner))
}

/** Saves all changes or none. Gives the records that a newer version wrote: they are left as they are. */
export const write = async (database: Database, changes: readonly Change[]): Promise<ProgressProblem[]> => {
  const transaction = database.transaction([...STORES], 'readwrite')
  const problems: ProgressProblem[] = []
  try {
    for (const change of changes) problems.push(...(await putChange(transaction, change)))
  } catch (error) {
    // A put that throws leaves the transaction open, and the puts before it would stay.
    transaction.done.catch(() => undefined)
    transaction.abort()
    throw error
  }
  await transaction.done
  return problems
}
