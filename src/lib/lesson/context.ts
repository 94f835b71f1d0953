import type { Abouts } from './about'
import type { LastBoard } from './positions'
import type { Problems } from './problems'
import type { Verse } from './types'

/** How much work the core may be asked for while one text is compiled: a lesson may be anybody's. */
export interface Budget {
  /** Positions whose moves may still be looked at. */
  left: number
}

/** Takes `cost` positions from the budget where that many are left. */
export function afford(budget: Budget, cost: number): boolean {
  if (budget.left < cost) return false
  budget.left -= cost
  return true
}

/** What is known while the steps of one lesson are compiled, from its first to its last. */
export interface LessonContext {
  readonly problems: Problems
  readonly fileLines: readonly string[]
  readonly definitions: ReadonlyMap<string, string>
  /** Verses by their titles: those of other lessons, and this lesson's so far. */
  readonly verses: Map<string, Verse>
  readonly ownVerses: Verse[]
  readonly abouts: Abouts
  /** `verses` began with those of all lessons: a title that is not among them is nobody's. */
  readonly knowsAllVerses: boolean
  readonly lessons?: ReadonlySet<string>
  readonly budget: Budget
  /** The last board: `broken` where it could not be read, so that nothing that goes on from it is reported again. */
  last: LastBoard | 'broken' | undefined
}
