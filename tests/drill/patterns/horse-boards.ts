import type { Boards } from './boards'

/** Boards for the names that horses give. */
export const HORSE_BOARDS = {
  'double-horse': {
    fits: [
      '9/5k1N1/9/6N2/9/9/9/9/9/4K4 b',
      '5k3/7N1/9/6N2/9/9/9/9/9/4K4 b',
      '4ka3/6N2/9/5N3/9/9/9/9/9/3K5 b',
      '3a5/5k1N1/5a1N1/1rr6/9/9/9/9/5p3/4K4 b',
      '3k5/4a1CC1/4Nc3/p7p/4p4/2P6/1cN2n2P/4B4/6n2/2BAK4 w',
    ],
    misses: [
      // On two wings.
      '5a3/1N1k5/3a1N3/8p/9/2P3r2/9/3A5/9/2B1KAB2 b',
      // The other horse does nothing.
      '4ka3/4a1N2/9/9/5N3/9/9/9/9/3K5 b',
      // Neither gives check.
      'R2k2b2/6N2/9/p1N5p/2P3b2/P8/4P1cc1/3r5/4A4/2B1KAB2 b',
    ],
  },
  'octagon-horse': {
    fits: [
      'R2k5/9/5N3/9/9/9/9/9/9/5K3 b',
      '3k5/9/5N3/9/9/9/3R5/9/9/5K3 b',
      // Both corners may change places.
      '5N3/9/3k5/9/9/9/9/3R5/9/5K3 b',
      '4k4/9/9/9/9/9/9/3n5/9/r4K3 w',
      '1R1k1a3/4a4/5N3/9/2b6/9/9/9/9/4K4 b',
    ],
    misses: [
      // One of its ways is blocked.
      '3k5/9/4bN3/9/9/9/3R5/9/9/5K3 b',
      // Its own chariot stands on one of the points.
      '2bk1a3/3R5/5N3/9/9/9/9/9/9/5K3 b',
      // Chariot and general do without it.
      '3k5/9/5N3/9/9/9/3R5/9/9/4K4 b',
    ],
  },
  'angler-horse': {
    fits: [
      '4kR3/9/6N2/9/9/9/9/9/9/3K5 b',
      '4kP3/9/6N2/9/9/9/9/9/9/3K5 b',
      '3k5/9/9/9/9/9/9/2n6/9/3rK4 w',
      '3Rka3/9/4b1N2/9/9/9/9/9/9/3K5 b',
      '4kab1C/3ca4/9/p1R4N1/9/6B2/P7P/2n6/3K5/3r2B2 w',
    ],
    misses: [
      // It gives check itself.
      '3k5/4P4/2N6/9/9/9/9/9/9/4K4 b',
      // It stands on the corner.
      '3Rka3/9/4b4/5N3/9/9/9/9/9/3K5 b',
      // The cannon blocks the point that it would hold.
      '3Rka3/4c4/6N2/9/9/9/9/9/9/3K5 b',
    ],
  },
  'side-tiger': {
    fits: [
      'R2k5/9/9/2N6/9/9/9/9/9/5K3 b',
      '9/9/R2k5/2N6/9/9/9/9/9/5K3 b',
      '3k5/9/9/9/9/9/6n2/5K2r/9/9 w',
      'R2k1ab2/4a4/9/2N5p/2n6/2B3P1P/2c1P4/9/4A4/2BAK4 b',
    ],
    misses: [
      // The chariot comes from the other side.
      '3k4R/9/9/2N6/9/9/9/9/9/5K3 b',
      // The soldier holds the same point.
      'R2k5/2P6/9/2N6/9/9/9/9/9/5K3 b',
      // The horse stands on the other corner.
      'R2k5/9/5N3/9/9/9/9/9/9/5K3 b',
    ],
  },
  'high-angler': {
    fits: [
      '9/9/3R1k3/6N2/9/9/9/9/9/4K4 b',
      '9/9/5k3/6N2/9/9/5R3/9/9/3K5 b',
      '9/5R3/5k3/6N2/9/9/9/9/9/3K5 b',
      '5k3/9/9/9/9/9/2n6/3K5/3r5/9 w',
    ],
    misses: [
      // Chariot and general do without it.
      '9/9/5k3/6N2/9/9/5R3/9/9/4K4 b',
      // On the middle file.
      '9/9/3R1k3/4N4/9/9/9/9/9/4K4 b',
      // A cannon gives check.
      '3a1C3/5nc2/2C2k1r1/6N2/9/r8/9/9/4p4/3K5 b',
    ],
  },
  'trough-horse': {
    fits: [
      '2bak4/2N1a4/9/9/9/9/9/9/9/5K3 b',
      '5k3/9/9/9/9/9/9/9/4A1n2/2BAK4 w',
      '5a3/R3k1N2/9/9/9/9/9/9/9/3K5 b',
      '3k5/2N6/b8/9/9/3R5/9/9/9/5K3 b',
    ],
    misses: [
      // Its leg is blocked: two chariots mate.
      'R3k4/1R3PN2/9/9/9/9/9/9/9/3K5 b',
      // On the corner of the palace.
      '3k5/9/b4N3/9/9/3R5/9/9/9/5K3 b',
      '3aka3/3P5/5N3/9/9/9/9/9/9/5K3 b',
    ],
  },
  'corner-horse': {
    fits: [
      '3aka3/3P5/5N3/9/9/9/9/9/9/5K3 b',
      '3k5/9/9/9/9/9/9/3np4/9/3AKA3 w',
      '2bk1a3/3R5/5N3/9/9/9/9/9/9/5K3 b',
      '4ka3/4a4/5N3/9/p8/9/9/9/3R5/4K4 b',
    ],
    misses: [
      // On a back corner.
      '5N3/9/3k5/9/9/9/9/3R5/9/5K3 b',
      // Its leg is blocked: chariots and soldier mate.
      'R3k4/1R1P5/3N5/9/9/9/9/9/9/5K3 b',
      // Before the elephant.
      '3aka3/3P2N2/9/9/9/9/9/9/9/5K3 b',
    ],
  },
} satisfies Record<string, Boards>
