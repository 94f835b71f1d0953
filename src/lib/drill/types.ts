import type { Fen } from '../lesson/types'
import type { Role } from '../rules'
import type { Random } from './random'

/* A drill: one board, one question, and its proof. Plain data that a worker sends, a file holds and a record keeps. */

/** What is asked, in the order of the lessons that teach it. */
export const DRILL_KINDS = [
  /** The point's name is heard, the point is found. */
  'find-point',
  /** The point is lit, its name is picked. */
  'name-point',
  /** Where one piece may go. */
  'targets',
  /** Which piece would leave the generals facing if it left the file. */
  'facing-hold',
  /** Whether a move may be played that comes near to facing generals. */
  'facing-legal',
  /** Mate in one by the own general's file. */
  'facing-mate',
  /** Whether a move may be played, and why not. */
  'legal',
  /** Get out of check in the way that is asked for. */
  'escape',
  /** Win by checkmate within so many moves. */
  'mate',
  /** Win by stalemate within so many moves. */
  'stalemate',
  /** Take what can be taken safely. */
  'capture',
  /** A move after which nothing is lost. */
  'safe',
  /** A written move is played. */
  'read',
  /** A shown move is written. */
  'write',
] as const
export type DrillKind = (typeof DRILL_KINDS)[number]

/**
 * Names of the ways to mate. Several may fit one board; the first in this order is what it is called: what a horse or a cannon
 * does comes before what the chariot beside it does, the particular before the general.
 */
export const PATTERNS = [
  'smothered-cannon',
  'double-cannon',
  'horse-cannon',
  'heaven-earth-cannons',
  'palace-heart',
  'iron-bolt',
  'double-horse',
  'octagon-horse',
  'angler-horse',
  'side-tiger',
  'high-angler',
  'trough-horse',
  'corner-horse',
  'two-soldiers',
  'bare-face',
  'double-chariot',
  'borrowed-general',
] as const
export type Pattern = (typeof PATTERNS)[number]

/** 1 is for the first minutes, 5 for who has finished the lessons. */
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

/** What a maker gives: a drill before it has its id. */
export interface Draft {
  readonly kind: DrillKind
  /** The learner is to move. */
  readonly fen: Fen
  /**
   * What is asked besides the board: a piece's point (`targets`), a point (`find-point`, `name-point`), a move
   * (`facing-legal`, `legal`, `read`, `write`), a way to answer a check (`escape`); nothing in all other kinds.
   */
  readonly ask?: string
  /**
   * Every right answer, sorted as text: first moves, points; for a move that is judged `legal`, or every reason code that
   * speaks against it; for what is written or named the move or point itself.
   */
  readonly answers: readonly string[]
  /** How many moves of the learner it takes: 1 to 3 for wins, else 1. */
  readonly length: number
  /** What the mate is called, where it has a name: that of the first answer's shortest line. */
  readonly pattern?: Pattern
  readonly level: Level
}

export interface Drill extends Draft {
  /** Made of what is asked: the same question has the same id on every device, mirrored or in the other colour too. */
  readonly id: string
}

/** Moves of one role are an idea each; so are the ways out of check, the lengths of wins, and each mate with a name. */
export type Idea =
  | 'find-point'
  | 'name-point'
  | `targets-${Role}`
  | 'facing-hold'
  | 'facing-legal'
  | 'facing-mate'
  | 'legal'
  | `escape-${'flee' | 'take' | 'block' | 'unscreen'}`
  | `mate-${1 | 2 | 3}`
  | `stalemate-${1 | 2}`
  | 'capture'
  | 'safe'
  | 'read'
  | 'write'

/** What a seed and a level make: undefined where this seed leads to none, and the next one is tried. */
export type Make = (random: Random, level: Level) => Draft | undefined
