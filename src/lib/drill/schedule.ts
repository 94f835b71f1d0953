import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs'
import type { Answered, Log, ReviewItem } from './log'
import { DAILY_LIMIT } from './review'

/*
 * When what was missed comes again. Nothing of this is stored: it is reckoned anew from the answers, so another way of
 * reckoning can take its place. The one module that needs ts-fsrs; where nothing is in review it need not be loaded.
 */

const DAY = 86_400_000

/** Half a year: a child that has gone further with an exercise than that still meets it now and then. */
const LONGEST = 180
/** What was just missed comes again within so many days, however well it was known before. */
const AFTER_MISS = 3

/** Without fuzz, so that all devices agree, and in whole days: who wants to try again at once replays the mistakes. */
const memory = new FSRSAlgorithm(
  generatorParameters({
    request_retention: 0.9,
    maximum_interval: LONGEST,
    enable_fuzz: false,
    enable_short_term: false,
    learning_steps: [],
    relearning_steps: [],
  }),
)

const daysBetween = (earlier: number, later: number): number => Math.round((later - earlier) / DAY)

/**
 * One answer for each sitting: what comes within half a day is practice, and the worst of it counts. What a clock that
 * ran ahead put into the future does not count: reckoned from then, or from now on, the item would run away.
 */
function sittingsOf(log: Log, now: number): Answered[] {
  const sittings: Answered[] = []
  for (const [at, grade] of log.filter((answered) => answered[0] <= now)) {
    const last = sittings.at(-1)
    if (!last || daysBetween(last[0], at) >= 1) sittings.push([at, grade])
    else sittings[sittings.length - 1] = [last[0], worse(last[1], grade)]
  }
  return sittings
}

const worse = <G extends number>(one: G, other: G): G => (one < other ? one : other)

/** Days until it is asked again, from the last answer on. */
function daysAfter(sittings: readonly Answered[]): number {
  let state: ReturnType<typeof memory.next_state> | null = null
  sittings.forEach(([at, grade], i) => {
    const before = sittings[i - 1]
    state = memory.next_state(state, before ? daysBetween(before[0], at) : 0, grade)
  })
  const { stability } = state ?? { stability: 0 }
  const days = memory.next_interval(stability, 0)
  return sittings.at(-1)?.[1] === 1 ? Math.min(days, AFTER_MISS) : days
}

/** When the item is due, in milliseconds since 1970; 0, long ago, where all answers lie in the future. */
export function dueOf({ log }: Pick<ReviewItem, 'log'>, now: number): number {
  const sittings = sittingsOf(log, now)
  const last = sittings.at(-1)
  return last ? last[0] + daysAfter(sittings) * DAY : 0
}

export interface Today {
  /** When the learner's day began, in milliseconds since 1970. */
  readonly today: number
  /** So many in one day, those that were asked again today counted; greater for who wants more. */
  readonly limit?: number
}

const isOn = (day: number, at: number): boolean => at >= day && at < day + DAY

/** It was in review before today, and was answered today. */
const isDone = ({ log }: ReviewItem, today: number): boolean =>
  log.some(([at]) => isOn(today, at)) && log.some(([at]) => !isOn(today, at))

/**
 * What is to be asked today, the longest due first, then by id. What was answered today waits until tomorrow at least;
 * what is due at any hour of today is due in the morning.
 */
export function dueToday(
  items: readonly ReviewItem[],
  now: number,
  { today, limit = DAILY_LIMIT }: Today,
): readonly ReviewItem[] {
  const left = limit - items.filter((item) => isDone(item, today)).length
  const open = items.filter(({ log }) => !log.some(([at]) => isOn(today, at)))
  const dated = open.map((item) => ({ item, due: dueOf(item, now) })).filter(({ due }) => due < today + DAY)
  dated.sort((a, b) => a.due - b.due || (a.item.item < b.item.item ? -1 : 1))
  return dated.slice(0, Math.max(0, left)).map(({ item }) => item)
}
