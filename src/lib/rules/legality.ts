import { fromOf, type Move, type Point, toOf } from './board'
import { areGeneralsFacing, isAttacked, isInCheck } from './attack'
import { movesFrom, MOVES_MAX, pieceMoves } from './moves'
import { CANNON, colourAt, DIAGONAL, OFF, ORTHOGONAL } from './pieces'
import { LIST, make, type Position, unmake } from './position'

/*
 * A move is legal if the piece may go there and its own general is then neither attacked nor facing the other general.
 * Making every move to see is slow, so outside check only the moves that touch a marked point are tried: a point is
 * marked when a piece leaving or entering it could open or complete a line, or free a horse's leg, to the general.
 * Marks may be too many, never too few.
 */

const marks = new Uint32Array(256)
let stamp = 0

/** Marks what matters on one ray from the general: screens and pinned pieces, and the gap before a cannon. */
function markRay(cells: Uint8Array, general: number, step: number, enemy: number): void {
  let first = general + step
  while (cells[first] === 0) first += step
  if (cells[first] === OFF) return
  if (cells[first] === (enemy | CANNON)) for (let p = general + step; p !== first; p += step) marks[p] = stamp
  let second = first + step
  while (cells[second] === 0) second += step
  if (cells[second] === OFF) return
  marks[first] = stamp
  marks[second] = stamp
}

function markGeneral(position: Position): void {
  const { cells } = position
  const general = position.generals[position.mover]
  const enemy = colourAt(1 - position.mover)
  stamp++
  for (let i = 0; i < 4; i++) {
    markRay(cells, general, ORTHOGONAL[i], enemy)
    marks[general + DIAGONAL[i]] = stamp
  }
}

/** After `move`, the general of the side that made it is neither attacked nor facing the other. */
export function leavesGeneralSafe(position: Position, move: Move): boolean {
  const own = position.mover
  const undo = make(position, move)
  const general = position.generals[own]
  const safe = general === 0 || !(isAttacked(position, general, own === 0 ? 1 : 0) || areGeneralsFacing(position))
  unmake(position, move, undo)
  return safe
}

/** Writes the legal moves of the side to move into `out` from `start` on, and returns where they end. */
export function writeLegalMoves(position: Position, out: Uint16Array, start: number): number {
  const end = pieceMoves(position, out, start)
  const general = position.generals[position.mover]
  if (general === 0) return end
  const tryAll = isInCheck(position) || areGeneralsFacing(position)
  if (!tryAll) markGeneral(position)
  let kept = start
  for (let i = start; i < end; i++) {
    const move = out[i] as Move
    const from = move >> 8
    const isQuiet = !tryAll && from !== general && marks[from] !== stamp && marks[move & 255] !== stamp
    if (isQuiet || leavesGeneralSafe(position, move)) out[kept++] = move
  }
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
  const { cells, lists, mover } = position
  const start = mover * LIST
  for (let i = start; i < start + position.counts[mover]; i++) {
    const end = movesFrom(cells, lists[i], buffer, 0)
    for (let n = 0; n < end; n++) if (leavesGeneralSafe(position, buffer[n] as Move)) return true
  }
  return false
}

export function isLegal(position: Position, move: Move): boolean {
  const from = fromOf(move)
  const code = position.cells[from]
  if (code === 0 || code === OFF || code >> 4 !== position.mover) return false
  const end = movesFrom(position.cells, from, buffer, 0)
  return buffer.subarray(0, end).includes(move) && leavesGeneralSafe(position, move)
}

/** Where the piece on `from` may legally go; nowhere if it is not its turn. */
export const destinationsFrom = (position: Position, from: Point): Point[] =>
  legalMoves(position)
    .filter((move) => fromOf(move) === from)
    .map(toOf)
