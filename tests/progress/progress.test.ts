import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDB } from 'idb'
import { openProgress, type Paper, type ProgressProblem, type Round } from '../../src/lib/progress'
import { openDatabase } from '../../src/lib/progress/database'

const round = (exercise: string, changes: Partial<Round> = {}): Round => ({
  exercise,
  lesson: 'horse-leg',
  stars: 3,
  tries: 0,
  hints: 0,
  solvedAt: 1000,
  ...changes,
})

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Puts values into a store as an older, newer or broken app might have. */
const plant = async (store: 'exercises' | 'places', ...values: unknown[]): Promise<void> => {
  const database = await openDatabase('mazouri')
  for (const value of values) await database.put(store, value)
  database.close()
}

test('a round that was saved is there when the app is opened again', async () => {
  const first = await openProgress()
  await first.saveRecord(round('jump', { stars: 1, tries: 4 }))
  await first.saveRecord(round('jump', { stars: 3, tries: 0, solvedAt: 2000 }))
  await first.saveRecord(round('jump', { stars: 2, tries: 1, solvedAt: 3000 }))
  const again = await openProgress()
  expect(again.records()).toEqual([{ ...round('jump', { solvedAt: 2000 }), version: 1, learner: 'me', rounds: 3 }])
  expect(again.problems).toEqual([])
})

const paper = (changes: Partial<Paper> = {}): Paper => ({
  test: 'pieces-test',
  seed: 7,
  sitting: 0,
  questions: ['a', 'b'],
  marks: 'r.',
  handedIn: false,
  best: 0,
  at: 1000,
  ...changes,
})

test('a paper is gone on with where it was left, and the best one is remembered', async () => {
  const first = await openProgress()
  await first.savePaper(paper({ marks: 'rr', best: 100 }))
  await first.savePaper(paper({ sitting: 1, questions: ['c', 'd'], marks: '.m', at: 2000 }))
  const again = await openProgress()
  expect(again.paper('pieces-test')).toEqual({
    ...paper({ sitting: 1, questions: ['c', 'd'], marks: '.m', best: 100, at: 2000 }),
    version: 1,
    learner: 'me',
  })
  expect(again.paper('attack-test')).toBeUndefined()
  expect((await again.exportAll()).papers).toHaveLength(1)
})

test('two tabs with one paper lose no answer, and a paper that was handed in stays so', async () => {
  const [one, other] = [await openProgress(), await openProgress()]
  await one.savePaper(paper({ marks: 'm.' }))
  await other.savePaper(paper({ marks: 'rr' }))
  expect((await openProgress()).paper('pieces-test')?.marks).toBe('mr')
  await one.savePaper(paper({ marks: 'mr', handedIn: true, best: 50 }))
  await other.savePaper(paper({ marks: 'rr' }))
  expect((await openProgress()).paper('pieces-test')).toMatchObject({ marks: 'mr', handedIn: true, best: 50 })
  await one.savePaper(paper({ sitting: 1, questions: ['c', 'd'], marks: '..' }))
  await other.savePaper(paper({ marks: 'rr' }))
  expect((await openProgress()).paper('pieces-test')).toMatchObject({ sitting: 1, questions: ['c', 'd'], best: 50 })
})

test('what the first version of the database held is there in the second', async () => {
  const record = { ...round('jump'), version: 1, learner: 'me', rounds: 1 }
  const old = await openDB('mazouri', 1, {
    upgrade(database) {
      database.createObjectStore('exercises', { keyPath: ['learner', 'exercise'] })
      database.createObjectStore('places', { keyPath: ['learner', 'lesson'] })
      database.createObjectStore('aside', { autoIncrement: true })
    },
  })
  await old.put('exercises', record)
  await old.add('aside', { store: 'places', value: 'odd' })
  old.close()
  const progress = await openProgress()
  expect(progress.problems).toEqual([])
  expect(progress.records()).toEqual([record])
  await progress.savePaper(paper())
  expect((await progress.exportAll()).aside).toEqual([{ store: 'places', value: 'odd' }])
  expect((await openProgress()).paper('pieces-test')?.marks).toBe('r.')
})

test('records of one lesson are told from those of another', async () => {
  const progress = await openProgress()
  await progress.saveRecord(round('a'))
  await progress.saveRecord(round('b', { lesson: 'cannon' }))
  expect(progress.records('cannon').map(({ exercise }) => exercise)).toEqual(['b'])
  expect(progress.records()).toHaveLength(2)
})

test('a lesson is gone on with where it was left, the last one first', async () => {
  const progress = await openProgress()
  await progress.savePlace({ lesson: 'horse', step: 'one', at: 1 })
  await progress.savePlace({ lesson: 'cannon', step: 'two', at: 3 })
  await progress.savePlace({ lesson: 'horse', step: 'three', at: 2 })
  const again = await openProgress()
  expect(again.place('horse')?.step).toBe('three')
  expect(again.place('chariot')).toBeUndefined()
  expect(again.places().map(({ lesson }) => lesson)).toEqual(['cannon', 'horse'])
})

test('pupils who share a phone share no progress', async () => {
  const lin = await openProgress({ learner: 'lin' })
  await lin.saveRecord(round('jump'))
  const wei = await openProgress({ learner: 'wei' })
  expect(wei.records()).toEqual([])
  await wei.saveRecord(round('jump', { stars: 1 }))
  expect((await openProgress({ learner: 'lin' })).records()[0]?.stars).toBe(3)
})

test('two screens that are open at once both count', async () => {
  const [one, other] = [await openProgress(), await openProgress()]
  await Promise.all([one.saveRecord(round('jump', { stars: 1 })), other.saveRecord(round('jump', { stars: 2 }))])
  expect((await openProgress()).records()).toMatchObject([{ stars: 2, rounds: 2 }])
})

test('a damaged record is named and set aside, and the rest goes on', async () => {
  const damaged = { version: 1, learner: 'me', exercise: 'broken', lesson: 'horse-leg', stars: 17 }
  await plant('exercises', damaged)
  await (await openProgress()).saveRecord(round('jump'))
  const progress = await openProgress()
  expect(progress.records().map(({ exercise }) => exercise)).toEqual(['jump'])
  expect(progress.problems).toEqual([])
  expect((await progress.exportAll()).aside).toEqual([{ store: 'exercises', value: damaged }])
})

test('a damaged record that cannot even be set aside hinders nothing', async () => {
  await (await openProgress({ learner: 'lin' })).saveRecord(round('jump'))
  await plant('exercises', { version: 1, learner: 'lin', exercise: 'broken' })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const progress = await openProgress({ learner: 'lin' })
  expect(progress.records().map(({ exercise }) => exercise)).toEqual(['jump'])
  expect(progress.problems.map(({ code }) => code)).toEqual(['record-damaged'])
})

test('problems are told as they are found', async () => {
  await plant('places', { version: 1, learner: 'me', lesson: 'horse', step: '', at: 1 })
  const told: ProgressProblem[] = []
  const progress = await openProgress({ onproblem: (problem) => told.push(problem) })
  expect(told).toEqual([
    { code: 'record-damaged', params: { field: 'step' }, place: { store: 'places', key: 'me horse' } },
  ])
  expect(progress.problems).toEqual(told)
})

test('what a newer version wrote is left untouched, even by a new round', async () => {
  const newer = { version: 2, learner: 'me', exercise: 'jump', medals: ['gold'] }
  await plant('exercises', newer)
  const progress = await openProgress()
  await progress.saveRecord(round('jump'))
  expect(progress.records()).toMatchObject([{ exercise: 'jump', stars: 3 }])
  expect(progress.problems.map(({ code }) => code)).toEqual(['record-newer'])
  expect((await progress.exportAll()).exercises).toEqual([newer])
})

test('where storage is refused the app goes on in memory, and says so', async () => {
  vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const progress = await openProgress()
  expect(progress.problems).toEqual([{ code: 'storage-refused', params: {} }])
  await progress.saveRecord(round('jump'))
  expect(progress.records()).toHaveLength(1)
  expect((await progress.exportAll()).exercises).toHaveLength(1)
})

test('what a full disk refused is saved when there is room again, once', async () => {
  const progress = await openProgress()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await progress.saveRecord(round('a'))
  await progress.saveRecord(round('a'))
  expect(progress.problems).toEqual([{ code: 'storage-full', params: {} }])
  expect((await openProgress()).records()).toEqual([])
  full.mockRestore()
  await progress.savePlace({ lesson: 'horse', step: 'one', at: 1 })
  expect((await openProgress()).records()).toMatchObject([{ exercise: 'a', rounds: 2 }])
})

test('a save is whole or not at all', async () => {
  const progress = await openProgress()
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put']
  let calls = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    calls += 1
    if (calls === 1) throw new DOMException('full', 'QuotaExceededError')
    if (calls === 3) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value)
  })
  await progress.saveRecord(round('a'))
  await progress.saveRecord(round('b'))
  expect(calls).toBe(3)
  expect((await openProgress()).records()).toEqual([])
})
