import { describe, expect, test, vi } from 'vitest'
import { type Grade, mergedLog, type ReviewItem } from '../../src/lib/drill/log'
import { Random } from '../../src/lib/drill/random'
import { DAILY_LIMIT } from '../../src/lib/drill/review'
import { dueOf, dueToday } from '../../src/lib/drill/schedule'

/* A learner over months: every evening what is due, and some new things that are missed. */

vi.setConfig({ testTimeout: 30_000 })

const DAY = 86_400_000
const START = 20_000 * DAY
const EVENING = 18 * 3_600_000
const DAYS = 120

interface Evening {
  readonly day: number
  readonly asked: readonly string[]
  /** How many were due, asked or not. */
  readonly waiting: number
}

interface Life {
  readonly seed: number
  /** How many of ten are right. */
  readonly skill: number
  /** How many new ones are missed of an evening. */
  readonly missed: number
  /** Days off, from one up to another, which is not among them. */
  readonly holiday?: readonly [from: number, to: number]
  /** How far the clock is off on a day, in days. */
  readonly clock?: (day: number) => number
  /** Items that are gone on that day. */
  readonly isGone?: (item: string, day: number) => boolean
}

const grade = (random: Random, skill: number): Grade => (random.chance(skill, 10) ? 3 : random.chance(1, 3) ? 2 : 1)

/** Lives through the days; gives each evening and what is in review at the end. */
function live({ seed, skill, missed, holiday = [0, 0], clock = () => 0, isGone = () => false }: Life) {
  const random = new Random(seed)
  const items = new Map<string, ReviewItem>()
  const answer = (id: string, at: number, given: Grade): void => {
    const log = mergedLog(items.get(id)?.log ?? [], [[at, given]])
    items.set(id, { item: id, source: 'drill', log })
  }
  const evenings: Evening[] = []
  for (let day = 0; day < DAYS; day++) {
    if (day >= holiday[0] && day < holiday[1]) continue
    const today = START + (day + clock(day)) * DAY
    let now = today + EVENING
    const asked: string[] = []
    const there = (): ReviewItem[] => [...items.values()].filter(({ item }) => !isGone(item, day))
    const waiting = dueToday(there(), now, { today, limit: Infinity }).length
    // A sitting of seven, and then one of all that is left, or that should be.
    for (const count of [7, Infinity, Infinity]) {
      for (const { item } of dueToday(there(), now, { today }).slice(0, count)) {
        now += 60_000
        asked.push(item)
        answer(item, now, grade(random, skill))
      }
    }
    evenings.push({ day, asked, waiting })
    for (let i = 0; i < missed; i++) answer(`day-${day}-${i}`, now + 60_000 * (i + 1), 1)
  }
  return { evenings, items }
}

const lives: readonly (readonly [string, Life])[] = [
  ['a quick learner', { seed: 1, skill: 9, missed: 3 }],
  ['a slow learner', { seed: 2, skill: 5, missed: 3 }],
  ['a learner who misses much', { seed: 3, skill: 7, missed: 9 }],
  ['a learner with a holiday', { seed: 4, skill: 8, missed: 3, holiday: [50, 80] }],
  [
    'a clock that is set back a year and forward again',
    { seed: 5, skill: 8, missed: 3, clock: (day) => (day >= 40 && day < 60 ? -365 : 0) },
  ],
  [
    'a clock that runs a year ahead for a while',
    { seed: 6, skill: 8, missed: 3, clock: (day) => (day >= 40 && day < 60 ? 365 : 0) },
  ],
]

describe.each(lives)('%s', (_, life) => {
  const { evenings, items } = live(life)

  test('is never asked more than twenty in a day, nor one thing twice', () => {
    for (const { asked } of evenings) {
      expect(asked.length).toBeLessThanOrEqual(DAILY_LIMIT)
      expect(new Set(asked).size).toBe(asked.length)
    }
    expect(evenings.reduce((sum, { asked }) => sum + asked.length, 0)).toBeGreaterThan(100)
  })

  test('is asked as much as is due, up to twenty', () => {
    for (const { asked, waiting } of evenings) expect(asked.length).toBe(Math.min(DAILY_LIMIT, waiting))
  })

  test('loses nothing: all that was ever missed is in review, and has a day', () => {
    expect(items.size).toBe(evenings.length * life.missed)
    const now = START + DAYS * DAY
    for (const item of items.values()) expect(dueOf(item, now)).toBeLessThanOrEqual(now + 180 * DAY)
  })
})

/** On which days something was asked. */
const daysOf = (evenings: readonly Evening[], item: string): number[] =>
  evenings.filter(({ asked }) => asked.includes(item)).map(({ day }) => day)

describe('a learner who keeps up', () => {
  const { evenings, items } = live({ seed: 7, skill: 8, missed: 2 })

  test('meets all that was missed again within days', () => {
    for (const [id, { log }] of items) {
      const asked = daysOf(evenings, id)
      for (const [at, given] of log) {
        const day = Math.floor((at - START) / DAY)
        if (given !== 1 || day > DAYS - 8) continue
        const next = asked.find((later) => later > day)
        expect(next, `${id} on ${day}`).toBeLessThanOrEqual(day + 7)
      }
    }
  })

  test('meets what is right at longer and longer times', () => {
    const allRight = [...items.values()].filter(
      ({ log }) => log.length > 3 && log.slice(1).every(([, given]) => given === 3),
    )
    expect(allRight.length).toBeGreaterThan(10)
    for (const { log } of allRight) {
      const gaps = log.slice(1).map(([at], i) => Math.round((at - (log[i]?.[0] ?? 0)) / DAY))
      // A day on which more than twenty were due may shift one of them.
      expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0)
    }
  })
})

test('after a month of holiday the longest due come first, and what waits shrinks to nothing', () => {
  const { evenings, items } = live({ seed: 8, skill: 9, missed: 4, holiday: [40, 70] })
  const after = evenings.filter(({ day }) => day >= 70)
  const [first] = after
  expect(first?.waiting).toBeGreaterThan(DAILY_LIMIT)
  expect(first?.asked).toHaveLength(DAILY_LIMIT)
  const dues = first?.asked.map((id) => {
    const log = items.get(id)?.log.filter(([at]) => at < START + 70 * DAY) ?? []
    return dueOf({ log }, START + 70 * DAY)
  })
  expect(dues).toEqual([...(dues ?? [])].sort((a, b) => a - b))
  const caughtUp = after.findIndex(({ waiting }) => waiting <= DAILY_LIMIT)
  expect(caughtUp).toBeGreaterThan(0)
  expect(caughtUp).toBeLessThan(20)
  expect(after[caughtUp - 1]?.waiting).toBeLessThan(first?.waiting ?? 0)
})

test('what vanishes is not asked, hinders nothing, and is asked again when it is back', () => {
  const isGone = (item: string, day: number): boolean => /^day-[0-9]-/.test(item) && day >= 20 && day < 60
  const { evenings } = live({ seed: 9, skill: 8, missed: 2, isGone })
  const asked = (from: number, to: number): string[] =>
    evenings.filter(({ day }) => day >= from && day < to).flatMap((evening) => evening.asked)
  const early = /^day-[0-9]-/
  expect(asked(0, 20).some((id) => early.test(id))).toBe(true)
  expect(asked(20, 60).some((id) => early.test(id))).toBe(false)
  expect(asked(20, 60).length).toBeGreaterThan(40)
  expect(new Set(asked(60, DAYS).filter((id) => early.test(id))).size).toBe(20)
})

test('a clock that was a year ahead for a while puts nothing off', () => {
  const clock = (day: number): number => (day >= 40 && day < 60 ? 365 : 0)
  const { evenings, items } = live({ seed: 6, skill: 8, missed: 3, clock })
  const touched = [...items.values()].filter(({ log }) => log.some(([at]) => at > START + 365 * DAY))
  expect(touched.length).toBeGreaterThan(60)
  const later = new Set(evenings.filter(({ day }) => day >= 60).flatMap(({ asked }) => asked))
  expect(touched.filter(({ item }) => !later.has(item))).toEqual([])
})
