import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOG_MAX } from '../../src/lib/drill/log'
import { reviewItems } from '../../src/lib/drill/review'
import { openProgress } from '../../src/lib/progress'
import { openDatabase } from '../../src/lib/progress/database'
import { answer, logs, missed, round, tried } from './practised'

const DAY = 86_400_000

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('an exercise of a lesson', () => {
  test('comes into review when it is missed or done with hints, and is logged from then on', async () => {
    const progress = await openProgress()
    await progress.saveRecord(round('easy'))
    await progress.saveRecord(missed('leg'))
    await progress.saveRecord(round('leg', { solvedAt: 2000 }))
    await progress.saveRecord(round('hinted', { stars: 2, hints: 1 }))
    await progress.saveRecord(round('both', { stars: 1, hints: 1, tries: 1 }))
    await progress.saveRecord(round('shown', { stars: 0 }))
    const expected = {
      leg: [
        [1000, 1],
        [2000, 3],
      ],
      hinted: [[1000, 2]],
      both: [[1000, 1]],
      shown: [[1000, 1]],
    }
    expect(logs(progress)).toEqual(expected)
    const again = await openProgress()
    expect(logs(again)).toEqual(expected)
    expect(again.attempts().find(({ item }) => item === 'leg')).toEqual({
      version: 1,
      learner: 'me',
      item: 'leg',
      source: 'lesson',
      lesson: 'horse-leg',
      log: expected.leg,
    })
  })

  test('of a test does not', async () => {
    const progress = await openProgress()
    await progress.saveRecord(round('pieces-test', { lesson: 'pieces-test', stars: 1, tries: 4 }))
    expect(progress.attempts()).toEqual([])
    expect((await openProgress()).attempts()).toEqual([])
  })

  test('that was missed before there were logs keeps that miss when it is done again', async () => {
    await (await openProgress()).saveRecord(missed('leg'))
    const database = await openDatabase('mazouri')
    await database.clear('attempts')
    database.close()
    const progress = await openProgress()
    expect(progress.attempts()).toEqual([])
    expect(reviewItems(progress.records(), progress.attempts())).toMatchObject([{ item: 'leg', log: [[1000, 1]] }])
    await progress.saveRecord(round('leg', { solvedAt: 5000 }))
    const log = [
      [1000, 1],
      [5000, 3],
    ]
    expect(logs(progress)).toEqual({ leg: log })
    expect(logs(await openProgress())).toEqual({ leg: log })
  })

  test('that is asked again is logged, and its best round stays as it was', async () => {
    const progress = await openProgress()
    await progress.saveRecord(missed('leg'))
    await progress.saveAttempt({ item: 'leg', source: 'lesson', lesson: 'moved', at: 3000, grade: 3 })
    const again = await openProgress()
    expect(again.records()).toMatchObject([{ tries: 2, rounds: 1, lesson: 'horse-leg' }])
    expect(again.attempts()).toMatchObject([
      {
        lesson: 'moved',
        log: [
          [1000, 1],
          [3000, 3],
        ],
      },
    ])
  })
})

describe('a drill', () => {
  test('that is right at once needs no review; one that was missed keeps its first text', async () => {
    const progress = await openProgress()
    expect(await progress.saveAttempt(tried('good', 1, 3))).toBeUndefined()
    await progress.saveAttempt(tried('bad', 1, 1))
    const record = await progress.saveAttempt({ ...tried('bad', 2, 3), drill: 'mirrored' })
    expect(record).toMatchObject({ item: 'bad', source: 'drill', drill: 'text of bad' })
    expect((await openProgress()).attempts()).toEqual([record])
  })

  test('keeps the sixty newest answers', async () => {
    const progress = await openProgress()
    for (let i = 0; i < 70; i++) void progress.saveAttempt(tried('hard', i, 1))
    await progress.saveAttempt(tried('hard', 70, 3))
    const [record] = (await openProgress()).attempts()
    expect(record?.log).toHaveLength(LOG_MAX)
    expect([record?.log[0], record?.log.at(-1)]).toEqual([
      [11, 1],
      [70, 3],
    ])
  })
})

describe('an idea', () => {
  test('counts its answers, its days and its rounds', async () => {
    const progress = await openProgress()
    await progress.saveAnswer(answer(true))
    await progress.saveAnswer(answer(false))
    await progress.saveAnswer(answer(true, 2 * DAY))
    await progress.saveAnswer(answer(true, 2 * DAY + 5))
    await progress.saveAnswer(answer(false, 3 * DAY))
    await progress.saveTimed('mate-1', 12)
    await progress.saveTimed('mate-1', 7)
    const record = await progress.saveSession('mate-1', 8)
    expect(record).toEqual({
      version: 1,
      learner: 'me',
      idea: 'mate-1',
      recent: 'rmrrm',
      seen: 5,
      right: 3,
      days: 2,
      lastDay: 2,
      ability: 2,
      best: 12,
      rounds: 2,
      last: 8,
    })
    const again = await openProgress()
    expect(again.idea('mate-1')).toEqual(record)
    expect(again.ideas()).toEqual([record])
    expect(again.idea('mate-2')).toBeUndefined()
  })

  test('remembers the last twenty answers', async () => {
    const progress = await openProgress()
    await progress.saveAnswer(answer(false))
    for (let i = 0; i < 19; i++) void progress.saveAnswer(answer(true))
    await progress.saveAnswer(answer(false))
    expect((await openProgress()).idea('mate-1')).toMatchObject({ recent: `${'r'.repeat(19)}m`, seen: 21, right: 19 })
  })

  test('goes on counting days after a clock that ran ahead', async () => {
    const progress = await openProgress()
    await progress.saveAnswer(answer(true, 400 * DAY))
    await progress.saveAnswer(answer(true, 30 * DAY))
    expect(progress.idea('mate-1')).toMatchObject({ days: 2, lastDay: 30 })
  })
})
