import {
  checkersOf,
  fileOf,
  fromOf,
  isLegal,
  legalMoves,
  moveOf,
  otherSide,
  type Piece,
  type Point,
  pointAt,
  type Position,
  rankOf,
  type Side,
  toOf,
} from '../../rules'
import { Search } from '../../solver'
import type { Random } from '../random'
import { PLACES } from './board'
import { boardOf } from './army'
import { EFFORT, isQuick } from './winning'

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
  const other = otherSide(side)
  return random.chance(1, 5) && PLACES[other][role].includes(point) ? { side: other, role } : undefined
}

/** The pieces that may have moved last: in check it was mostly one that gives it. */
function lastMovers(position: Position, random: Random, side: Side): readonly Point[] {
  const checkers = checkersOf(position, otherSide(side))
  if (checkers.length > 0 && random.chance(7, 8)) return checkers
  return position
    .pieces()
    .filter(([, piece]) => piece.side === side)
    .map(([point]) => point)
}

/** The board before a move of `side`, which is then to move; undefined where the one that was tried could not be played. */
function before(position: Position, random: Random, side: Side): Position | undefined {
  const point = random.pick(lastMovers(position, random, side))
  const piece = point === undefined ? undefined : position.pieceAt(point)
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

/** So many ways back are tried for a move. */
const RED_TRIES = 6
const BLACK_TRIES = 30

function firstOf<T>(tries: number, attempt: () => T | undefined, holds: (made: T) => boolean): T | undefined {
  for (let i = 0; i < tries; i++) {
    const made = attempt()
    if (made !== undefined && holds(made)) return made
  }
  return undefined
}

/** Black, to move, has lost in at most so many moves of Red, whatever it plays. */
const isLost = (position: Position, length: number): boolean =>
  new Search(position, 'any', { left: EFFORT }).isLost(length)

/**
 * A board with Red to move that leads in `length` moves of Red to `end`, on which Black has lost, and on whose way Black
 * had no better replies; undefined where no way back was found. `done` moves of Red lie behind already.
 */
export function backFrom(end: Position, random: Random, length: number, done = 1): Position | undefined {
  const last = firstOf(RED_TRIES, () => before(end, random, 'red'), isQuick)
  if (length === 1 || !last) return last
  const reply = firstOf(
    BLACK_TRIES,
    () => before(last, random, 'black'),
    (board) => isLost(board, done),
  )
  return reply && backFrom(reply, random, length - 1, done + 1)
}
