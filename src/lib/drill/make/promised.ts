import type { Move, Position } from '../../rules'
import { hasSpare, isPlayable } from './board'
import type { Level } from '../types'
import { ANSWERS_MAX, answersIn, forces, isQuick, type Limits, nearMisses } from './winning'

/* What wins promise, asked of one that is being made and of one that is stored alike. */

/** What is asked: to win in `length` moves, by checkmate or, no mate being there, by stalemate. */
export interface Asked {
  readonly kind: 'mate' | 'stalemate'
  readonly length: number
}

/** Up to this level nothing on the board is superfluous. */
export const BARE: Level = 2

const isPromised = (position: Position, { kind, length }: Asked, answers: readonly Move[]): boolean => {
  const canMate = forces(position, answers, length, 'checkmate')
  if (kind === 'mate') return canMate
  return !canMate && answers.every((answer) => forces(position, [answer], length, 'stalemate'))
}

/**
 * The right moves: all that win in exactly `length`, in any way. None where there are too many, or where the ending is
 * another than the kind asks for: at least one mates; or all win by stalemate alone, and none can mate.
 */
export function promised(position: Position, asked: Asked, limits: Limits = { most: ANSWERS_MAX }): Move[] {
  const answers = answersIn(position, asked.length, limits)
  return answers.length > 0 && isPromised(position, asked, answers) ? answers : []
}

const isSame = (one: readonly Move[], other: readonly Move[]): boolean =>
  one.length === other.length && one.every((move, i) => move === other[i])

/** Whether a board asks the same, with the same right moves. */
export const keepsAnswers =
  (asked: Asked, answers: readonly Move[], limits?: Limits) =>
  (board: Position): boolean =>
    isQuick(board) && isSame(promised(board, asked, limits), answers)

/** Whether a piece could be taken away, and the same would be asked with the same right moves. */
export function isSuperfluous(position: Position, asked: Asked, answers: readonly Move[]): boolean {
  const keeps = keepsAnswers(asked, answers)
  return hasSpare(position, (smaller) => isPlayable(smaller) && keeps(smaller))
}

/**
 * Something on the board leads a hasty learner astray: a check or a capture that does not win. Of stalemates that are not
 * for beginners it is asked: whoever looks for mate must find something to try.
 */
export const isTempting = (position: Position, { kind }: Asked, answers: readonly Move[], level: Level): boolean =>
  kind === 'mate' || level <= BARE || nearMisses(position, answers) > 0
