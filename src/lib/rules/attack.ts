import type { Point, Side } from './board'
import {
  CANNON,
  CHARIOT,
  colourAt,
  FORWARD,
  HALF,
  HORSE,
  OFF,
  ORTHOGONAL,
  sideIndex,
  type SideIndex,
  SOLDIER,
} from './pieces'
import { movesFrom } from './moves'
import { LIST, type Position } from './position'

const scratch = new Uint16Array(64)

/** Each diagonal neighbour of a general as [leg, horse beyond it, other horse beyond it]: the leg is the horses'. */
export const HORSE_STRIKES = [
  [17, 18, 33],
  [15, 14, 31],
  [-15, -14, -31],
  [-17, -18, -33],
] as const

/** A chariot, cannon or soldier of colour `by` strikes `at` along a file or rank. */
function isStruckAlongLines(cells: Uint8Array, at: number, by: number): boolean {
  for (let i = 0; i < 4; i++) {
    const step = ORTHOGONAL[i]
    let point = at + step
    while (cells[point] === 0) point += step
    const first = cells[point]
    if (first === (by | CHARIOT)) return true
    if (first === OFF) continue
    do point += step
    while (cells[point] === 0)
    if (cells[point] === (by | CANNON)) return true
  }
  return false
}

function isStruckByHorse(cells: Uint8Array, at: number, by: number): boolean {
  const horse = by | HORSE
  for (let i = 0; i < 4; i++) {
    const strike = HORSE_STRIKES[i]
    if (cells[at + strike[0]] !== 0) continue
    if (cells[at + strike[1]] === horse || cells[at + strike[2]] === horse) return true
  }
  return false
}

/** A soldier strikes forward, and sideways once it has crossed the river. */
function isStruckBySoldier(cells: Uint8Array, at: number, side: SideIndex): boolean {
  const soldier = colourAt(side) | SOLDIER
  if (cells[at - FORWARD[side]] === soldier) return true
  return HALF[side][at] === 0 && (cells[at + 1] === soldier || cells[at - 1] === soldier)
}

/** Pieces that never leave their own half strike only a general that has been set up there. */
function isStruckByGuards(position: Position, at: number, side: SideIndex): boolean {
  return attackersOf(position, at as Point, side).length > 0
}

/** True when a piece of `side` could capture on `at`, where a general of the other side stands. */
export function isAttacked(position: Position, at: number, side: SideIndex): boolean {
  const { cells } = position
  const by = colourAt(side)
  return (
    isStruckAlongLines(cells, at, by) ||
    isStruckByHorse(cells, at, by) ||
    isStruckBySoldier(cells, at, side) ||
    (HALF[side][at] === 1 && isStruckByGuards(position, at, side))
  )
}

/** Two pieces stand on one file with nothing between. */
export function areFacing(cells: Uint8Array, one: number, other: number): boolean {
  if (one === 0 || other === 0 || (one & 15) !== (other & 15)) return false
  const step = one < other ? 16 : -16
  let point = one + step
  while (cells[point] === 0) point += step
  return point === other
}

/** The generals stand on one file with nothing between (将帅对面; CXA 2011, 2.1). */
export const areGeneralsFacing = ({ cells, generals }: Position): boolean => areFacing(cells, generals[0], generals[1])

/** Where the pieces of `side` stand that strike `at`, a point held by the other side or empty. */
function attackersOf(position: Position, at: Point, side: SideIndex): Point[] {
  const { cells, lists } = position
  const held = cells[at]
  // An enemy soldier stands in for whatever is there: a general too can be struck, and a cannon strikes only a piece.
  cells[at] = colourAt(1 - side) | SOLDIER
  const found: Point[] = []
  const start = side * LIST
  for (let i = start; i < start + position.counts[side]; i++) {
    const from = lists[i]
    // Whoever tries a capture on the board alone leaves the captured piece in its list.
    if (cells[from] >> 4 !== side) continue
    const end = movesFrom(cells, from, scratch, 0)
    for (let n = 0; n < end; n++) if ((scratch[n] & 255) === at) found.push(from as Point)
  }
  cells[at] = held
  return found.sort((a, b) => a - b)
}

/** Where the pieces stand that give check to `side`'s general; none where that general is missing. */
export function checkersOf(position: Position, side: Side): Point[] {
  const own = sideIndex(side)
  const general = position.generals[own]
  return general === 0 ? [] : attackersOf(position, general as Point, own === 0 ? 1 : 0)
}

/** The side to move is in check (被将军). */
export function isInCheck(position: Position): boolean {
  const general = position.generals[position.mover]
  return general !== 0 && isAttacked(position, general, position.mover === 0 ? 1 : 0)
}
