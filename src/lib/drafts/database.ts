import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { restore } from './restore'
import type { Draft, DraftProblem } from './schema'

/** Values are `unknown` until `restore` has seen them: older and newer versions write here, and disks fail. */
interface Schema extends DBSchema {
  drafts: { key: string; value: unknown }
  /** Damaged drafts, kept as they were found. */
  aside: { key: number; value: unknown }
}

export type Database = IDBPDatabase<Schema>

/** `onlost`: the connection is closed, because the database is removed, a newer app wants it, or the browser says so. */
export const openDatabase = async (name: string, onlost: () => void, onblocked: () => void): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' })
      database.createObjectStore('aside', { autoIncrement: true })
    },
    blocked: onblocked,
    blocking: (_current, _wanted, event) => {
      ;(event.target as IDBDatabase).close()
      onlost()
    },
    terminated: onlost,
  })

export interface Found {
  readonly drafts: readonly Draft[]
  readonly problems: readonly DraftProblem[]
}

/** Moves drafts out of the way, all or none of them. */
const setAside = async (database: Database, damaged: readonly (readonly [key: string, value: unknown])[]) => {
  const transaction = database.transaction(['drafts', 'aside'], 'readwrite')
  const moves = damaged.flatMap(([key, value]): Promise<unknown>[] => [
    transaction.objectStore('aside').add(value),
    transaction.objectStore('drafts').delete(key),
  ])
  await Promise.all([...moves, transaction.done])
}

/** All that can be read. What is damaged is set aside; where that fails it stays, and is named again next time. */
export const readAll = async (database: Database): Promise<Found> => {
  const { store } = database.transaction('drafts')
  const [values, keys] = await Promise.all([store.getAll(), store.getAllKeys()])
  const all = values.map((value: unknown, i) => ({ value, key: keys[i] ?? '', restored: restore(value) }))
  const damaged = all.flatMap(({ value, key, restored }) =>
    !restored.ok && restored.error.code === 'draft-damaged' ? [[key, value] as const] : [],
  )
  if (damaged.length > 0) await setAside(database, damaged).catch(() => undefined)
  return {
    drafts: all.flatMap(({ restored }) => (restored.ok ? [restored.value] : [])),
    problems: all.flatMap(({ restored }) => (restored.ok ? [] : [restored.error])),
  }
}

/** The drafts and what was set aside, as they stand on the disk. */
export const readRaw = async (database: Database) => {
  const transaction = database.transaction(['drafts', 'aside'])
  const [drafts, aside] = await Promise.all([
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('aside').getAll(),
  ])
  return { drafts, aside }
}

/** A put that throws leaves its transaction open; one that has ended by itself cannot be ended again. */
const abort = (transaction: { abort(): void }): void => {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

/**
 * Writes the draft that `next` makes of the one that stands there, perhaps under another id, and gives it: whole or not
 * at all, and nobody else writes in between. Nothing may be written over what is `unreadable`.
 */
export const write = async (
  database: Database,
  id: string,
  next: (stored: Draft | 'none' | 'unreadable') => Draft,
): Promise<Draft> => {
  const transaction = database.transaction('drafts', 'readwrite')
  try {
    const value = await transaction.store.get(id)
    const stored = restore(value)
    const draft = next(stored.ok ? stored.value : value === undefined ? 'none' : 'unreadable')
    await transaction.store.put(draft)
    await transaction.done
    return draft
  } catch (error) {
    transaction.done.catch(() => undefined)
    abort(transaction)
    throw error
  }
}

/** Removes a draft, unless a newer version of the app wrote it. */
export const remove = async (database: Database, id: string): Promise<void> => {
  const transaction = database.transaction('drafts', 'readwrite')
  const stored = restore(await transaction.store.get(id))
  if (stored.ok || stored.error.code !== 'draft-newer') await transaction.store.delete(id)
  await transaction.done
}
