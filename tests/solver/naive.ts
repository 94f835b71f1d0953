/** The question of the solver once more, as plainly as it can be asked: no order, no memory, a new board for each move. */
import { legalMoves, type Move, type Outcome, outcomeOf, type Position } from '../../src/lib/rules'
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
