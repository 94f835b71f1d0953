import { fromOf, type Move, type Point, toOf } from './board'
import { areFacing, isAttacked } from './attack'
import { type Danger, lookAround } from './danger'
import { movesFrom, MOVES_MAX, pieceMoves } from './moves'
import { OFF } from './pieces'
import { LIST, type Position } from './position'

/** After `move`, the general of the side that made it is neither attacked nor facing the other. */
export function leavesGeneralSafe(position: Position, move: Move): boolean {
  const { cells, generals, mover } = position
  const general = generals[mover]
  if (general === 0) return true
  const from = fromOf(move)
  const to = toOf(move)
  const code = cells[from]
  const captured = cells[to]
  const other = mover === 0 ? 1 : 0
  const after = from === general ? to : general
  // On the board alone: nothing here reads the lists.
  cells[from] = 0
  cells[to] = code
  const isSafe = !isAttacked(position, after, other) && !areFacing(cells, after, generals[other])
  cells[from] = code
  cells[to] = captured
  return isSafe
}

/** The move touches nothing that matters, or it is tried and the general is safe. */
function isSound(position: Position, danger: Danger, general: number, move: number): boolean {
  const from = move >> 8
  if (from !== general) {
    const { stamp } = danger
    if (danger.checkers === 0) {
      if (danger.leaving[from] !== stamp && danger.entering[move & 255] !== stamp) return true
    } else if (danger.checkers === 1 && danger.answers[move & 255] !== stamp && from !== danger.screen) return false
  }
  return leavesGeneralSafe(position, move as Move)
}

/** Writes the legal moves of the side to move into `out` from `start` on, and returns where they end. */
export function writeLegalMoves(position: Position, out: Uint16Array, start: number): number {
  const end = pieceMoves(position, out, start)
  const general = position.generals[position.mover]
  if (general === 0) return end
  const danger = lookAround(position)
  let kept = start
  for (let i = start; i < end; i++) if (isSound(position, danger, general, out[i])) out[kept++] = out[i]
  return kept
}

const buffer = new Uint16Array(MOVES_MAX)

/** Every legal move of the side to move, sorted as their ICCS texts sort. */
export function legalMoves(position: Position): Move[] {
  const end = writeLegalMoves(position, buffer, 0)
  return (Array.from(buffer.subarray(0, end)) as Move[]).sort(byIccs)
}

/** The order of ICCS texts: by file, then rank, of the from-point, then of the to-point. */
export const byIccs = (a: Move, b: Move): number => iccsOrder(a) - iccsOrder(b)

const pointOrder = (point: Point): number => ((point & 15) << 4) | (point >> 4)
const iccsOrder = (move: Move): number => (pointOrder(fromOf(move)) << 8) | pointOrder(toOf(move))

/** Points in the order of their names: a0, a1 … i9. */
export const byPointName = (a: Point, b: Point): number => pointOrder(a) - pointOrder(b)

/** The side to move has at least one legal move; it stops at the first it finds. */
export function hasLegalMove(position: Position): boolean {
  const { cells, lists, counts, generals, mover } = position
  const general = generals[mover]
  const danger = general === 0 ? undefined : lookAround(position)
  const start = mover * LIST
  for (let i = start; i < start + counts[mover]; i++) {
    const end = movesFrom(cells, lists[i], buffer, 0)
    for (let n = 0; n < end; n++) if (!danger || isSound(position, danger, general, buffer[n])) return true
  }
  return false
}

export function isLegal(position: Position, move: Move): boolean {
  const from = fromOf(move)
  const code = position.cells[from]
  if (code === 0 || code === OFF || code >> 4 !== position.mover) return false
  const end = movesFrom(position.cells, from, buffer, 0)
  for (let i = 0; i < end; i++) if (buffer[i] === move) return leavesGeneralSafe(position, move)
  return false
}

/** Where the piece on `from` may legally go; nowhere if it is not its turn. */
export const destinationsFrom = (position: Position, from: Point): Point[] =>
  legalMoves(position)
    .filter((move) => fromOf(move) === from)
    .map(toOf)
