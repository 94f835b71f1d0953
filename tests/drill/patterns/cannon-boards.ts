import type { Boards } from './boards'

/** Boards for the names that cannons give. */
export const CANNON_BOARDS = {
  'smothered-cannon': {
    fits: [
      '2Caka3/4c4/9/9/9/9/9/9/9/4K4 b',
      '4ka1C1/4a4/9/9/p8/9/9/9/9/3K5 b',
      '4kaC2/4a1P2/9/9/9/9/9/9/9/3K5 b',
      '5k3/9/9/9/9/9/P8/9/4R4/3AKAc2 w',
      // Not on the home rank: every point beside the general is blocked.
      '5c3/4rk3/5a3/9/9/9/9/9/3pA4/cr1AKC3 b',
    ],
    misses: [
      // A horse, not a piece of its own, keeps the general off one point, and the cannon stands on a file.
      'r8/4ak3/1n3aN2/9/9/9/9/5C3/4p4/2BK5 b',
      // Two cannons give check.
      '4ka1C1/4ac3/9/9/9/9/9/9/9/3KC4 b',
      // The soldier gives check too.
      '3PkaC2/4a4/9/9/9/9/9/9/9/3K5 b',
      // The screen is a cannon.
      '5k3/9/9/9/9/9/9/9/3CA4/3AKc2c w',
    ],
  },
  'double-cannon': {
    fits: [
      '2bakab2/9/9/4C4/9/9/9/9/4C4/3K5 b',
      'CC2k4/4a4/9/6p2/9/9/9/9/9/5K3 b',
      '3k5/9/4c4/9/9/4c4/9/9/9/2BAKA3 w',
      '2b6/4ak3/4b4/9/5C3/9/9/9/5C3/5K3 b',
      '1nbakabnr/9/rc5c1/2p1C1p2/p7p/4C4/P1P1P1P1P/9/9/RNBAKABNR b',
    ],
    misses: [
      // An advisor stands between the front cannon and the general.
      '4kab2/3RarN2/4C4/p3C3p/2p6/9/P1P5c/6p1B/9/2BAKA3 b',
      // The cannons stand on two lines.
      '4kaC2/4a4/b3b4/9/4C4/9/9/9/9/3K5 b',
      // A horse stands before them.
      '3a1kb2/3ca4/4bN2n/6p2/5C2p/P2p2P2/4Pc3/4B4/4AC3/4KAB2 b',
    ],
  },
  'horse-cannon': {
    fits: [
      '4k4/9/4N4/9/9/9/9/4C4/9/3K5 b',
      'C2N1k3/9/9/9/6p2/9/9/9/3K5/9 b',
      '3k5/9/9/4c4/9/P8/4n4/9/4K4/9 w',
      // The own general would keep it off the same point.
      '5k3/9/5N3/8p/9/9/5C3/9/9/4K4 b',
      '2ba1a3/4k1N1C/9/9/9/9/9/9/9/5K3 b',
    ],
    misses: [
      // Two points between horse and general, more than two.
      '5k3/9/9/8p/9/5N3/5C3/9/9/4K4 b',
      // None.
      '1c4b2/4a4/3kba3/3N5/3Cn4/9/9/5A3/4A4/4K4 b',
      // None, on a rank.
      '3akN2C/4c4/9/9/9/9/9/9/9/5K3 b',
      // The horse gives check alone.
      '4ka3/2N1a4/9/9/p8/9/2C6/9/9/3K5 b',
    ],
  },
  'heaven-earth-cannons': {
    fits: [
      'C1bRk4/4a4/4b4/9/9/9/4C4/9/2p6/5K3 b',
      '4kRbC1/4a4/4b4/9/9/4C4/1n7/9/9/3K5 b',
      'C1bak4/4R4/4b4/9/9/9/4C4/9/6p2/5K3 b',
      '3aka3/4c4/4b4/2N2R2p/2b6/9/P5N1P/8B/4A4/1cBrK4 w',
    ],
    misses: [
      // The cannon on the home rank holds nothing.
      'C1b1kR3/4a4/4b4/9/9/9/4C4/9/2p6/5K3 b',
      // Both stand on the home rank.
      '2bakaC1C/5P3/7N1/9/6b2/9/9/3p5/4p2r1/3K5 b',
      // One, and the own general.
      '3Rka3/4a4/4b4/9/9/4C3p/9/9/9/3K5 b',
    ],
  },
  'iron-bolt': {
    fits: [
      '3Rka3/4a4/4b4/9/9/4C3p/9/9/9/3K5 b',
      '3akR3/4a4/2n1b4/9/4C4/9/9/9/9/5K3 b',
      '5k3/9/9/4c4/9/9/9/4B4/4A4/C2AKrB2 w',
      '3Rk4/4a4/b3b2n1/9/9/9/3R5/4C4/9/5K3 b',
      '2baka3/9/2N1b4/9/6P2/2PNc4/P2r5/4B4/4A4/2BpKA3 w',
      // The cannon gives check too.
      '3Rka3/9/4b4/9/9/4C4/9/9/9/3K5 b',
    ],
    misses: [
      // The chariot stops on the corner.
      'R3ka3/4a4/4b4/9/9/4C3p/9/9/9/3K5 b',
      // The cannon is on the home rank.
      'C2Rka3/4a4/4b4/9/9/8p/9/9/9/3K5 b',
      // Three pieces stand between: the cannon holds none of them.
      'C1bRka3/4n4/4n4/p3p3p/2r6/P5P2/2c5P/4C3B/4A4/2BAK4 b',
    ],
  },
} satisfies Record<string, Boards>
