import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answered, type Grade, LOG_MAX, type Log, mergedLog, type ReviewItem } from '../../src/lib/drill/log'
import { reviewItems } from '../../src/lib/drill/review'
import { viewFor } from '../../src/lib/drill/review-view'
import { dueOf, dueToday } from '../../src/lib/drill/schedule'
import { VIEWS } from '../../src/lib/drill/view'

const DAY = 86_400_000
const HOUR = DAY / 24
/** A morning on which the local day begins. */
const START = 20_000 * DAY + 16 * HOUR

const item = (id: string, log: Log, source: ReviewItem['source'] = 'drill'): ReviewItem => ({ item: id, source, log })
const record = (exercise: string, tries = 0, lesson = 'horse') => ({ exercise, lesson, tries, solvedAt: START })

const anAnswer = fc.tuple(
  fc.nat(200).map((hours) => START + hours * HOUR),
  fc.constantFrom<Grade>(1, 2, 3),
)
const aLog = fc.array(anAnswer, { maxLength: 80 }).map((answers) => mergedLog(answers, []))

describe('two tabs', () => {
  test('come to one log, in whatever order and however often they are put together', () => {
    fc.assert(
      fc.property(aLog, aLog, aLog, (a, b, c) => {
        expect(mergedLog(a, b)).toEqual(mergedLog(b, a))
        expect(mergedLog(mergedLog(a, b), c)).toEqual(mergedLog(a, mergedLog(b, c)))
        expect(mergedLog(mergedLog(a, b), b)).toEqual(mergedLog(a, b))
      }),
    )
  })

  test('lose nothing but what is older than the sixty newest', () => {
    fc.assert(
      fc.property(aLog, aLog, (a, b) => {
        const merged = mergedLog(a, b)
        const times = [...new Set([...a, ...b].map(([at]) => at))].sort((x, y) => x - y)
        expect(merged.map(([at]) => at)).toEqual(times.slice(-LOG_MAX))
        for (const [at, grade] of merged) {
          const grades = [...a, ...b].filter((answer) => answer[0] === at).map((answer) => answer[1])
          expect(grade).toBe(Math.min(...grades))
        }
      }),
    )
  })
})

describe('what is in review', () => {
  const logged = item('leg', [[START, 1]], 'lesson')

  test('is what has a log, and what was missed before there were logs, once', () => {
    const items = reviewItems([record('leg', 2), record('jump', 1), record('easy')], [logged])
    expect(items).toEqual([logged, { item: 'jump', source: 'lesson', lesson: 'horse', log: [[START, 1]] }])
  })

  test('is no test', () => {
    expect(reviewItems([record('pieces-test', 3, 'pieces-test')], [])).toEqual([])
  })
})

describe('the view', () => {
  const times = (count: number): Log => Array.from({ length: count }, (_, i): Answered => [START + i * DAY, 1])

  test('of a drill is another each time, all four in turn', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => viewFor(item('d', times(count))))).toEqual([
      ...VIEWS,
      ...VIEWS.slice(0, 2),
    ])
  })

  test('of an exercise is turned over every other time, and keeps its colours', () => {
    const seen = [0, 1, 2, 3].map((count) => viewFor(item('e', times(count), 'lesson')))
    expect(seen.map(({ mirrored }) => mirrored)).toEqual([false, true, false, true])
    expect(seen.some(({ swapped }) => swapped)).toBe(false)
  })

  test('changes still where the log is full', () => {
    const full = Array.from({ length: 20 }, (_, i) =>
      viewFor(item('d', mergedLog(times(LOG_MAX), [[START + 100 * DAY + i * 60_000, 1]]))),
    )
    expect(new Set(full.map((view) => JSON.stringify(view))).size).toBe(4)
  })
})

/** Answers always on the day on which it is due, with the grade that is asked of the number of the answer. */
const intervals = (grades: readonly Grade[]): number[] => {
  let log: Log = [[START, 1]]
  return grades.map((grade) => {
    const [last = START] = log.at(-1) ?? []
    const due = dueOf(item('x', log), last)
    log = mergedLog(log, [[due, grade]])
    return (due - last) / DAY
  })
}

describe('the day on which it comes again', () => {
  test('is tomorrow after a miss, then later and later, up to half a year', () => {
    const days = intervals([3, 3, 3, 3, 3, 3, 3, 3, 3])
    expect(days[0]).toBe(1)
    for (const [i, day] of days.entries()) {
      expect(day).toBeGreaterThanOrEqual(days[i - 1] ?? 0)
      expect(day).toBeLessThanOrEqual(180)
    }
    expect(days.slice(0, 4)).toEqual([...days.slice(0, 4)].sort((a, b) => a - b))
    expect(new Set(days.slice(0, 6)).size).toBe(6)
    expect(days.at(-1)).toBe(180)
  })

  test('is near after a miss, however well it was known', () => {
    const days = intervals([3, 3, 3, 3, 3, 3, 1, 3])
    expect(days.at(-2)).toBeGreaterThan(30)
    expect(days.at(-1)).toBeLessThanOrEqual(3)
  })

  test('is nearer with hints than without', () => {
    const [withHints, without] = [intervals([2, 2, 2, 2]), intervals([3, 3, 3, 3])]
    expect(withHints.at(-1)).toBeLessThan(without.at(-1) ?? 0)
  })

  test('is not put off by trying again at once', () => {
    const missed: Log = [[START, 1]]
    const replayed = mergedLog(missed, [
      [START + 600_000, 3],
      [START + HOUR, 3],
    ])
    expect(dueOf(item('x', replayed), START + 2 * HOUR)).toBe(dueOf(item('x', missed), START + 2 * HOUR))
  })

  test('is a whole number of days after some answer, between one and half a year', () => {
    fc.assert(
      fc.property(
        aLog.filter((log) => log.length > 0),
        (log) => {
          const [last = 0] = log.at(-1) ?? []
          const due = dueOf(item('x', log), last)
          expect(log.some(([at]) => due > at && due <= at + 180 * DAY && (due - at) % DAY === 0)).toBe(true)
        },
      ),
    )
  })
})

describe('a clock that was wrong', () => {
  const now = START + 30 * DAY
  const YEAR = 365 * DAY

  test('by a year ahead hides nothing: what was answered then still comes', () => {
    const log: Log = [
      [START, 1],
      [now + YEAR, 3],
    ]
    expect(dueOf(item('x', log), now)).toBeLessThanOrEqual(now)
    expect(dueToday([item('x', log)], now, { today: now })).toHaveLength(1)
    // And once it is answered by the right clock it waits as long as any other.
    const answered = mergedLog(log, [[now, 3]])
    expect(dueToday([item('x', answered)], now, { today: now })).toEqual([])
    const due = dueOf(item('x', answered), now)
    expect(due).toBeGreaterThan(now)
    expect(dueOf(item('x', answered), now + 10 * DAY)).toBe(due)
  })

  test('all along is put up with: it is long due', () => {
    expect(dueOf(item('x', [[now + YEAR, 3]]), now)).toBe(0)
    expect(dueToday([item('x', [[now + YEAR, 1]])], now, { today: now })).toHaveLength(1)
  })

  test('by a year behind changes nothing once it is right again', () => {
    const log: Log = [
      [START, 1],
      [START + DAY, 3],
    ]
    const due = dueOf(item('x', log), now)
    expect(dueToday([item('x', log)], START - YEAR, { today: START - YEAR })).toHaveLength(1)
    expect(dueOf(item('x', log), now)).toBe(due)
  })

  test('never keeps anything away for longer than half a year', () => {
    fc.assert(
      fc.property(aLog, fc.integer({ min: -400, max: 400 }), (log, days) => {
        const at = START + days * DAY
        expect(dueOf(item('x', log), at)).toBeLessThanOrEqual(at + 180 * DAY)
      }),
    )
  })

  test('by a year ahead makes no later answer worse', () => {
    const right: Log = [
      [START, 1],
      [now, 3],
    ]
    const withFuture = mergedLog(right, [[now + YEAR, 1]])
    expect(dueOf(item('x', withFuture), now)).toBe(dueOf(item('x', right), now))
  })
})

describe('a day', () => {
  const missed = (count: number, at: (i: number) => number): ReviewItem[] =>
    Array.from({ length: count }, (_, i) => item(`item-${String(i).padStart(3, '0')}`, [[at(i), 1]]))

  test('asks for twenty at most, the longest due first, then by id', () => {
    const now = START + 40 * DAY
    const items = missed(50, (i) => START + (i % 7) * DAY)
    const due = dueToday([...items].reverse(), now, { today: now })
    expect(due).toHaveLength(20)
    expect(due.map((each) => each.item).slice(0, 9)).toEqual(
      [0, 7, 14, 21, 28, 35, 42, 49, 1].map((i) => items[i]?.item),
    )
    expect(dueToday(items, now, { today: now, limit: 35 })).toHaveLength(35)
  })

  test('counts what was asked again on it, and not what was missed for the first time', () => {
    const [today, now] = [START + 40 * DAY, START + 40 * DAY + 5 * HOUR]
    const again = missed(30, () => START).map((each, i) =>
      i < 12 ? { ...each, log: mergedLog(each.log, [[today + i * 1000, i % 2 ? 3 : 1]]) } : each,
    )
    const first = Array.from({ length: 9 }, (_, i) => item(`new-${i}`, [[today + i, 1]]))
    const due = dueToday([...again, ...first], now, { today })
    expect(due.map((each) => each.item)).toEqual(again.slice(12, 20).map((each) => each.item))
  })

  test('begins in the morning: what was missed in the evening is there', () => {
    const evening = START - 2 * HOUR
    expect(dueToday([item('x', [[evening, 1]])], START, { today: START })).toHaveLength(1)
    expect(dueToday([item('x', [[START, 1]])], START + HOUR, { today: START })).toEqual([])
  })
})
