import { byPointName, fromOf, legalMoves, type Move, type Point, type Position, toOf } from '../rules'

export interface CollectStep {
  /** The board after the move, with the same side to move again: enemy pieces stand still. */
  readonly position: Position
  /** The enemy pieces that strike where the move has landed; where there is one, the move fails. */
  readonly caughtBy: readonly Point[]
}

/** One move of a collecting round: only the learner moves, enemy pieces stand still but strike. */
export function collectMove(position: Position, move: Move): CollectStep {
  const after = position.play(move)
  const strikes = legalMoves(after).filter((reply) => toOf(reply) === toOf(move))
  return { position: after.withTurn(position.turn), caughtBy: strikes.map(fromOf).sort(byPointName) }
}
