import { legalMoves, type Move, type Position, toOf } from '../../rules'
import { parseFen, START_FEN } from '../../notation'
import { worthAt } from '../../solver'
import type { Random } from '../random'

/* Boards as games have them: played by chance from the start, without giving much away. */

/** So many moves are looked at before one is played as it comes. */
const LOOKS = 4

const worthOn = (position: Position, move: Move): number => {
  const piece = position.pieceAt(toOf(move))
  return piece ? worthAt(piece, toOf(move)) : 0
}

/** Nothing takes the piece that moved, or it took as much itself. */
function isSensible(position: Position, move: Move): boolean {
  const after = position.play(move)
  const taken = legalMoves(after).some((reply) => toOf(reply) === toOf(move))
  return !taken || worthOn(position, move) >= worthOn(after, move)
}

function nextMove(position: Position, random: Random, likes: Taste): Move | undefined {
  const moves = legalMoves(position)
  const looked = Array.from({ length: LOOKS }, () => random.pick(moves)).filter((move) => move !== undefined)
  const sensible = looked.filter((move) => isSensible(position, move))
  return sensible.find((move) => likes(position, move)) ?? sensible[0] ?? looked[0]
}

/** Moves that are taken before others. */
export type Taste = (position: Position, move: Move) => boolean

/** The board after so many moves of both sides together; fewer where the game ends before. */
export function playedOn(random: Random, plies: number, likes: Taste = () => false): Position | undefined {
  const start = parseFen(START_FEN)
  let position = start.ok ? start.value : undefined
  for (let i = 0; i < plies && position; i++) {
    const move = nextMove(position, random, likes)
    position = move && position.play(move)
  }
  return position
}
