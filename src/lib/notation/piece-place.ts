import { type Piece, type Point, fileOf, type Position, rankOf, type Role, type Side } from '../rules'

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

/** The points of one role's pieces of a side by files, from its right, and on each from the front. */
function filesOf(position: Position, { side, role }: Piece): Point[][] {
  const files: Point[][] = [[], [], [], [], [], [], [], [], [], []]
  for (const [at, other] of position.pieces())
    if (other.side === side && other.role === role) files[fileNumber(side, at)]?.push(at)
  for (const points of files) points.sort((a, b) => ranksAhead(side, a, b))
  return files
}

function placeIn(files: readonly (readonly Point[])[], piece: Piece, point: Point): Place {
  const file = fileNumber(piece.side, point)
  const own = files[file] ?? []
  const crowded = files.filter((points) => points.length > 1)
  return {
    piece,
    file,
    index: own.indexOf(point),
    count: own.length,
    crowdedFiles: crowded.length,
    overall: crowded.flat().indexOf(point),
  }
}

/** Where the piece on `point` stands among its like; undefined where no piece stands. */
export function placeOf(position: Position, point: Point): Place | undefined {
  const piece = position.pieceAt(point)
  return piece && placeIn(filesOf(position, piece), piece, point)
}

/** Every piece of a role and the side to move, with its place. */
export function placesOf(position: Position, role: Role): (readonly [Point, Place])[] {
  const piece = { side: position.turn, role }
  const files = filesOf(position, piece)
  return files.flat().map((point) => [point, placeIn(files, piece, point)] as const)
}
