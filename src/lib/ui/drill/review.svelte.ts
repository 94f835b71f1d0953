import type * as Schedule from '$lib/drill/schedule'
import { DAILY_LIMIT, reviewItems } from '$lib/drill/review'
import type { ReviewItem } from '$lib/drill/log'
import { addressOf } from '../addresses'
import { learner } from '../learner.svelte'
import { startOfDay } from './day'

/*
 * What the learner is to see again. When things are due is reckoned by a library that nobody waits for: until it has come,
 * and storage has been read, nothing is said.
 */

let schedule = $state.raw<typeof Schedule | undefined>()
/** Which lesson an exercise stands in today; undefined as long as nobody knows. */
let lessons = $state.raw<ReadonlyMap<string, string> | undefined>()
let asked: Promise<void> | undefined
let limit = $state(DAILY_LIMIT)

const fetchLessons = async (): Promise<void> => {
  const answer = await fetch(addressOf('/exercises.json'))
  const byLesson = (await answer.json()) as Readonly<Record<string, readonly string[]>>
  lessons = new Map(Object.entries(byLesson).flatMap(([lesson, ids]) => ids.map((id) => [id, lesson] as const)))
}

const load = async (all: readonly ReviewItem[]): Promise<void> => {
  const isAboutLessons = all.some(({ source }) => source === 'lesson')
  const [loaded] = await Promise.all([
    import('$lib/drill/schedule'),
    isAboutLessons ? fetchLessons().catch(() => undefined) : undefined,
  ])
  schedule = loaded
}

const everything = (): readonly ReviewItem[] => {
  const { progress } = learner
  return progress ? reviewItems(progress.records(), progress.attempts()) : []
}

/** An exercise that has moved is asked where it stands now; one that is gone waits in case it comes back. */
const inPlace = (item: ReviewItem): ReviewItem[] => {
  if (item.source === 'drill' || !lessons) return [item]
  const lesson = lessons.get(item.item)
  return lesson === undefined ? [] : [{ ...item, lesson }]
}

const items = (): readonly ReviewItem[] => everything().flatMap(inPlace)

const isMissed = ({ log }: ReviewItem): boolean => log.at(-1)?.[1] === 1

export const review = {
  /** Fetches what it takes to know, where anything is in review; asked again after it has failed. */
  async start(): Promise<void> {
    await learner.open()
    const all = everything()
    if (all.length > 0)
      asked ??= load(all).catch(() => {
        asked = undefined
      })
    await asked
  },

  /** What is due today, the oldest need first; undefined until that is known. */
  get due(): readonly ReviewItem[] | undefined {
    const now = Date.now()
    if (learner.progress && everything().length === 0) return []
    return schedule?.dueToday(items(), now, { today: startOfDay(now), limit })
  },

  /** What would be due today if there were no end to it. */
  get waiting(): number {
    const now = Date.now()
    return schedule?.dueToday(items(), now, { today: startOfDay(now), limit: Infinity }).length ?? 0
  },

  /** More than a day's share, for who asks for it. */
  askMore(count: number): void {
    limit += count
  },

  /** What was missed last and not done right since. */
  get mistakes(): readonly ReviewItem[] {
    return schedule ? items().filter(isMissed) : []
  },
}
