import { type DoneExercise, type ReviewItem, unloggedMiss } from './log'

/** So many a day, unless more is asked for. */
export const DAILY_LIMIT = 20

/**
 * All that is in review: what has answers logged, and exercises that were missed before answers were logged. Whether
 * an exercise still exists is for the caller to know: its answers stay kept, in case it comes back.
 */
export function reviewItems(records: readonly DoneExercise[], attempts: readonly ReviewItem[]): ReviewItem[] {
  const logged = new Set(attempts.map(({ item }) => item))
  const missed = records.flatMap((record): ReviewItem[] => {
    const { exercise: item, lesson } = record
    const log = logged.has(item) ? [] : unloggedMiss(record)
    return log.length > 0 ? [{ item, source: 'lesson', lesson, log }] : []
  })
  return [...attempts, ...missed]
}
