import { vi } from 'vitest'
import type { DraftProblem } from '../../src/lib/drafts'
import { openDatabase, readRaw } from '../../src/lib/drafts/database'

export const NAME = 'mazouri-lessons'
const open = () =>
  openDatabase(
    NAME,
    () => undefined,
    () => undefined,
  )

/** Puts values into the database as an older, newer or broken app might have. */
export const plant = async (...values: unknown[]): Promise<void> => {
  const database = await open()
  for (const value of values) await database.put('drafts', value)
  database.close()
}

/** All that the disk holds. */
export const onDisk = async () => {
  const database = await open()
  const raw = await readRaw(database)
  database.close()
  return raw
}

/** From now on every write of a record fails so. */
export const failing = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name)
  })

export const codes = (problems: readonly DraftProblem[]): string[] => problems.map(({ code }) => code)
