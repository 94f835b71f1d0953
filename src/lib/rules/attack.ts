import type { Point, Side } from './board'
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  FORWARD,
  GENERAL,
  HALF,
  HORSE,
  OFF,
  PALACE,
  ROLE_BITS,
  ROLE_INDEX,
  sideIndex,
  type SideIndex,
  sideOfCode,
  SOLDIER,
} from './pieces'
import { LIST, type Position } from './position'
import { CHECKING_ROLES, DISTANCES, EVERY_ROLE, FIRST_STEP, MIDDLE, REACH } from './reach'

/** Each diagonal neighbour of a general as [leg, horse beyond it, other horse beyond it]: the leg is the horses'. */
export const HORSE_STRIKES = [
  [17, 18, 33],
  [15, 14, 31],
  [-15, -14, -31],
  [-17, -18, -33],
] as const

/** The first piece met from a point along a step, or the sentinel off the board. */
export function nextPiece(cells: Uint8Array, from: number, step: number): number {
  let point = from + step
  while (cells[point] === 0) point += step
  return point
}

/** The piece of `side` on `from`, which reaches as far as `at`, has its way there free; on `at` stands a piece. */
function arrives(cells: Uint8Array, from: number, at: number, side: SideIndex): boolean {
  const step = FIRST_STEP[MIDDLE + at - from]
  switch (cells[from] & ROLE_BITS) {
    case CHARIOT:
    case GENERAL:
      return nextPiece(cells, from, step) === at
    case CANNON: {
      const screen = nextPiece(cells, from, step)
      return screen !== at && cells[screen] !== OFF && nextPiece(cells, screen, step) === at
    }
    case HORSE:
      return cells[from + step] === 0
    case SOLDIER:
      return step === FORWARD[side] || HALF[side][from] === 0
    case ELEPHANT:
      return cells[from + step] === 0 && HALF[side][at] === 1
    default:
      return PALACE[side][at] === 1
  }
}

/**
 * The slot, from `slot` on, of the next piece of `side` and of one of `roles` (bits of {@link REACH}) that strikes the
 * piece of the other side on `at`; -1 where there is none.
 */
function nextStriker({ cells, lists, counts }: Position, roles: number, side: SideIndex, at: number, slot: number) {
  const zero = side * DISTANCES + MIDDLE + at
  const end = side * LIST + counts[side]
  for (let i = slot; i < end; i++) {
    const from = lists[i]
    const reaching = REACH[zero - from] & roles
    if (reaching === 0) continue
    const code = cells[from]
    if (((reaching >> (code & ROLE_INDEX)) & 1) === 0) continue
    // Whoever tries a capture on the board alone leaves the captured piece in its list.
    if (sideOfCode(code) === side && arrives(cells, from, at, side)) return i
  }
  return -1
}

/** The general on `at` is attacked by a piece of the other side, `side`, or faces its general on an open file. */
export const isExposed = (position: Position, at: number, side: SideIndex): boolean =>
  nextStriker(position, EVERY_ROLE, side, at, side * LIST) >= 0

/** Two pieces stand on one file with nothing between. */
export const areFacing = (cells: Uint8Array, one: number, other: number): boolean =>
  one !== 0 && other !== 0 && (one & 15) === (other & 15) && nextPiece(cells, one, one < other ? 16 : -16) === other

/** The generals stand on one file with nothing between (将帅对面; CXA 2011, 2.1). */
export const areGeneralsFacing = ({ cells, generals }: Position): boolean => areFacing(cells, generals[0], generals[1])

/** Where the pieces stand that give check to `side`'s general; none where that general is missing. */
export function checkersOf(position: Position, side: Side): Point[] {
  const own = sideIndex(side)
  const enemy = own === 0 ? 1 : 0
  const general = position.generals[own]
  const found: Point[] = []
  if (general === 0) return found
  const next = (slot: number): number => nextStriker(position, CHECKING_ROLES, enemy, general, slot)
  for (let slot = next(enemy * LIST); slot >= 0; slot = next(slot + 1)) found.push(position.lists[slot] as Point)
  return found.sort((a, b) => a - b)
}

/** The side to move is in check (被将军). */
export function isInCheck(position: Position): boolean {
  const { generals, mover } = position
  const enemy = mover === 0 ? 1 : 0
  const general = generals[mover]
  return general !== 0 && nextStriker(position, CHECKING_ROLES, enemy, general, enemy * LIST) >= 0
}
