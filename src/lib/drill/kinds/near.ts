import {
  destinationsFrom,
  explain,
  fileOf,
  fromOf,
  type Move,
  moveOf,
  type Piece,
  type Point,
  Position,
  rankOf,
  toOf,
} from '../../rules'

/* What a learner must look at before a piece moves. */

/** Where a piece could go on an empty board. */
export function shapesOf(piece: Piece, from: Point): Point[] {
  const alone = Position.of({ pieces: new Map([[from, piece]]), turn: piece.side })
  return alone.ok ? destinationsFrom(alone.value, from) : []
}

/** The moves that the piece on a point could make on an empty board. */
export function shapedMoves(position: Position, from: Point): Move[] {
  const piece = position.pieceAt(from)
  return piece ? shapesOf(piece, from).map((to) => moveOf(from, to)) : []
}

/** Where the pieces stand that make a difference to what a piece may do: what it can take, and what is in its way. */
export function marksFor(position: Position, from: Point): ReadonlySet<Point> {
  const marks = shapedMoves(position, from).flatMap((move) => {
    const said = explain(position, move)
    if (!said.legal) return said.reasons.flatMap(({ causes }) => causes)
    return position.pieceAt(toOf(move)) ? [toOf(move)] : []
  })
  return new Set(marks.filter((point) => point !== from))
}

export const isInLine = (one: Point, other: Point): boolean =>
  fileOf(one) === fileOf(other) || rankOf(one) === rankOf(other)

/** On one line, or a few steps off. */
export const isAround = (one: Point, other: Point): boolean => {
  const files = Math.abs(fileOf(one) - fileOf(other))
  const ranks = Math.abs(rankOf(one) - rankOf(other))
  return files === 0 || ranks === 0 ? files + ranks <= 4 : files <= 2 && ranks <= 2
}

export const isShort = (move: Move): boolean => {
  const [from, to] = [fromOf(move), toOf(move)]
  return Math.max(Math.abs(fileOf(from) - fileOf(to)), Math.abs(rankOf(from) - rankOf(to))) <= 2
}
