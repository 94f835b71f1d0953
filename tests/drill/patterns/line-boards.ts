import type { Boards } from './boards'

/** Boards for the names that chariots, soldiers and the own general give. */
export const LINE_BOARDS = {
  'palace-heart': {
    fits: [
      '2bk2b2/4R4/9/9/9/9/9/3R5/9/4K4 b',
      '3k1ab2/4R4/9/3N5/9/9/9/3C5/9/5K3 b',
      '3k5/4R4/2N1P4/4C1p2/9/9/9/5p3/6r2/5K3 b',
      '4k4/4R4/4c1N2/1r2C4/2p3b2/9/8P/5A3/4A4/2BK5 b',
      '4k4/9/9/9/9/9/3r5/9/4r4/3K1AB2 w',
    ],
    misses: [
      // The other chariot comes along the home rank.
      'R2k1a3/4R4/9/9/6b2/9/9/9/9/4K4 b',
      // Horse and cannon do without it.
      '3k1ab2/4R4/3N5/9/9/9/9/3C5/9/5K3 b',
      // The general has left its home rank.
      '9/1R7/4k2R1/9/9/6p2/9/9/9/3K5 b',
    ],
  },
  'two-soldiers': {
    fits: [
      '3Pk4/5P3/9/9/9/9/9/9/9/3K5 b',
      '4kP3/3P5/9/9/9/9/9/9/9/5K3 b',
      '3k1P3/3P5/9/9/9/9/9/9/9/3K5 b',
      '3k5/9/9/9/9/9/9/9/5p3/3pK4 w',
      '3Pk4/5P3/b3Na2b/9/8c/9/9/4B4/4A4/2BA1K3 b',
    ],
    misses: [
      // One of them is on the middle file.
      '5k3/4PP3/9/9/9/p8/9/9/9/3K5 b',
      // One of them is outside the palace.
      '3k5/2PP5/8b/9/9/9/9/9/9/4K4 b',
      // Both on one side.
      '3Pk4/3P5/b3Na2b/9/8c/9/9/4B4/4A4/2BA1K3 b',
      // The other does nothing.
      '3Pka3/4c4/5P3/9/9/9/9/9/9/3K5 b',
      // A chariot gives check.
      '4kR3/3P1P3/9/9/9/9/9/9/9/5K3 b',
    ],
  },
  'bare-face': {
    fits: [
      '3k5/9/9/3R5/9/9/9/9/9/4K4 b',
      '9/3k5/9/9/9/p8/9/3R5/9/4K4 b',
      '4k4/9/9/5r3/9/9/6P2/9/5K3/9 w',
      '4k4/9/9/8p/4R4/9/9/9/5R3/3K5 b',
      // The horse holds the same points, and chariot and general do without it.
      '3k5/9/5N3/9/9/9/3R5/9/9/4K4 b',
    ],
    misses: [
      // The general backs the chariot up.
      '3Rka3/4c4/9/9/9/9/9/9/9/3K5 b',
      // No chariot gives check.
      '2bak4/2N1a4/9/9/9/9/9/9/9/5K3 b',
      // The chariots do without the general.
      'R3k4/1R7/9/9/9/9/9/9/9/5K3 b',
      'R3k4/9/9/8p/4R4/9/9/9/9/3K5 b',
    ],
  },
  'double-chariot': {
    fits: [
      'R3k4/1R7/9/9/9/9/9/9/9/5K3 b',
      'c4k3/9/9/9/4RR3/9/9/9/9/3K5 b',
      '9/1R7/4k2R1/9/9/6p2/9/9/9/3K5 b',
      '2b1kR3/1R7/9/9/9/9/9/9/9/5K3 b',
      '3k5/9/9/9/9/9/2R6/5K1r1/7r1/5AB2 w',
    ],
    misses: [
      // Both give check, on two lines that cross.
      'R3k4/9/9/8p/4R4/9/9/9/9/3K5 b',
      // The own general holds the line beside; the chariot stands behind it.
      '4kc3/9/9/8p/4R4/9/9/9/3K5/3R5 b',
      // One stands behind the other.
      '3Rk4/4a4/b3b2n1/9/9/9/3R5/4C4/9/5K3 b',
      // A soldier holds the line beside.
      '1R2k4/R2P5/9/9/9/9/9/9/9/5K3 b',
    ],
  },
  'borrowed-general': {
    fits: [
      '3Rka3/4c4/9/9/9/9/9/9/9/3K5 b',
      '3Rka3/9/4P4/9/9/9/9/9/9/3K5 b',
      // The advisor cannot leave the file.
      '1R2k4/4a4/9/9/9/6p2/9/9/9/4K4 b',
      '3k5/9/9/9/9/9/9/9/4C4/3rKA3 w',
      '3Pka3/4c4/9/9/8p/9/9/9/9/3K5 b',
    ],
    misses: [
      // It needs nobody behind it.
      'R3ka3/4c4/9/9/9/9/9/9/9/3K5 b',
      // The soldier stands behind it, the horse beside.
      '3Rka3/3P5/9/9/9/9/9/9/9/3K5 b',
      '3Rka3/9/2N1b4/9/9/9/9/9/9/3K5 b',
    ],
  },
} satisfies Record<string, Boards>
