import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openProgress } from '../../src/lib/progress'
import { openDatabase } from '../../src/lib/progress/database'
import { answer, logs, missed, tried } from './practised'

/* Practice in two tabs, from older databases, on a full disk. */

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('two tabs lose no answer, whoever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (turns) => {
      globalThis.indexedDB = new IDBFactory()
      const tabs = [await openProgress(), await openProgress()]
      const saves = turns.flatMap((isFirst, i) => {
        const tab = tabs[isFirst ? 0 : 1]
        return tab ? [tab.saveAttempt(tried('drill', i, 1)), tab.saveAnswer(answer(i % 2 === 0))] : []
      })
      await Promise.all([...saves, ...tabs.map((tab, i) => tab.saveRecord(missed('leg', 100 + i)))])
      const after = await openProgress()
      expect(logs(after)).toEqual({
        drill: turns.map((_, i) => [i, 1]),
        leg: [
          [100, 1],
          [101, 1],
        ],
      })
      expect(after.idea('mate-1')).toMatchObject({ seen: turns.length, right: Math.ceil(turns.length / 2) })
    }),
    { numRuns: 30 },
  )
})

test('pupils who share a phone share no practice', async () => {
  const lin = await openProgress({ learner: 'lin' })
  await lin.saveAttempt(tried('drill', 1, 1))
  await lin.saveAnswer(answer(true))
  const wei = await openProgress({ learner: 'wei' })
  expect([wei.attempts(), wei.ideas()]).toEqual([[], []])
  await wei.saveAnswer(answer(false))
  expect((await openProgress({ learner: 'lin' })).idea('mate-1')?.recent).toBe('r')
})

/** The databases of older versions, as they were made then. */
const KEYS = { exercises: 'exercise', places: 'lesson', papers: 'test' } as const
const old = {
  exercises: { version: 1, learner: 'me', rounds: 3, ...missed('leg') },
  places: { version: 1, learner: 'me', lesson: 'horse-leg', step: 'two', at: 7 },
  papers: {
    version: 1,
    learner: 'me',
    test: 'pieces-test',
    seed: 1,
    sitting: 0,
    questions: ['a'],
    marks: 'r',
    handedIn: true,
    best: 90,
    at: 8,
  },
}
const made = async (version: number, stores: readonly (keyof typeof old)[]): Promise<void> => {
  const database = await openDB('mazouri', version, {
    upgrade(upgraded) {
      for (const store of stores) upgraded.createObjectStore(store, { keyPath: ['learner', KEYS[store]] })
      upgraded.createObjectStore('aside', { autoIncrement: true })
    },
  })
  for (const store of stores) await database.put(store, old[store])
  await database.add('aside', { store: 'places', value: 'odd' })
  database.close()
}

test.each([
  [1, ['exercises', 'places']],
  [2, ['exercises', 'places', 'papers']],
] as const)(
  'what version %i of the database held is there in the third, and practice is saved beside it',
  async (version, stores) => {
    await made(version, stores)
    const progress = await openProgress()
    expect(progress.problems).toEqual([])
    await progress.saveAttempt(tried('drill', 1, 1))
    await progress.saveAnswer(answer(true))
    const all = await (await openProgress()).exportAll()
    for (const store of stores) expect(all[store]).toEqual([old[store]])
    expect(all.aside).toEqual([{ store: 'places', value: 'odd' }])
    expect([all.attempts, all.ideas]).toMatchObject([[{ item: 'drill' }], [{ idea: 'mate-1' }]])
  },
)

test('a page of the older version lets the newer one in', async () => {
  await made(2, ['exercises', 'places', 'papers'])
  const page = await openDB('mazouri', 2, { blocking: (_, __, event) => (event.target as IDBDatabase).close() })
  expect((await openProgress()).records()).toHaveLength(1)
  page.close()
})

test('damaged practice is set aside and named, newer practice is left as it is', async () => {
  const damaged = { version: 1, learner: 'me', item: 'broken', source: 'drill', log: [] }
  const newer = { version: 2, learner: 'me', idea: 'mate-1', stars: 'many' }
  const database = await openDatabase('mazouri')
  await database.put('attempts', damaged)
  await database.put('ideas', newer)
  database.close()
  const progress = await openProgress()
  expect(progress.problems).toEqual([
    { code: 'record-damaged', params: { field: 'log' }, place: { store: 'attempts', key: 'me broken' } },
    { code: 'record-newer', params: { version: 2 }, place: { store: 'ideas', key: 'me mate-1' } },
  ])
  await progress.saveAnswer(answer(true))
  expect(progress.idea('mate-1')?.recent).toBe('r')
  const { attempts, ideas, aside } = await progress.exportAll()
  expect([attempts, ideas, aside]).toEqual([[], [newer], [{ store: 'attempts', value: damaged }]])
})

test('where storage is refused practice lasts as long as the page, and is exported', async () => {
  vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const progress = await openProgress()
  await progress.saveAttempt(tried('drill', 1, 1))
  await progress.saveAnswer(answer(true))
  await progress.saveRecord(missed('leg'))
  expect(Object.keys(logs(progress))).toEqual(['drill', 'leg'])
  expect(await progress.exportAll()).toMatchObject({
    attempts: [{ item: 'drill' }, { item: 'leg' }],
    ideas: [{ seen: 1 }],
  })
})

test('a round and its log are saved together or not at all', async () => {
  const progress = await openProgress()
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put']
  let calls = 0
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    calls += 1
    if (calls === 2) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value)
  })
  await progress.saveRecord(missed('leg'))
  full.mockRestore()
  const other = await openProgress()
  expect([other.records(), other.attempts()]).toEqual([[], []])
  await progress.savePlace({ lesson: 'horse-leg', step: 'one', at: 1 })
  const later = await openProgress()
  expect([later.records().length, logs(later)]).toEqual([1, { leg: [[1000, 1]] }])
})
