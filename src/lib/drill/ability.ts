import { type Level, LEVELS } from './types'

/*
 * How hard a learner's drills of one idea are: a whole number from 0 to 100, twenty to each level. It stays where some
 * seven of ten are right at once: enough to be glad of, and something left to learn.
 */

export const ABILITY_MAX = 100
/** The first level, near to its end: three that are right at once lead to the second. */
export const ABILITY_START = 10

const STEP = ABILITY_MAX / LEVELS.length

/** By how much it rises and falls. Every number is less than a level. */
const RISE = { easier: 2, equal: 4, harder: 6 } as const
const FALL = { easier: 12, equal: 10, harder: 6 } as const

export const levelFor = (ability: number): Level => LEVELS[Math.min(LEVELS.length - 1, Math.floor(ability / STEP))] ?? 1

/** The ability after one more answer to a drill of that level; the learner's own level changes by one at most. */
export function abilityAfter(ability: number, { isRight, level }: { isRight: boolean; level: Level }): number {
  const own = levelFor(ability)
  const like = level < own ? 'easier' : level > own ? 'harder' : 'equal'
  const next = isRight ? ability + RISE[like] : ability - FALL[like]
  return Math.min(ABILITY_MAX, Math.max(0, next))
}
