import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { attemptAfter, ideaAfter, triedIn, type Practice, type Tried } from './practice'
import { KEYS, restore, type Kinds } from './restore'
import {
  paperAfter,
  recordAfter,
  STORES,
  type AttemptRecord,
  type ExerciseRecord,
  type IdeaRecord,
  type LessonPlace,
  type PaperRecord,
  type ProgressProblem,
  type Round,
  type Store,
} from './schema'

/** Values are `unknown` until `restore` has seen them: older and newer versions write here, and disks fail. */
interface Schema extends DBSchema {
  exercises: { key: [learner: string, exercise: string]; value: unknown }
  places: { key: [learner: string, lesson: string]; value: unknown }
  papers: { key: [learner: string, test: string]; value: unknown }
  attempts: { key: [learner: string, item: string]; value: unknown }
  ideas: { key: [learner: string, idea: string]; value: unknown }
  /** Damaged records, kept as they were found. */
  aside: { key: number; value: { readonly store: Store; readonly value: unknown } }
}

export type Database = IDBPDatabase<Schema>

export const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 3, {
    upgrade(database) {
      // Whatever older version is there keeps what it has, and gets what it lacks.
      for (const store of STORES)
        if (!database.objectStoreNames.contains(store))
          database.createObjectStore(store, { keyPath: ['learner', KEYS[store]] })
      if (!database.objectStoreNames.contains('aside')) database.createObjectStore('aside', { autoIncrement: true })
    },
    // A newer app wants to change the shape of the database: it is let through, this page goes on in memory.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })

export interface Saved {
  readonly exercises: readonly ExerciseRecord[]
  readonly places: readonly LessonPlace[]
  readonly papers: readonly PaperRecord[]
  readonly attempts: readonly AttemptRecord[]
  readonly ideas: readonly IdeaRecord[]
  readonly problems: readonly ProgressProblem[]
}

interface Damaged {
  readonly store: Store
  readonly key: [string, string]
  readonly value: unknown
}

/** Moves records out of the way, all or none of them. */
const setAside = async (database: Database, damaged: readonly Damaged[]): Promise<void> => {
  const transaction = database.transaction([...STORES, 'aside'], 'readwrite')
  const moves = damaged.flatMap(({ store, key, value }): Promise<unknown>[] => [
    transaction.objectStore('aside').add({ store, value }),
    transaction.objectStore(store).delete(key),
  ])
  await Promise.all([...moves, transaction.done])
}

interface Found<S extends Store> {
  readonly records: readonly Kinds[S][]
  readonly problems: readonly ProgressProblem[]
  readonly damaged: readonly Damaged[]
}

const readStore = async <S extends Store>(database: Database, store: S): Promise<Found<S>> => {
  const transaction = database.transaction(store)
  const [values, keys] = await Promise.all([transaction.store.getAll(), transaction.store.getAllKeys()])
  const all = values.map((value: unknown, i) => ({ value, key: keys[i], restored: restore(store, value) }))
  return {
    records: all.flatMap(({ restored }) => (restored.ok ? [restored.value] : [])),
    problems: all.flatMap(({ restored }) => (restored.ok ? [] : [restored.error])),
    damaged: all.flatMap(({ value, key, restored }) =>
      !restored.ok && restored.error.code === 'record-damaged' && key ? [{ store, key, value }] : [],
    ),
  }
}

/** All that can be read. What is damaged is set aside; where that fails it stays, and is named again next time. */
export const readAll = async (database: Database): Promise<Saved> => {
  const [exercises, places, papers, attempts, ideas] = await Promise.all([
    readStore(database, 'exercises'),
    readStore(database, 'places'),
    readStore(database, 'papers'),
    readStore(database, 'attempts'),
    readStore(database, 'ideas'),
  ])
  const all = [exercises, places, papers, attempts, ideas]
  const damaged = all.flatMap((found) => found.damaged)
  if (damaged.length > 0) await setAside(database, damaged).catch(() => undefined)
  return {
    exercises: exercises.records,
    places: places.records,
    papers: papers.records,
    attempts: attempts.records,
    ideas: ideas.records,
    problems: all.flatMap(({ problems }) => problems),
  }
}

/** Everything as it stands on the disk, damaged and newer records too. */
export const readRaw = async (database: Database) => {
  const transaction = database.transaction([...STORES, 'aside'])
  const [exercises, places, papers, attempts, ideas, aside] = await Promise.all([
    transaction.objectStore('exercises').getAll(),
    transaction.objectStore('places').getAll(),
    transaction.objectStore('papers').getAll(),
    transaction.objectStore('attempts').getAll(),
    transaction.objectStore('ideas').getAll(),
    transaction.objectStore('aside').getAll(),
  ])
  return { exercises, places, papers, attempts, ideas, aside }
}

/** One thing that a learner did and that is to be saved. A round of a lesson's exercise is logged for review too. */
export type Change =
  | { readonly store: 'exercises'; readonly learner: string; readonly round: Round }
  | { readonly store: 'places'; readonly place: LessonPlace }
  | { readonly store: 'papers'; readonly paper: PaperRecord }
  | { readonly store: 'attempts'; readonly learner: string; readonly tried: Tried }
  | { readonly store: 'ideas'; readonly learner: string; readonly idea: string; readonly practice: Practice }

type Records = IDBPTransaction<Schema, Store[], 'readwrite'>

/**
 * Puts what `next` makes of the record that stands there, if it makes something, unless a newer version of the app wrote
 * that.
 */
const put = async <S extends Store>(
  transaction: Records,
  store: S,
  key: [string, string],
  next: (before: Kinds[S] | undefined) => Kinds[S] | undefined,
): Promise<ProgressProblem[]> => {
  const before = restore(store, await transaction.objectStore(store).get(key))
  if (!before.ok && before.error.code === 'record-newer') return [before.error]
  const after = next(before.ok ? before.value : undefined)
  if (after !== undefined) await transaction.objectStore(store).put(after)
  return []
}

const putTried = async (transaction: Records, learner: string, tried: Tried): Promise<ProgressProblem[]> => {
  const key: [string, string] = [learner, tried.item]
  const done = restore('exercises', await transaction.objectStore('exercises').get(key))
  const exercise = done.ok ? done.value : undefined
  return put(transaction, 'attempts', key, (attempt) => attemptAfter({ attempt, exercise }, tried, learner))
}

const putRound = async (transaction: Records, learner: string, round: Round): Promise<ProgressProblem[]> => {
  const tried = triedIn(round)
  const problems = tried ? await putTried(transaction, learner, tried) : []
  const key: [string, string] = [learner, round.exercise]
  return [...problems, ...(await put(transaction, 'exercises', key, (before) => recordAfter(before, round, learner)))]
}

const putChange = (transaction: Records, change: Change): Promise<ProgressProblem[]> => {
  switch (change.store) {
    case 'exercises':
      return putRound(transaction, change.learner, change.round)
    case 'places':
      return put(transaction, 'places', [change.place.learner, change.place.lesson], () => change.place)
    case 'papers': {
      const { paper } = change
      return put(transaction, 'papers', [paper.learner, paper.test], (before) => paperAfter(before, paper))
    }
    case 'attempts':
      return putTried(transaction, change.learner, change.tried)
    case 'ideas':
      return put(transaction, 'ideas', [change.learner, change.idea], (before) => ideaAfter(before, change))
  }
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
