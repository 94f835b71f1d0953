import { err, legalMoves, type Move, ok, outcomeOf, type Position, type Result } from '../rules'
import { type Goal, Search, WITHIN_MAX } from './search'

/**
 * Why there is no answer: a general is missing, the number of moves is not one of 1, 2, 3, 4, or the board has so many
 * moves that the search gave up. No position of a game is known to be too wide for `solve`.
 */
export interface SolveError {
  readonly code: 'general-missing' | 'within-out-of-range' | 'too-wide'
}

/** How far a search is: `done` of `of` first moves have been tried for a win in exactly `length`. */
export interface Progress {
  readonly length: number
  readonly done: number
  readonly of: number
}

/** The order in which a win's ending is asked for. */
const ENDINGS = ['checkmate', 'stalemate'] as const

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
export function faultOf(position: Position, within: number, most = WITHIN_MAX): SolveError | undefined {
  if (!position.hasBothGenerals) return { code: 'general-missing' }
  const isInRange = Number.isInteger(within) && within >= 1 && within <= most
  return isInRange ? undefined : { code: 'within-out-of-range' }
}

/**
 * Every first move of the side to move that reaches `goal` in at most `within` (1 to 4) of its moves against any
 * defence, with its exact length; sorted by length, then by ICCS. None where the game is over. `report` is told how far
 * the search is before each first move that it tries.
 */
export function solve(
  position: Position,
  within: number,
  goal: Goal = 'any',
  report?: (progress: Progress) => void,
): Result<readonly Win[], SolveError> {
  const fault = faultOf(position, within)
  if (fault) return err(fault)
  if (outcomeOf(position).kind !== 'ongoing') return ok([])
  const search = new Search(position, goal)
  const wins: Win[] = []
  // In the order of ICCS, and so are the wins of one length.
  let open = legalMoves(position)
  for (let length = 1; length <= within; length++) {
    const found = open.filter((move, done, { length: of }) => {
      report?.({ length, done, of })
      return search.wins(move, length)
    })
    wins.push(...found.map((move) => ({ move, in: length, by: endingOf(search, move, length) })))
    open = open.filter((move) => !found.includes(move))
  }
  if (search.effort.left < 0) return err({ code: 'too-wide' })
  return ok(wins)
}

/** What a search may cost that only says more of a move that was not asked for: a fraction of a second on an old phone. */
const ASIDE_EFFORT = 2_000_000

/**
 * In how many moves, itself counted, the legal `move` wins against any defence, looked for in `lengths` (each from 1 to 4)
 * in turn. Undefined where it wins in none of them, or where it would take long to know.
 */
export function winLength(
  position: Position,
  move: Move,
  lengths: readonly number[],
  goal: Goal = 'any',
): number | undefined {
  if (!position.hasBothGenerals) return undefined
  const search = new Search(position, goal, { left: ASIDE_EFFORT })
  const length = lengths.find((each) => search.wins(move, each))
  return search.effort.left < 0 ? undefined : length
}

function endingOf({ position, goal, effort }: Search, move: Move, length: number): Win['by'] {
  if (goal !== 'any') return goal
  return ENDINGS.find((ending) => new Search(position, ending, effort).wins(move, length)) ?? 'either'
}
