import type { Position } from '../rules'
import type { Draft, Make } from './types'

/** What a drill promises and does not hold. */
export const BREACHES = [
  /** The FEN cannot be read, or no game can reach the position. */
  'unplayable',
  /** The other side could not move, were it its turn. */
  'other-side-stuck',
  /** The learner has no move. */
  'over',
  /** The stored answers are not all that is right, or not right. */
  'answers',
  /** It is won sooner than in its length, or later. */
  'length',
  /** Another ending, or another way to mate, than it says. */
  'pattern',
  /** There is nothing to tell apart: no wrong answer near, or none at all. */
  'no-choice',
  /** More right answers than an exercise of one idea should have. */
  'too-many-answers',
  /** An easy one has a piece that changes nothing. */
  'superfluous',
  /** It does not show the idea that it stands under. */
  'other-idea',
  /** Its difficulty is not what it comes to. */
  'level',
] as const
export type Breach = (typeof BREACHES)[number]

/** One kind of drill: how it is made, and what proves one, whoever made it. */
export interface Kind {
  readonly make: Make
  /** Every right answer by the rules core and the solver, sorted as text. */
  readonly answersOf: (position: Position, asked: Pick<Draft, 'ask' | 'length'>) => readonly string[]
  /** What the kind promises beyond a playable position and right answers; undefined where all of it holds. */
  readonly breachOf: (position: Position, draft: Draft) => Breach | undefined
}
