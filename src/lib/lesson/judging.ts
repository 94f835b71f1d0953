import { type Explanation, explain, fromOf, type Move, type Position, type Side } from '../rules'

/** The position with `side` to move. */
export const asTurnOf = (position: Position, side: Side): Position =>
  position.turn === side ? position : position.withTurn(side)

/** A move is judged as its piece's side's, whoever is to move: the same rule for the checker and for the learner. */
export function explainForMover(position: Position, move: Move): Explanation {
  const piece = position.pieceAt(fromOf(move))
  return explain(piece ? asTurnOf(position, piece.side) : position, move)
}
