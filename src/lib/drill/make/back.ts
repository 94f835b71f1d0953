import {
  fileOf,
  fromOf,
  isLegal,
  legalMoves,
  moveOf,
  type Piece,
  type Point,
  pointAt,
  type Position,
  rankOf,
  type Side,
  toOf,
} from '../../rules'
import type { Random } from '../random'
import { PLACES } from './board'
import { boardOf } from './army'

/* A board one move earlier: what stood where before the move that led to it. */

/** Where a red soldier may have come from: from behind, and beyond the river from either side. */
function soldierOrigins(point: Point): Point[] {
  const [file, rank] = [fileOf(point), rankOf(point)]
  const beside = rank > 4 ? [pointAt(file - 1, rank), pointAt(file + 1, rank)] : []
  return [pointAt(file, rank - 1), ...beside].filter((each) => each !== undefined)
}

/** Where the piece on `point` may have stood before it came there; what it did to the board else is left aside. */
function originsOf(position: Position, side: Side, point: Point): Point[] {
  const role = position.pieceAt(point)?.role ?? 'chariot'
  const found =
    role === 'soldier' && side === 'red'
      ? soldierOrigins(point)
      : legalMoves(position.withTurn(side))
          .filter((move) => fromOf(move) === point)
          .map(toOf)
  return found.filter((each) => position.pieceAt(each) === undefined && PLACES[side][role].includes(each))
}

const TAKEN: readonly Piece['role'][] = ['advisor', 'elephant', 'horse', 'cannon', 'chariot', 'soldier']

/** What the piece that came there may have taken. */
function leftBehind(random: Random, side: Side, point: Point): Piece | undefined {
  const role = random.pick(TAKEN) ?? 'soldier'
  const other = side === 'red' ? 'black' : 'red'
  return random.chance(1, 5) && PLACES[other][role].includes(point) ? { side: other, role } : undefined
}

/** The board before a move of `side`, which is then to move; undefined where the one that was tried could not be played. */
export function before(position: Position, random: Random, side: Side): Position | undefined {
  const own = position.pieces().filter(([, piece]) => piece.side === side)
  const [point, piece] = random.pick(own) ?? []
  if (point === undefined || piece === undefined) return undefined
  const origin = random.pick(originsOf(position, side, point))
  if (origin === undefined) return undefined
  const pieces = new Map(position.pieces())
  pieces.delete(point)
  pieces.set(origin, piece)
  const taken = leftBehind(random, side, point)
  if (taken) pieces.set(point, taken)
  const earlier = boardOf(pieces, side)
  return earlier && isLegal(earlier, moveOf(origin, point)) ? earlier : undefined
}
