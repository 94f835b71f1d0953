/** The question of the solver once more, as plainly as it can be asked: no order, no memory, a new board for each move. */
import { isInCheck, legalMoves, type Move, type Outcome, outcomeOf, type Position } from '../../src/lib/rules'
import { formatIccs } from '../../src/lib/notation'
import type { Goal } from '../../src/lib/solver'

const meets = ({ kind }: Outcome, goal: Goal): boolean =>
  goal === 'any' ? kind === 'checkmate' || kind === 'stalemate' : kind === goal

/** The side to move can force the goal in at most `within` of its moves. */
const canForce = (position: Position, within: number, goal: Goal): boolean =>
  legalMoves(position).some((move) => forces(position, move, within, goal))

/** `move` forces the goal in at most `within` moves, itself included. */
export function forces(position: Position, move: Move, within: number, goal: Goal): boolean {
  const after = position.play(move)
  const outcome = outcomeOf(after)
  if (outcome.kind !== 'ongoing') return meets(outcome, goal)
  return within > 1 && legalMoves(after).every((reply) => losesTo(after, reply, within - 1, goal))
}

/** After `reply` the attacker can still force the goal in at most `within` moves. */
export function losesTo(position: Position, reply: Move, within: number, goal: Goal): boolean {
  const after = position.play(reply)
  return outcomeOf(after).kind === 'ongoing' && canForce(after, within, goal)
}

/** The wins as `move in by`, each length and ending tried for itself. */
export function winTexts(position: Position, within: number, goal: Goal): string[] {
  const lengths = Array.from({ length: within }, (_, i) => i + 1)
  const wins = legalMoves(position).flatMap((move) => {
    const length = lengths.find((n) => forces(position, move, n, goal))
    if (length === undefined) return []
    const by = (['checkmate', 'stalemate'] as const).find(
      (ending) => (goal === 'any' || goal === ending) && forces(position, move, length, ending),
    )
    return [{ length, text: `${formatIccs(move)} ${length} ${by ?? 'either'}` }]
  })
  return wins.sort((a, b) => a.length - b.length || (a.text < b.text ? -1 : 1)).map(({ text }) => text)
}

/** The fewest moves in which the attacker wins after `reply`, up to `within`; Infinity where it does not. */
export function lengthAfter(position: Position, reply: Move, within: number, goal: Goal): number {
  for (let length = 1; length <= within; length++) if (losesTo(position, reply, length, goal)) return length
  return Infinity
}

/** The side to move checkmates in at most `within` moves that all give check. */
export function matesByChecks(position: Position, within: number): boolean {
  if (within === 0 || outcomeOf(position).kind !== 'ongoing') return false
  const afters = legalMoves(position).map((move) => position.play(move))
  return afters.some((after) => {
    if (!isInCheck(after)) return false
    if (outcomeOf(after).kind === 'checkmate') return true
    return legalMoves(after).every((reply) => matesByChecks(after.play(reply), within - 1))
  })
}
