import type { Role, Side } from '../../rules'

/* What recipes of boards are written with. */

/** A piece, and points it may stand on: names (`e9`), or a file and a span of ranks (`e4-8`), or a rank and all its points (`*9`). */
export interface Ingredient {
  readonly side: Side
  readonly role: Role
  readonly at: string
  /** It is there so many times of four. */
  readonly often: number
}

const put =
  (side: Side) =>
  (role: Role, at: string, often = 4): Ingredient => ({ side, role, at, often })
export const red = put('red')
export const black = put('black')

/** Both wings of the palace are written out: recipes are mirrored by what reads them, one time of two. */
export const MIDDLE = 'e9 e9 e9 e8'
export const HOME = 'd9 e9 e9 f9'
export const GUARDS = [
  black('advisor', 'd9 e8 f9', 3),
  black('advisor', 'd9 e8 f9', 2),
  black('elephant', 'c9 e7 g9', 2),
]
/** What attacks: any of these may help. */
export const HELP = [red('chariot', '*6 *7 *8 *9', 1), red('soldier', 'c7 d7 e7 f7 c8 d8 f8 e8', 1)]
