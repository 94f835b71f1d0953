import {
  areGeneralsFacing,
  checkersOf,
  isInCheck,
  legalMoves,
  type Move,
  otherSide,
  outcomeOf,
  type Position,
  toOf,
} from '../../rules'
import { formatIccs } from '../../notation'
import { type Goal, Search } from '../../solver'

/* What a win is, and how it is asked for cheaply: most boards by chance have none. */

/** More right answers than this, and the exercise is about nothing. */
export const ANSWERS_MAX = 3

/** What looking for one win may cost its maker, as the solver counts it: a part of a second on an old phone. */
export const EFFORT = 300_000

/** The side to move stands there as in a game, and has something to do; the other side too, were it its turn. */
export const isQuick = (position: Position): boolean =>
  position.hasBothGenerals &&
  !areGeneralsFacing(position) &&
  checkersOf(position, otherSide(position.turn)).length === 0 &&
  legalMoves(position.withTurn(otherSide(position.turn))).length > 0

/** When to stop looking. */
export interface Limits {
  /** More wins than this are as good as none. */
  readonly most?: number
  /** What the search may cost, as the solver counts it; whoever proves has no limit of his own. */
  readonly effort?: number
}

const searchOf = (position: Position, effort: number | undefined): Search =>
  new Search(position, 'any', effort === undefined ? undefined : { left: effort })

/** The first moves that win in at most `length`, in any way; none where a limit was met. */
function winsWithin(position: Position, length: number, { most = Infinity, effort }: Limits): Move[] {
  if (outcomeOf(position).kind !== 'ongoing') return []
  const search = searchOf(position, effort)
  const found: Move[] = []
  for (const move of legalMoves(position)) {
    if (search.wins(move, length)) found.push(move)
    if (found.length > most) return []
  }
  return search.effort.left < 0 ? [] : found
}

/** The side to move cannot win, in any way, in at most `length` moves. */
export const hasNoWin = (position: Position, length: number): boolean =>
  length === 0 || !new Search(position, 'any').canWin(length)

/** Every first move that wins in exactly `length`, in any way; none where it could be won sooner, or a limit was met. */
export const answersIn = (position: Position, length: number, limits: Limits = {}): Move[] =>
  hasNoWin(position, length - 1) ? winsWithin(position, length, limits) : []

/** At least one of the moves forces this ending in `length`. */
export function forces(position: Position, moves: readonly Move[], length: number, goal: Goal): boolean {
  const search = new Search(position, goal)
  return moves.some((move) => search.wins(move, length))
}

/** What a hasty learner may take for right: checks and captures that do not win. */
export function nearMisses(position: Position, answers: readonly Move[]): number {
  const others = legalMoves(position).filter((move) => !answers.includes(move))
  return others.filter((move) => position.pieceAt(toOf(move)) !== undefined || isInCheck(position.play(move))).length
}

export const textsOf = (moves: readonly Move[]): string[] => moves.map(formatIccs).sort()
