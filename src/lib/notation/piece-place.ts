import { type Piece, type Point, fileOf, type Position, rankOf, type Side } from '../rules'

/** How a piece stands among its like: the pieces of its side and role. */
export interface Place {
  readonly piece: Piece
  /** The number of its file, 1–9, counted from its own side's right. */
  readonly file: number
  /** Its place among its like on its file, 0 for the front one. */
  readonly index: number
  /** How many of its like stand on its file. */
  readonly count: number
  /** How many files hold two or more of its like. */
  readonly crowdedFiles: number
  /** Its place among its like on all crowded files, from the right, on each from the front: the order of 一兵 to 五兵. */
  readonly overall: number
}

/** The number of a file, 1–9, counted from `side`'s right. */
export const fileNumber = (side: Side, point: Point): number => (side === 'red' ? 9 - fileOf(point) : fileOf(point) + 1)

/** How many ranks `to` lies ahead of `from` as `side` sees it; behind is negative. */
export const ranksAhead = (side: Side, from: Point, to: Point): number =>
  (rankOf(to) - rankOf(from)) * (side === 'red' ? 1 : -1)

/** Where the piece on `point` stands among its like; undefined where no piece stands. */
export function placeOf(position: Position, point: Point): Place | undefined {
  const piece = position.pieceAt(point)
  if (!piece) return undefined
  const { side, role } = piece
  const like = position.pieces().flatMap(([at, other]) => (other.side === side && other.role === role ? [at] : []))
  const onFile = (file: number): Point[] =>
    like.filter((at) => fileNumber(side, at) === file).sort((a, b) => ranksAhead(side, a, b))
  const crowded = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(onFile).filter((points) => points.length > 1)
  const file = fileNumber(side, point)
  const own = onFile(file)
  return {
    piece,
    file,
    index: own.indexOf(point),
    count: own.length,
    crowdedFiles: crowded.length,
    overall: crowded.flat().indexOf(point),
  }
}
