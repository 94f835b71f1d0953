import type { Pattern } from '../../../src/lib/drill/types'
import { CANNON_BOARDS } from './cannon-boards'
import { HORSE_BOARDS } from './horse-boards'
import { LINE_BOARDS } from './line-boards'

export interface Boards {
  /** Mates that are called by the name. */
  readonly fits: readonly string[]
  /** Mates by the same pieces that are not of the pattern, each for its own reason. */
  readonly misses: readonly string[]
}

/** For each name boards on which the side to move is mated; any game could end on them. */
export const BOARDS: Readonly<Record<Pattern, Boards>> = { ...CANNON_BOARDS, ...HORSE_BOARDS, ...LINE_BOARDS }

/** Boards of more than one name, and all names of each, the one that it is called by first. */
export const SEVERAL: readonly (readonly [fen: string, names: readonly Pattern[]])[] = [
  ['C1bRk4/4a4/4b4/9/9/9/4C4/9/2p6/5K3 b', ['heaven-earth-cannons', 'iron-bolt']],
  ['4kaC2/4a4/b3b4/9/4C4/9/9/9/9/3K5 b', ['smothered-cannon', 'heaven-earth-cannons']],
  ['C1bak4/4R4/4b4/9/9/9/4C4/9/6p2/5K3 b', ['heaven-earth-cannons', 'palace-heart', 'bare-face']],
  ['3Rka3/4a4/4b4/9/9/4C3p/9/9/9/3K5 b', ['iron-bolt', 'borrowed-general']],
  ['2ba1a3/4k1N1C/9/9/9/9/9/9/9/5K3 b', ['horse-cannon', 'trough-horse']],
  ['2bk2b2/4R4/9/9/9/9/9/3R5/9/4K4 b', ['palace-heart', 'double-chariot']],
  ['4k4/9/9/8p/4R4/9/9/9/5R3/3K5 b', ['bare-face', 'double-chariot']],
  ['1R1R5/3ck4/9/p7p/2p6/9/P7P/5K3/4r4/5r3 w', ['bare-face', 'double-chariot']],
  ['R2k5/9/9/2N6/9/9/9/9/9/5K3 b', ['side-tiger', 'high-angler']],
  ['R2k5/9/5N3/9/9/9/9/9/9/5K3 b', ['octagon-horse', 'corner-horse']],
]
