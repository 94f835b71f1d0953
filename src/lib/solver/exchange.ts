import {
  fromOf,
  isLegal,
  legalMoves,
  type Move,
  outcomeOf,
  type Piece,
  type Point,
  type Position,
  rankOf,
  type Role,
  toOf,
} from '../rules'

/** What a piece is worth in half soldiers: integers, so that no rounding decides. A general is never captured. */
const WORTH: Record<Role, number> = {
  general: 0,
  advisor: 4,
  elephant: 4,
  horse: 9,
  chariot: 18,
  cannon: 9,
  soldier: 2,
}
const SOLDIER_ACROSS = 4

/** Worth of `piece` where it stands, in half soldiers; a soldier across the river counts two soldiers. */
export function worthAt(piece: Piece, point: Point): number {
  const isAcross = (piece.side === 'red') === rankOf(point) >= 5
  return piece.role === 'soldier' && isAcross ? SOLDIER_ACROSS : WORTH[piece.role]
}

/** What the legal `move` captures, in half soldiers; 0 for a quiet move. */
export function gainOf(position: Position, move: Move): number {
  const target = position.pieceAt(toOf(move))
  return target ? worthAt(target, toOf(move)) : 0
}

/**
 * What the legal capture `move` wins at once, in half soldiers: all of its prey where it cannot be legally recaptured,
 * else the difference to the capturer. A capture can be kept when this is above zero; 0 for a quiet move.
 */
export function profitOf(position: Position, move: Move): number {
  const gain = gainOf(position, move)
  const piece = position.pieceAt(fromOf(move))
  if (gain === 0 || !piece) return 0
  const isRecaptured = legalMoves(position.play(move)).some((reply) => toOf(reply) === toOf(move))
  return isRecaptured ? gain - worthAt(piece, toOf(move)) : gain
}

/** The legal `move` leaves the other side without a legal move. */
export function endsGame(position: Position, move: Move): boolean {
  const { kind } = outcomeOf(position.play(move))
  return kind === 'checkmate' || kind === 'stalemate'
}

/** The most that the reply to the legal `move` can win at once, in half soldiers; Infinity when it wins the game. */
function lossAfter(position: Position, move: Move): number {
  const after = position.play(move)
  const replies = legalMoves(after)
  if (replies.some((reply) => endsGame(after, reply))) return Infinity
  return Math.max(0, ...replies.map((reply) => profitOf(after, reply)))
}

/**
 * A legal move that loses nothing at once: no legal reply ends the game, captures a piece that cannot be legally
 * recaptured, or captures one worth more than its capturer. Boards without generals are judged alike.
 */
export const isSafeMove = (position: Position, move: Move): boolean =>
  isLegal(position, move) && lossAfter(position, move) === 0

/** A legal capture that is a safe move, or gains more than it loses at once. */
export function isSafeCapture(position: Position, move: Move): boolean {
  if (!isLegal(position, move) || !position.pieceAt(toOf(move))) return false
  const loss = lossAfter(position, move)
  return loss === 0 || gainOf(position, move) > loss
}
