import type { Position } from '../rules'
import {
  CANNON,
  CHARIOT,
  FORWARD,
  GENERAL,
  HALF,
  HORSE,
  HORSE_JUMPS,
  LIST,
  OFF,
  ORTHOGONAL,
  ROLE_BITS,
  SOLDIER,
} from '../rules/in-place'

/*
 * A defender is no more without a move as long as a piece of it is steady: off its general's lines and horse legs, so
 * that it may always leave, with a step to such a point that no single quiet move of the attacker can take from it.
 * A step of one point stays possible when it is occupied, for then it captures; so does a jump, while its leg is free.
 */

/** On the board, off the lines of `general`, and empty or held by an attacker's piece other than its general. */
function isFree(cells: Uint8Array, general: number, own: number, to: number): boolean {
  const code = cells[to]
  const isOffLines = (to & 15) !== (general & 15) && to >> 4 !== general >> 4
  return isOffLines && (code & own) === 0 && (code & ROLE_BITS) !== GENERAL
}

function freeSteps(cells: Uint8Array, from: number, general: number, own: number): number {
  const isCannon = (cells[from] & ROLE_BITS) === CANNON
  let count = 0
  for (let i = 0; i < 4; i++) {
    const to = from + ORTHOGONAL[i]
    if (isFree(cells, general, own, to) && !(isCannon && cells[to] !== 0)) count++
  }
  return count
}

/** The legs over which a horse can jump to a free point. */
function freeLegs(cells: Uint8Array, from: number, general: number, own: number): number {
  let count = 0
  for (let i = 0; i < 4; i++) {
    const jump = HORSE_JUMPS[i]
    if (cells[from + jump[0]] !== 0) continue
    if (isFree(cells, general, own, from + jump[1]) || isFree(cells, general, own, from + jump[2])) count++
  }
  return count
}

function isSteady(cells: Uint8Array, from: number, general: number): boolean {
  const own = cells[from] & OFF
  const distance = Math.abs(from - general)
  const isOnLine = (from & 15) === (general & 15) || from >> 4 === general >> 4
  if (isOnLine || distance === 15 || distance === 17) return false
  const side = own >> 4
  switch (cells[from] & ROLE_BITS) {
    case CHARIOT:
      return freeSteps(cells, from, general, own) > 0
    case CANNON:
      return freeSteps(cells, from, general, own) > 1
    case HORSE:
      return freeLegs(cells, from, general, own) > 1
    case SOLDIER:
      return (
        isFree(cells, general, own, from + FORWARD[side]) ||
        (HALF[side][from] === 0 && (isFree(cells, general, own, from - 1) || isFree(cells, general, own, from + 1)))
      )
    default:
      return false
  }
}

/** Every quiet move may take the last move from the defender. */
export const ANY = 0
/** No quiet move can. */
export const NONE = -1

/**
 * What a quiet move of the side to move has to capture to leave the other side, not in check, without a legal move:
 * the point of its one steady piece; NONE where it has two or more, ANY where it has none.
 */
export function stalematesOn({ cells, lists, counts, generals, mover }: Position): number {
  const defender = 1 - mover
  const general = generals[defender]
  const start = defender * LIST
  let found = ANY
  for (let i = start; i < start + counts[defender]; i++) {
    if (!isSteady(cells, lists[i], general)) continue
    if (found !== ANY) return NONE
    found = lists[i]
  }
  return found
}
