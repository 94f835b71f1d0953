import type { Progress, Round, Tried } from '../../src/lib/progress'

/* Rounds, attempts and answers as the pages save them. */

export const round = (exercise: string, changes: Partial<Round> = {}): Round => ({
  exercise,
  lesson: 'horse-leg',
  stars: 3,
  tries: 0,
  hints: 0,
  solvedAt: 1000,
  ...changes,
})
/** A round with two wrong tries. */
export const missed = (exercise: string, solvedAt = 1000): Round => round(exercise, { stars: 1, tries: 2, solvedAt })
export const tried = (item: string, at: number, grade: Tried['grade']): Tried => ({
  item,
  source: 'drill',
  drill: `text of ${item}`,
  at,
  grade,
})
/** The log of each item. */
export const logs = (progress: Progress) => Object.fromEntries(progress.attempts().map(({ item, log }) => [item, log]))

export const answer = (isRight: boolean, at = 1000, idea = 'mate-1') => ({ idea, at, isRight, level: 1 as const })
