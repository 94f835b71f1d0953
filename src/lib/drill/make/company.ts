import { type Piece, type Point, type Position, SIDES } from '../../rules'
import type { Random } from '../random'
import { boardOf, joined } from './army'
import { reserveOf } from './board'

/* Company for a win: pieces that are there in games, defend, tempt, and change nothing. */

const TRIES = 36

/** Up to three pieces more. */
function crowded(position: Position, random: Random): Position | undefined {
  const pieces = new Map<Point, Piece>(position.pieces())
  for (let i = random.below(3); i >= 0; i--) {
    const side = random.pick(SIDES) ?? 'red'
    const role = random.pick(reserveOf(pieces, side))
    if (role) joined(pieces, random, { side, role })
  }
  return boardOf(pieces, position.turn)
}

/** The board with so much company that it `isEnough`, what it `keeps` all the time kept; undefined where it did not come to that. */
export function accompanied(
  position: Position,
  random: Random,
  keeps: (fuller: Position) => boolean,
  isEnough: (fuller: Position) => boolean,
): Position | undefined {
  let board = position
  for (let i = 0; i < TRIES && !isEnough(board); i++) {
    const fuller = crowded(board, random)
    if (fuller && keeps(fuller)) board = fuller
  }
  return isEnough(board) ? board : undefined
}
