import { type Idea, type Level, LEVELS, type Pattern, PATTERNS } from '../lib/drill/types'

/* What the shipped collections hold, file by file. */

/** So many drills of one idea at one level. */
export interface Quota {
  readonly idea: Idea
  readonly pattern?: Pattern
  readonly level: Level
  readonly count: number
}

/** Wins that were found in games, and counted by others. */
export interface Source {
  readonly idea: Idea
  /** Their file: one JSON object a line, with the board as `fen`. */
  readonly path: string
  /** The smallest boards, at most so many. */
  readonly count: number
}

export interface FilePlan {
  readonly sources: readonly Source[]
  readonly quotas: readonly Quota[]
}

/** The counts of the levels, from the first on. */
const quotas = (idea: Idea, counts: readonly number[], pattern?: Pattern): Quota[] =>
  LEVELS.map((level, i) => ({ idea, level, count: counts[i] ?? 0, ...(pattern && { pattern }) })).filter(
    ({ count }) => count > 0,
  )

const eachPattern = (idea: Idea, counts: readonly number[]): Quota[] =>
  PATTERNS.flatMap((pattern) => quotas(idea, counts, pattern))

const FULL = 'tests/fixtures/mates/full.jsonl'
const THREE = 'tests/fixtures/mates/three.jsonl'

export const PLAN: Readonly<Record<string, FilePlan>> = {
  'mate-1': {
    sources: [{ idea: 'mate-1', path: FULL, count: 50 }],
    quotas: [
      ...eachPattern('mate-1', [2, 2, 2, 1]),
      // Seldom on a board that is bare: more where there is company.
      ...quotas('mate-1', [0, 3, 3, 2], 'heaven-earth-cannons'),
      ...quotas('mate-1', [0, 1, 1], 'iron-bolt'),
      ...quotas('mate-1', [0, 1, 1], 'double-chariot'),
      ...quotas('mate-1', [4, 4, 4, 3, 3]),
    ],
  },
  'mate-2': {
    sources: [{ idea: 'mate-2', path: FULL, count: 50 }],
    quotas: [...eachPattern('mate-2', [0, 1, 2, 1, 1]), ...quotas('mate-2', [0, 20, 10, 5, 4])],
  },
  'mate-3': {
    sources: [{ idea: 'mate-3', path: THREE, count: 24 }],
    quotas: quotas('mate-3', [0, 0, 26, 24, 8]),
  },
  stalemate: {
    sources: [],
    quotas: [...quotas('stalemate-1', [26, 22, 16, 10, 6]), ...quotas('stalemate-2', [14, 12, 8, 4, 2])],
  },
  facing: {
    sources: [],
    quotas: [
      ...quotas('facing-hold', [18, 16, 14, 12, 8]),
      ...quotas('facing-legal', [18, 16, 14, 12, 8]),
      ...quotas('facing-mate', [18, 16, 14, 10, 6]),
    ],
  },
  escape: {
    sources: [],
    quotas: (['flee', 'take', 'block', 'unscreen'] as const).flatMap((way) =>
      quotas(`escape-${way}`, [10, 10, 8, 6, 4]),
    ),
  },
}
