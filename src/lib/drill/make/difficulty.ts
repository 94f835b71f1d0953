import { type Move, legalMoves, type Position } from '../../rules'
import { type Level, LEVELS } from '../types'
import { nearMisses } from './winning'

/* How hard a win is to find. A first guess, that how the learner does corrects. */

/** What counts: each makes a win harder to find, or leaves it as hard. */
export interface Features {
  /** Moves of the learner that it takes. */
  readonly length: number
  /** On the board, generals too. */
  readonly pieces: number
  /** What the learner may choose from. */
  readonly moves: number
  /** Checks and captures that do not win. */
  readonly misses: number
}

/**
 * An integer, higher for harder. A move more to look ahead counts as much as ten pieces more, or five near misses; each
 * near miss as much as four moves that nobody would play. Near misses beyond ten hide the answer no better.
 */
export const scoreOf = ({ length, pieces, moves, misses }: Features): number =>
  20 * (length - 1) + 2 * pieces + moves + 4 * Math.min(misses, 10)

/** The highest score of each level but the last. */
const BOUNDS = [40, 58, 78, 100] as const

/** The level of a score: from 1, for the first minutes, to 5. */
export const levelOfScore = (score: number): Level => LEVELS[BOUNDS.filter((bound) => score > bound).length] ?? 5

const featuresOf = (position: Position, length: number, answers: readonly Move[]): Features => ({
  length,
  pieces: position.pieces().length,
  moves: legalMoves(position).length,
  misses: nearMisses(position, answers),
})

/** The level of a win, by its board, its length and the moves that are right. */
export const levelOf = (position: Position, length: number, answers: readonly Move[]): Level =>
  levelOfScore(scoreOf(featuresOf(position, length, answers)))
