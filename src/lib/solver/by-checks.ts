import { byIccs, err, legalMoves, type Move, ok, outcomeOf, type Position, type Result } from '../rules'
import { make } from '../rules/in-place'
import { CHECKS_WITHIN_MAX, ChecksSearch } from './checks-search'
import { faultOf, type Progress, type SolveError } from './solve'

/**
 * What was found among wins by checks alone (连将杀): every move of the attacker gives check, whatever the defender
 * replies, and the last one is checkmate. A win with a quiet move in it, perhaps a shorter one, is not looked for.
 */
export type MateByChecks =
  /** The fewest moves of the attacker by checks alone, and the moves of both sides in turn, the defence the longest. */
  | { readonly kind: 'mate'; readonly in: number; readonly line: readonly Move[] }
  /** No such win within the bound: that is certain. */
  | { readonly kind: 'none' }
  /** The search gave up: there is none in at most `beyond` moves; whether there is a longer one is not known. */
  | { readonly kind: 'unknown'; readonly beyond: number }

/**
 * The shortest win by checks alone in at most `within` (1 to 12) moves of the side to move. The same answer on every
 * machine: the search gives up after a number of positions, never by time. `report` is told how far it is before each
 * first check that it tries.
 */
export function mateByChecks(
  position: Position,
  within: number,
  report?: (progress: Progress) => void,
): Result<MateByChecks, SolveError> {
  const fault = faultOf(position, within, CHECKS_WITHIN_MAX)
  if (fault) return err(fault)
  if (outcomeOf(position).kind !== 'ongoing') return ok({ kind: 'none' })
  const search = new ChecksSearch(position)
  const checks = checksOf(search)
  for (let length = 1; length <= within; length++) {
    const first = checks.find((move, done) => {
      report?.({ length, done, of: checks.length })
      return search.mates(move, length)
    })
    const line = first === undefined ? [] : lineFrom(search, first, length)
    if (search.left < 0) return ok({ kind: 'unknown', beyond: length - 1 })
    if (first !== undefined) return ok({ kind: 'mate', in: length, line })
  }
  return ok({ kind: 'none' })
}

const checksOf = (search: ChecksSearch): Move[] => (Array.from(search.checks()) as Move[]).sort(byIccs)

/** The line that begins with `first`, which mates in `length` and no sooner: of equal moves the first by ICCS. */
function lineFrom(search: ChecksSearch, first: Move, length: number): Move[] {
  const { position } = search
  const line = [first]
  make(position, first)
  for (let left = length - 1; left > 0; left--) {
    const reply = legalMoves(position).find((each) => left === 1 || !search.losesTo(each, left - 1))
    if (reply === undefined) break
    make(position, reply)
    const check = checksOf(search).find((each) => search.mates(each, left))
    if (check === undefined) break
    make(position, check)
    line.push(reply, check)
  }
  return line
}
