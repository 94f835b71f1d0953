import type { Role, Side } from '../../rules'
import type { Pattern } from '../types'

/*
 * Where the pieces of a mate usually stand. A recipe only makes a mate likely: whether it is one, and what it is called, is
 * asked of the board afterwards.
 */

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
const red = put('red')
const black = put('black')

/** Both wings of the palace are written out: recipes are mirrored by what reads them, one time of two. */
const MIDDLE = 'e9 e9 e9 e8'
const HOME = 'd9 e9 e9 f9'
const GUARDS = [black('advisor', 'd9 e8 f9', 3), black('advisor', 'd9 e8 f9', 2), black('elephant', 'c9 e7 g9', 2)]
/** What attacks: any of these may help. */
const HELP = [red('chariot', '*6 *7 *8 *9', 1), red('soldier', 'c7 d7 e7 f7 c8 d8 f8 e8', 1)]

export const RECIPES: Readonly<Record<Pattern, readonly Ingredient[]>> = {
  'smothered-cannon': [
    black('general', MIDDLE),
    black('advisor', 'd9 e8 f9'),
    black('advisor', 'd9 e8 f9'),
    black('horse', 'd9 f9 e8', 2),
    black('chariot', 'd9 f9 e8', 2),
    black('cannon', 'd9 f9 e8', 1),
    red('cannon', 'a9 b9 c9 h9 i9 e5 e6 e7 e4'),
    red('chariot', 'd2-8 f2-8', 2),
    red('horse', 'c7 g7 e6 d6', 1),
  ],
  'double-cannon': [
    black('general', HOME),
    black('advisor', 'd9 e8 f9', 3),
    black('advisor', 'd9 e8 f9', 3),
    black('elephant', 'c9 e7 g9', 1),
    red('cannon', 'e4-8 a9 b9 c9 d4-8'),
    red('cannon', 'e1-7 a9 b9 d1-7'),
    ...HELP,
  ],
  'horse-cannon': [
    black('general', 'd9 e9 f9 d8'),
    ...GUARDS,
    red('horse', 'e7 d7 f7 b9 c9 g9 h9 d6 b8'),
    red('cannon', 'e1-6 d1-6 f1-6 a9 i9 b9 h9 a8'),
    ...HELP,
  ],
  'heaven-earth-cannons': [
    black('general', 'e9'),
    black('advisor', 'e8', 3),
    black('advisor', 'd9 f9', 1),
    black('elephant', 'c9 g9', 3),
    black('elephant', 'e7', 2),
    red('cannon', 'e1-6'),
    red('cannon', 'a9 b9 h9 i9'),
    red('chariot', 'd1-9 f1-9', 3),
    red('horse', 'c8 g8 c7 g7 d7 f7', 2),
    red('soldier', 'd8 f8', 1),
  ],
  'palace-heart': [
    black('general', HOME),
    black('advisor', 'd9 f9', 3),
    black('advisor', 'd9 f9', 3),
    black('elephant', 'c9 g9 e7', 1),
    red('chariot', 'e8'),
    red('chariot', 'd1-8 f1-8', 2),
    red('horse', 'c7 g7 d6 f6 c8 g8', 2),
    red('soldier', 'd8 f8 e7', 2),
    red('cannon', 'e1-6 a9 i9', 1),
  ],
  'iron-bolt': [
    black('general', 'e9'),
    black('advisor', 'e8'),
    black('advisor', 'd9 f9', 1),
    black('elephant', 'e7'),
    black('elephant', 'c9 g9', 1),
    red('cannon', 'e1-6'),
    red('chariot', 'd9 f9', 3),
    red('soldier', 'd9 f9', 1),
    red('soldier', 'd8 f8', 1),
    red('chariot', 'd1-8 f1-8', 1),
  ],
  'double-horse': [
    black('general', HOME + ' d8 f8'),
    ...GUARDS,
    red('horse', 'c8 b8 c7 b7 d7 d6 c6 b9 c9'),
    red('horse', 'c8 b8 c7 b7 d7 d6 c6 b9 c9'),
    ...HELP,
  ],
  'octagon-horse': [
    black('general', 'd9 d9 d7'),
    red('horse', 'f7 f9'),
    black('advisor', 'f9 d7 f7', 1),
    black('elephant', 'c9 g9 e7', 1),
    red('chariot', 'd1-8 a9 b9 c9 a7 b7 *6', 3),
    red('horse', 'b8 b7 c6', 1),
    red('cannon', 'd1-6 a9', 1),
    red('soldier', 'c9 d8 c7', 1),
  ],
  'angler-horse': [
    black('general', HOME + ' d8 d9'),
    ...GUARDS,
    red('horse', 'c7'),
    red('chariot', '*9 *8 d1-8 e1-8', 3),
    red('soldier', 'd8 e8 d9 f8', 2),
    red('cannon', 'a9 b9 *8 d1-6', 1),
  ],
  'side-tiger': [
    black('general', 'd9 d8'),
    ...GUARDS,
    red('horse', 'c6'),
    red('chariot', 'a8 b8 c8 a9 b9 c9'),
    red('soldier', 'e8 f8', 1),
  ],
  'high-angler': [
    black('general', 'd9 d8'),
    ...GUARDS,
    red('horse', 'c6'),
    red('chariot', 'd1-8 e8 f8 g8 h8 i8 e9 f9 g9 h9'),
    red('soldier', 'e8 f8', 1),
  ],
  'trough-horse': [
    black('general', HOME + ' d8'),
    ...GUARDS,
    red('horse', 'c8'),
    red('chariot', 'd1-8 e1-8 f1-8 a9 b9', 3),
    red('cannon', 'e1-7 d1-7', 2),
    red('soldier', 'd8 f8 e8', 1),
  ],
  'corner-horse': [
    black('general', HOME + ' f9'),
    ...GUARDS,
    red('horse', 'd7'),
    red('chariot', 'f1-8 e1-8 *9 d8', 3),
    red('cannon', 'e1-7 f1-7', 2),
    red('soldier', 'd8 f8 e8', 1),
  ],
  'two-soldiers': [
    black('general', 'd9 e9 e9 f9'),
    ...GUARDS,
    red('soldier', 'd8 d7 d9'),
    red('soldier', 'f8 f7 f9'),
    red('soldier', 'e8 c8 e7 g8', 1),
    red('chariot', 'e1-7 *6', 1),
    red('cannon', 'e1-6', 1),
  ],
  'bare-face': [
    black('general', HOME + ' d8 f8'),
    ...GUARDS,
    red('chariot', '*9 *8 d1-8 e1-8'),
    red('horse', 'c6 d6 e6 f6', 1),
    red('soldier', 'c8 d8 e8 c7', 1),
  ],
  'double-chariot': [
    black('general', HOME + ' d8 e8'),
    ...GUARDS,
    red('chariot', '*9 *8 d1-8 e1-8'),
    red('chariot', '*9 *8 d1-8 e1-8'),
    red('soldier', 'd7 e7 f7', 1),
  ],
  'borrowed-general': [
    black('general', HOME),
    ...GUARDS,
    red('soldier', 'd9 e8 f9 d8 f8', 2),
    red('chariot', 'd8 e8 d9 f9 d1-7', 3),
    red('horse', 'c7 d7 e6 c8', 1),
    red('cannon', 'e1-7 a9', 1),
  ],
}

/** No mate in particular: whoever may attack, from anywhere near. */
export const ANY_MATE: readonly Ingredient[] = [
  black('general', HOME + ' d8 f8 e8 d7'),
  ...GUARDS,
  red('chariot', '*9 *8 *7 d1-8 e1-8', 2),
  red('horse', 'c8 c7 d7 d6 c6 e6 g7 f6', 2),
  red('cannon', '*9 *7 d1-8 e1-8', 2),
  red('soldier', 'd8 e8 f8 d7 e7 f7 c8 c9 d9', 2),
  red('soldier', 'd8 e8 f8 d7 e7 f7 c8', 1),
  black('horse', 'd9 f9 e8 d8 e7 d7', 1),
  black('chariot', 'd9 f9 e8 d8 e7 f7', 1),
]

/** A general that is to be left without a move, and who holds it. */
export const ANY_STALEMATE: readonly Ingredient[] = [
  black('general', HOME + ' d8 f8 e8 d7 f7 d9'),
  black('advisor', 'd9 e8 f9 d7 f7', 1),
  black('advisor', 'd9 e8 f9 d7 f7', 1),
  black('elephant', 'c9 e7 g9 a7', 1),
  black('horse', '*9 *8 *7', 1),
  black('soldier', '*3 *2 *1 *0', 1),
  red('chariot', '*9 *8 *7 *4 d1-8 e1-8 f1-8', 2),
  red('horse', 'c8 c7 d7 d6 c6 e6 g7 f6 b7 b6 e5', 2),
  red('cannon', '*9 *7 *3 d1-8 e1-8', 1),
  red('soldier', 'd8 e8 f8 d7 e7 f7 c8 c7 *6', 2),
  red('soldier', 'd8 e8 f8 d7 e7 f7 c8 c7 *6', 2),
]
