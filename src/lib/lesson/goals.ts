import {
  checkersOf,
  isInCheck,
  legOf,
  type Move,
  pointsBetween,
  type Position,
  type Role,
  toOf,
  fromOf,
} from '../rules'
import { isSafeCapture, isSafeMove } from '../solver'
import type { EscapeWay } from './types'

/**
 * What a task asks for, as a pure predicate of where it began and what has been played since.
 * Legality is not asked here: every move in `moves` has been a legal one.
 */
export type Goal = (start: Position, moves: readonly Move[]) => boolean

const playAll = (start: Position, moves: readonly Move[]): Position =>
  moves.reduce((position, move) => position.play(move), start)

/** The position before the last move, and that move. */
const lastOf = (start: Position, moves: readonly Move[]): readonly [Position, Move] | undefined => {
  const last = moves.at(-1)
  return last === undefined ? undefined : [playAll(start, moves.slice(0, -1)), last]
}

/** The last move gives check (将军). */
export const givesCheck: Goal = (start, moves) => moves.length > 0 && isInCheck(playAll(start, moves))

/** The last move captures a piece of that role. */
export const captures =
  (role: Role): Goal =>
  (start, moves) => {
    const last = lastOf(start, moves)
    return last?.[0].pieceAt(toOf(last[1]))?.role === role
  }

/** The last move captures, and loses nothing by it or gains more than it loses at once. */
export const capturesSafely: Goal = (start, moves) => {
  const last = lastOf(start, moves)
  return last !== undefined && isSafeCapture(last[0], last[1])
}

/** The last move loses nothing at once, or gains more than it loses. */
export const keepsPieces: Goal = (start, moves) => {
  const last = lastOf(start, moves)
  return last !== undefined && (isSafeMove(last[0], last[1]) || isSafeCapture(last[0], last[1]))
}

/** Whether the piece now on `to` stands in the way of the check that `checker` gave: on its line or on its horse's leg. */
function standsBetween(position: Position, checker: Move, to: Move): boolean {
  const piece = position.pieceAt(fromOf(checker))
  const target = toOf(to)
  if (piece?.role === 'horse') return legOf(fromOf(checker), toOf(checker)) === target
  return pointsBetween(fromOf(checker), toOf(checker)).includes(target)
}

/** The ways in which a legal answer to a check answers it; a move of two kinds counts as both. */
export function escapeWays(position: Position, move: Move): EscapeWay[] {
  const general = position.generalOf(position.turn)
  const checkers = checkersOf(position, position.turn)
  if (general === undefined || checkers.length === 0) return []
  const lines = checkers.map((checker) => ((checker << 8) | general) as Move)
  const ways: EscapeWay[] = []
  if (fromOf(move) === general) ways.push('flee')
  if (checkers.includes(toOf(move))) ways.push('take')
  if (fromOf(move) === general) return ways
  if (lines.some((line) => standsBetween(position, line, move))) ways.push('block')
  const unscreens = (line: Move): boolean =>
    position.pieceAt(fromOf(line))?.role === 'cannon' &&
    pointsBetween(fromOf(line), general).includes(fromOf(move)) &&
    !pointsBetween(fromOf(line), general).includes(toOf(move))
  if (lines.some(unscreens)) ways.push('unscreen')
  return ways
}

/** The last move answers the check in one of `ways`; in any way where none is named. */
export const escapesBy =
  (ways: readonly EscapeWay[]): Goal =>
  (start, moves) => {
    const last = lastOf(start, moves)
    if (!last) return false
    return ways.length === 0 || escapeWays(last[0], last[1]).some((way) => ways.includes(way))
  }
