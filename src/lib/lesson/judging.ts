import { type Explanation, explain, fromOf, type Move, type Position, rankOf, type Side, toOf } from '../rules'
import type { Difference } from './types'

/** The position with `side` to move. */
export const asTurnOf = (position: Position, side: Side): Position =>
  position.turn === side ? position : position.withTurn(side)

/** A move is judged as its piece's side's, whoever is to move: the same rule for the checker and for the learner. */
export function explainForMover(position: Position, move: Move): Explanation {
  const piece = position.pieceAt(fromOf(move))
  return explain(piece ? asTurnOf(position, piece.side) : position, move)
}

/** 进, 退 or 平, as the board is seen from Red's side: 1, -1 or 0. */
const direction = (move: Move): number => Math.sign(rankOf(toOf(move)) - rankOf(fromOf(move)))

/** In what `move` is another than the written one; undefined where it is the same. */
export function differenceOf(written: Move, move: Move): Difference | undefined {
  if (move === written) return undefined
  if (fromOf(move) !== fromOf(written)) return 'other-piece'
  return direction(move) === direction(written) ? 'other-target' : 'other-direction'
}
