import { areFacing, HORSE_STRIKES, nextPiece } from './attack'
import {
  CANNON,
  CHARIOT,
  colourAt,
  FORWARD,
  GENERAL,
  HALF,
  HORSE,
  OFF,
  ORTHOGONAL,
  type SideIndex,
  SOLDIER,
} from './pieces'
import type { Position } from './position'

/*
 * A move is legal if the piece may go there and its own general is then neither attacked nor facing the other general.
 * Making every move to see is slow. One look from the general along its lines and at its horse legs marks the points
 * that matter; only the general's own moves and those that touch a mark are tried. Marks may be too many, never too few.
 */

/** Stamps instead of clearing: a point is marked when it holds the stamp of this look. */
const STAMP_MAX = 2 ** 30

/** What one look from the general has found. */
export class Danger {
  /** A piece that leaves here may open a line or a horse's leg to the general. */
  readonly leaving = new Int32Array(256)
  /** A piece that comes here may be a cannon's screen. */
  readonly entering = new Int32Array(256)
  /** A piece that comes here may end the one check: it takes the checker or stands in its way. */
  readonly answers = new Int32Array(256)
  /** Some point has the mark `entering`. */
  isScreenless = false
  stamp = 0
  /** How many pieces give check; 2 or more where only trying helps. */
  checkers = 0
  /** The screen of the cannon that gives check: its leaving is an answer too. 0 without one. */
  screen = 0

  begin(): void {
    this.checkers = 0
    this.screen = 0
    this.isScreenless = false
    if (++this.stamp < STAMP_MAX) return
    for (const marks of [this.leaving, this.entering, this.answers]) marks.fill(0)
    this.stamp = 1
  }
}

const danger = new Danger()

/** Marks the points from the general up to and with `end`. */
function markTo(marks: Int32Array, general: number, step: number, end: number): void {
  for (let point = general + step; point !== end; point += step) marks[point] = danger.stamp
  marks[end] = danger.stamp
}

/** Looks along one line as far as the third piece. */
function lookAlong(cells: Uint8Array, general: number, step: number, enemy: number): void {
  const first = nextPiece(cells, general, step)
  const piece = cells[first]
  if (piece === OFF) return
  if (piece === (enemy | CHARIOT)) {
    danger.checkers++
    markTo(danger.answers, general, step, first)
  } else if (piece === (enemy | CANNON)) {
    danger.isScreenless = true
    markTo(danger.entering, general, step, first)
  }
  const second = nextPiece(cells, first, step)
  const behind = cells[second]
  if (behind === OFF) return
  if (behind === (enemy | CANNON)) {
    danger.checkers++
    danger.screen = first
    markTo(danger.answers, general, step, second)
  } else if (behind === (enemy | CHARIOT) || behind === (enemy | GENERAL)) danger.leaving[first] = danger.stamp
  const third = nextPiece(cells, second, step)
  if (cells[third] === (enemy | CANNON)) danger.leaving[first] = danger.leaving[second] = danger.stamp
}

function lookForHorses(cells: Uint8Array, general: number, enemy: number): void {
  const horse = enemy | HORSE
  for (let i = 0; i < 4; i++) {
    const strike = HORSE_STRIKES[i]
    for (let n = 1; n < 3; n++) {
      const at = general + strike[n]
      if (cells[at] !== horse) continue
      const leg = general + strike[0]
      if (cells[leg] !== 0) danger.leaving[leg] = danger.stamp
      else {
        danger.checkers++
        danger.answers[leg] = danger.answers[at] = danger.stamp
      }
    }
  }
}

function lookForSoldier(cells: Uint8Array, at: number, enemy: number): void {
  if (cells[at] !== (enemy | SOLDIER)) return
  danger.checkers++
  danger.answers[at] = danger.stamp
}

/** Looks around the general of the side to move, which must stand, for what its moves have to mind. */
export function lookAround(position: Position): Readonly<Danger> {
  const { cells, generals, mover } = position
  const side: SideIndex = mover === 0 ? 1 : 0
  const enemy = colourAt(side)
  const general = generals[mover]
  danger.begin()
  for (let i = 0; i < 4; i++) lookAlong(cells, general, ORTHOGONAL[i], enemy)
  lookForHorses(cells, general, enemy)
  lookForSoldier(cells, general - FORWARD[side], enemy)
  if (HALF[side][general] === 0) {
    lookForSoldier(cells, general - 1, enemy)
    lookForSoldier(cells, general + 1, enemy)
  }
  const isOdd = HALF[side][general] === 1 || areFacing(cells, general, generals[side])
  if (isOdd) danger.checkers = 2
  return danger
}
