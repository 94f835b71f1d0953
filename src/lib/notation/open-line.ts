import type { Move, Position } from '../rules'
import type { GameResult } from './movetext'

/** A move whose marks, comments and variations are still coming. */
interface OpenMove {
  readonly move: Move
  readonly marks: number[]
  readonly comments: string[]
  readonly variations: OpenLine[]
}

/** A line that is being read. It becomes a `Line` as it is. */
export interface OpenLine {
  readonly comments: string[]
  readonly moves: OpenMove[]
  result?: GameResult
}

/** Something that stands in the text, and where. */
interface Written {
  readonly at: number
  readonly text: string
}

/** A line's board while it is being read. */
export interface Frame {
  readonly line: OpenLine
  /** Its opening bracket and where that stands. */
  readonly opener: Written
  now: Position
  /** The position before the last move: a variation of that move starts from it. */
  before: Position
  /** The dots that say that Black is to move, until a move follows. */
  dots: Written | undefined
  /** The last number that was read; NaN for one without digits. */
  number: number | undefined
  /** The next round's number where Black had not moved yet: if two moves follow it, Black's reply is missing. */
  early: Written | undefined
}

export const frameAt = (now: Position, at: number, text: string): Frame => ({
  line: { comments: [], moves: [] },
  opener: { at, text },
  now,
  before: now,
  dots: undefined,
  number: undefined,
  early: undefined,
})
