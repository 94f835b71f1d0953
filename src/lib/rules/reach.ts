import {
  ADVISOR,
  CANNON,
  CHARIOT,
  DIAGONAL,
  ELEPHANT,
  FORWARD,
  GENERAL,
  HORSE,
  HORSE_JUMPS,
  ORTHOGONAL,
  ROLE_INDEX,
  SOLDIER,
} from './pieces'

/*
 * How far each role reaches, asked by the difference of two points: the board is padded so wide that a difference names
 * its step. A look into one table turns down nearly every piece before anything on the board is read.
 */

/** Where the distance 0 stands in the tables. */
export const MIDDLE = 256
/** How many distances a side's table has. */
export const DISTANCES = 512

/** For each side, one after the other, and each distance from a piece to its prey: a bit for each role that reaches it. */
export const REACH = new Uint8Array(2 * DISTANCES)
/** The point next to the piece on its way to that prey: the first step along a line, a horse's leg, an elephant's eye. */
export const FIRST_STEP = new Int8Array(DISTANCES)

/** Every role of {@link REACH}. */
export const EVERY_ROLE = 255
/** Those that give check: generals only face each other. */
export const CHECKING_ROLES = EVERY_ROLE ^ (1 << (GENERAL & ROLE_INDEX))

/** The longest way along a line. */
const LINE_MAX = 9

function enter(side: number, role: number, distance: number, firstStep: number): void {
  REACH[side * DISTANCES + MIDDLE + distance] |= 1 << (role & ROLE_INDEX)
  FIRST_STEP[MIDDLE + distance] = firstStep
}

for (let side = 0; side < 2; side++) {
  for (const step of ORTHOGONAL)
    for (let length = 1; length <= LINE_MAX; length++)
      for (const role of step % 16 === 0 ? [GENERAL, CHARIOT, CANNON] : [CHARIOT, CANNON])
        enter(side, role, step * length, step)
  for (const [leg, ...jumps] of HORSE_JUMPS) for (const jump of jumps) enter(side, HORSE, jump, leg)
  for (const step of DIAGONAL) {
    enter(side, ADVISOR, step, step)
    enter(side, ELEPHANT, 2 * step, step)
  }
  for (const step of [FORWARD[side], 1, -1]) enter(side, SOLDIER, step, step)
}
