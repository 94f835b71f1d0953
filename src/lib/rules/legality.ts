import { fromOf, type Move, type Point, toOf } from './board'
import { isExposed } from './attack'
import { type Danger, lookAround } from './danger'
import { movesFrom, MOVES_MAX, pieceMoves } from './moves'
import { OFF, sideOfCode } from './pieces'
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
  const after = from === general ? to : general
  // On the board alone: the lists keep a captured piece, and whoever reads them looks at the board too.
  cells[from] = 0
  cells[to] = code
  const isSafe = !isExposed(position, after, mover === 0 ? 1 : 0)
  cells[from] = code
  cells[to] = captured
  return isSafe
}

/**
 * Of the moves of one piece in `out`, from `start` to `end`, keeps those that are sound, and returns where they end.
 * A move is sound if it touches nothing that matters, or if it is tried and the general is safe.
 */
function keepSound(position: Position, danger: Danger, out: Uint16Array, start: number, end: number): number {
  if (start === end) return end
  const { stamp, checkers, screen } = danger
  const from = out[start] >> 8
  const isCalm = checkers === 0
  const isKey = isCalm ? danger.leaving[from] === stamp : checkers > 1 || from === screen
  const isTried = isKey || from === position.generals[position.mover]
  if (isCalm && !isTried && !danger.isScreenless) return end
  const marks = isCalm ? danger.entering : danger.answers
  let kept = start
  for (let i = start; i < end; i++) {
    const move = out[i]
    const mustBeTried = isTried || marks[move & 255] === stamp
    if (mustBeTried ? leavesGeneralSafe(position, move as Move) : isCalm) out[kept++] = move
  }
  return kept
}

/** Writes the legal moves of the side to move into `out` from `start` on, and returns where they end. */
export function writeLegalMoves(position: Position, out: Uint16Array, start: number): number {
  const { cells, lists, counts, generals, mover } = position
  if (generals[mover] === 0) return pieceMoves(position, out, start)
  const danger = lookAround(position)
  const first = mover * LIST
  const last = first + counts[mover]
  const { leaving, stamp } = danger
  const isCalm = danger.checkers === 0 && !danger.isScreenless
  const general = generals[mover]
  let n = start
  for (let i = first; i < last; i++) {
    const from = lists[i]
    const end = movesFrom(cells, from, out, n)
    const isFree = isCalm && leaving[from] !== stamp && from !== general
    n = isFree ? end : keepSound(position, danger, out, n, end)
  }
  return n
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

/** The side to move has at least one legal move; it stops at the first piece that has one. */
export function hasLegalMove(position: Position): boolean {
  const { cells, lists, counts, generals, mover } = position
  const danger = generals[mover] === 0 ? undefined : lookAround(position)
  const start = mover * LIST
  for (let i = start; i < start + counts[mover]; i++) {
    const end = movesFrom(cells, lists[i], buffer, 0)
    if ((danger ? keepSound(position, danger, buffer, 0, end) : end) > 0) return true
  }
  return false
}

export function isLegal(position: Position, move: Move): boolean {
  const from = fromOf(move)
  const code = position.cells[from]
  if (code === 0 || code === OFF || sideOfCode(code) !== position.mover) return false
  const end = movesFrom(position.cells, from, buffer, 0)
  for (let i = 0; i < end; i++) if (buffer[i] === move) return leavesGeneralSafe(position, move)
  return false
}

/** Where the piece on `from` may legally go; nowhere if it is not its turn. */
export const destinationsFrom = (position: Position, from: Point): Point[] =>
  legalMoves(position)
    .filter((move) => fromOf(move) === from)
    .map(toOf)
