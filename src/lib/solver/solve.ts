import { byIccs, err, legalMoves, type Move, ok, outcomeOf, type Position, type Result } from '../rules'
import { type Goal, Search, WITHIN_MAX } from './search'

/** Why nothing was searched: a general is missing, or the number of moves is not one of 1, 2, 3, 4. */
export interface SolveError {
  readonly code: 'general-missing' | 'within-out-of-range'
}

/**
 * A first move that wins against any defence.
 *
 * `in` counts the winner's own moves, this one included, with the best play of both sides.
 * `by` is the ending that can be forced within that number: `checkmate` if checkmate can be, else `stalemate` if that
 * can be, else `either`: the loser chooses which.
 */
export interface Win {
  readonly move: Move
  readonly in: number
  readonly by: 'checkmate' | 'stalemate' | 'either'
}

/** What a search asks of its question before it starts. */
export function faultOf(position: Position, within: number): SolveError | undefined {
  if (!position.hasBothGenerals) return { code: 'general-missing' }
  const isInRange = Number.isInteger(within) && within >= 1 && within <= WITHIN_MAX
  return isInRange ? undefined : { code: 'within-out-of-range' }
}

/**
 * Every first move of the side to move that reaches `goal` in at most `within` (1 to 4) of its moves against any
 * defence, with its exact length; sorted by length, then by ICCS. None where the game is over.
 */
export function solve(position: Position, within: number, goal: Goal = 'any'): Result<readonly Win[], SolveError> {
  const fault = faultOf(position, within)
  if (fault) return err(fault)
  if (outcomeOf(position).kind !== 'ongoing') return ok([])
  const search = new Search(position, goal)
  const wins: Win[] = []
  let open = legalMoves(position)
  for (let length = 1; length <= within; length++) {
    const found = open.filter((move) => search.wins(move, length))
    wins.push(...found.map((move) => ({ move, in: length, by: endingOf(position, move, length, goal) })))
    open = open.filter((move) => !found.includes(move))
  }
  return ok(wins.sort((a, b) => a.in - b.in || byIccs(a.move, b.move)))
}

function endingOf(position: Position, move: Move, length: number, goal: Goal): Win['by'] {
  if (goal !== 'any') return goal
  if (new Search(position, 'checkmate').wins(move, length)) return 'checkmate'
  return new Search(position, 'stalemate').wins(move, length) ? 'stalemate' : 'either'
}
