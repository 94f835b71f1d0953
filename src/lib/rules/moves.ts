import {
  ADVISOR,
  BLACK,
  CANNON,
  CHARIOT,
  CROWN,
  DIAGONAL,
  ELEPHANT,
  FORWARD,
  GENERAL,
  HALF,
  HORSE,
  HORSE_JUMPS,
  OFF,
  ORTHOGONAL,
  PALACE,
  RED,
  ROLE_BITS,
  sideOfCode,
} from './pieces'
import { LIST, type Position } from './position'

/*
 * Where each role may go, before anybody asks about the general's safety (CXA 2011, articles 2.1 to 2.8).
 * `barred` are the bits of what a piece may not land on: its own side, what is off the board, and a general, which is
 * never captured. Each function writes its moves into `out` from index `n` on and returns the next free index.
 */

/** Room for every move of any drawable board. */
export const MOVES_MAX = 1536

type Cells = Uint8Array
type Moves = Uint16Array

/** Generals and advisors: one step of their own kind, and never out of the palace. */
function palaceMoves(
  cells: Cells,
  from: number,
  side: number,
  steps: readonly number[],
  out: Moves,
  n: number,
): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  const palace = PALACE[side]
  for (let i = 0; i < 4; i++) {
    const to = from + steps[i]
    if (palace[to] === 1 && (cells[to] & barred) === 0) out[n++] = (from << 8) | to
  }
  return n
}

function elephantMoves(cells: Cells, from: number, side: number, out: Moves, n: number): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  const half = HALF[side]
  for (let i = 0; i < 4; i++) {
    const eye = from + DIAGONAL[i]
    if (cells[eye] !== 0) continue
    const to = eye + DIAGONAL[i]
    if (half[to] === 1 && (cells[to] & barred) === 0) out[n++] = (from << 8) | to
  }
  return n
}

function horseMoves(cells: Cells, from: number, side: number, out: Moves, n: number): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  for (let i = 0; i < 4; i++) {
    const jump = HORSE_JUMPS[i]
    if (cells[from + jump[0]] !== 0) continue
    const left = from + jump[1]
    const right = from + jump[2]
    if ((cells[left] & barred) === 0) out[n++] = (from << 8) | left
    if ((cells[right] & barred) === 0) out[n++] = (from << 8) | right
  }
  return n
}

function chariotMoves(cells: Cells, from: number, side: number, out: Moves, n: number): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  for (let i = 0; i < 4; i++) {
    const step = ORTHOGONAL[i]
    let to = from + step
    while (cells[to] === 0) {
      out[n++] = (from << 8) | to
      to += step
    }
    if ((cells[to] & barred) === 0) out[n++] = (from << 8) | to
  }
  return n
}

function cannonMoves(cells: Cells, from: number, side: number, out: Moves, n: number): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  for (let i = 0; i < 4; i++) {
    const step = ORTHOGONAL[i]
    let to = from + step
    while (cells[to] === 0) {
      out[n++] = (from << 8) | to
      to += step
    }
    if (cells[to] === OFF) continue
    do to += step
    while (cells[to] === 0)
    if ((cells[to] & barred) === 0) out[n++] = (from << 8) | to
  }
  return n
}

function soldierMoves(cells: Cells, from: number, side: number, out: Moves, n: number): number {
  const barred = side === 0 ? RED | CROWN : BLACK | CROWN
  const ahead = from + FORWARD[side]
  if ((cells[ahead] & barred) === 0) out[n++] = (from << 8) | ahead
  if (HALF[side][from] === 1) return n
  if ((cells[from + 1] & barred) === 0) out[n++] = (from << 8) | (from + 1)
  if ((cells[from - 1] & barred) === 0) out[n++] = (from << 8) | (from - 1)
  return n
}

/** The moves of the piece on `from`, whoever is to move. */
export function movesFrom(cells: Cells, from: number, out: Moves, n: number): number {
  const code = cells[from]
  const side = sideOfCode(code)
  switch (code & ROLE_BITS) {
    case GENERAL:
      return palaceMoves(cells, from, side, ORTHOGONAL, out, n)
    case ADVISOR:
      return palaceMoves(cells, from, side, DIAGONAL, out, n)
    case ELEPHANT:
      return elephantMoves(cells, from, side, out, n)
    case HORSE:
      return horseMoves(cells, from, side, out, n)
    case CHARIOT:
      return chariotMoves(cells, from, side, out, n)
    case CANNON:
      return cannonMoves(cells, from, side, out, n)
    default:
      return soldierMoves(cells, from, side, out, n)
  }
}

/** All moves of the side to move that its pieces can make, its general's safety left aside. */
export function pieceMoves(position: Position, out: Moves, n: number): number {
  const { cells, lists } = position
  const start = position.mover * LIST
  const end = start + position.counts[position.mover]
  for (let i = start; i < end; i++) n = movesFrom(cells, lists[i], out, n)
  return n
}
