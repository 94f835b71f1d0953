import type { Position } from '../rules'
import {
  CANNON,
  CHARIOT,
  colourAt,
  FORWARD,
  HALF,
  HORSE,
  HORSE_STRIKES,
  nextPiece,
  OFF,
  ORTHOGONAL,
  ROLE_BITS,
  SOLDIER,
} from '../rules/in-place'

/*
 * Which moves can give check. One look from the enemy general, which is not in check, along its lines and at its horse
 * legs marks where a piece of each role would strike it, what opens a line by leaving, and where a cannon lacks a screen.
 * Marks may be too many, never too few: a marked move is tried.
 */

const LEAVING = 0
/** No role has this number but the general, which never gives check itself: here a coming piece is a cannon's screen. */
const SCREEN = 1

/** For each role's number the stamps of the points from which it strikes; LEAVING and SCREEN beside them. */
const marks = Array.from({ length: ROLE_BITS + 1 }, () => new Int32Array(256))
const STAMP_MAX = 2 ** 30
let stamp = 0

/** Marks the points after `from` up to and with `end`. */
function mark(role: number, from: number, step: number, end: number): void {
  const points = marks[role]
  for (let point = from + step; point !== end; point += step) points[point] = stamp
  points[end] = stamp
}

function aimAlong(cells: Uint8Array, general: number, step: number, own: number): void {
  const first = nextPiece(cells, general, step)
  mark(CHARIOT, general, step, first)
  const piece = cells[first]
  if (piece === OFF) return
  if (piece === (own | CANNON)) {
    mark(SCREEN, general, step, first)
    // A cannon that takes something further along the line has then a screen before it.
    marks[LEAVING][first] = stamp
  }
  const second = nextPiece(cells, first, step)
  mark(CANNON, first, step, second)
  const behind = cells[second]
  if (behind === OFF) return
  if (behind === (own | CHARIOT)) marks[LEAVING][first] = stamp
  const third = nextPiece(cells, second, step)
  if (cells[third] === (own | CANNON)) marks[LEAVING][first] = marks[LEAVING][second] = stamp
}

function aimHorses(cells: Uint8Array, general: number, own: number): void {
  const horse = own | HORSE
  for (let i = 0; i < 4; i++) {
    const strike = HORSE_STRIKES[i]
    const leg = general + strike[0]
    const [left, right] = [general + strike[1], general + strike[2]]
    if (cells[leg] === 0) marks[HORSE][left] = marks[HORSE][right] = stamp
    else if (cells[left] === horse || cells[right] === horse) marks[LEAVING][leg] = stamp
  }
}

/**
 * Looks from the general of the side that is not to move. False where marks do not suffice and every move has to be
 * tried: that general stands abroad, where advisors and elephants strike too.
 */
export function aim({ cells, generals, mover }: Position): boolean {
  const general = generals[1 - mover]
  if (HALF[mover][general] === 1) return false
  const own = colourAt(mover)
  if (++stamp === STAMP_MAX) {
    for (const points of marks) points.fill(0)
    stamp = 1
  }
  for (let i = 0; i < 4; i++) aimAlong(cells, general, ORTHOGONAL[i], own)
  aimHorses(cells, general, own)
  const soldiers = marks[SOLDIER]
  soldiers[general - FORWARD[mover]] = soldiers[general - 1] = soldiers[general + 1] = stamp
  return true
}

/** After {@link aim}: the move may give check. */
export function mayCheck(cells: Uint8Array, move: number): boolean {
  const from = move >> 8
  const to = move & 255
  return marks[cells[from] & ROLE_BITS][to] === stamp || marks[LEAVING][from] === stamp || marks[SCREEN][to] === stamp
}
