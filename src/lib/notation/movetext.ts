import type { Move, Position, UndrawableError } from '../rules'
import type { FenError } from './fen'
import type { MoveTextError } from './read-move'

/** A longer record is refused unread; a long game with many comments has some 20,000 characters. */
export const MOVETEXT_MAX = 100_000

/** How deep variations may stand in variations. */
export const VARIATIONS_MAX = 16

/** How a game ended, as PGN writes it: Red won, Black won, a draw, or nobody says. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** One line of play, the game's own or a variation. */
export interface Line {
  /** What is said before the first move. */
  readonly comments: readonly string[]
  readonly moves: readonly LineMove[]
  /** The result that stands at the line's end. */
  readonly result?: GameResult | undefined
}

export interface LineMove {
  readonly move: Move
  /** Judgements by their PGN numbers (NAG, 0–255): 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly marks: readonly number[]
  /** What is said after the move, without blanks at its ends. */
  readonly comments: readonly string[]
  /** Lines that could have been played in place of this move. */
  readonly variations: readonly Line[]
}

/** A header of PGN: `[Red "胡荣华"]`. */
export interface Tag {
  readonly name: string
  readonly value: string
}

/** A game record: where it starts, what was played, and what is said of it. All moves are legal. */
export interface Movetext {
  /** In the order of the text. */
  readonly tags: readonly Tag[]
  readonly start: Position
  /** The game. Its result is the mark at its end, else the tag `Result`. */
  readonly main: Line
}

/** What is wrong at a place in a record. */
export type MovetextFault =
  /** The text should be a move of `position` and is none that can be played. */
  | { readonly code: 'move'; readonly text: string; readonly error: MoveTextError; readonly position: Position }
  /** The tag `FEN` holds no board that can be drawn. */
  | { readonly code: 'fen'; readonly error: FenError | UndrawableError }
  /** The record, or the variations in variations, are more than `max`. */
  | { readonly code: 'record-too-long' | 'record-too-deep'; readonly max: number }
  /**
   * A bracket or comment without its end, or an end without its beginning; a variation or mark with no move before it;
   * something other than a comment after the result; a header that is none, or stands after a move.
   */
  | {
      readonly code:
        'record-not-closed' | 'record-not-open' | 'record-nothing-before' | 'record-after-result' | 'record-tag'
      readonly text: string
    }
  /** Dots stand for Red's move (`1...`, `……`), but the move that follows would be Red's. */
  | { readonly code: 'record-dots'; readonly text: string }
  /** The next round's number stands where Black has not moved: read on, Red's moves would be taken for Black's. */
  | { readonly code: 'record-reply-missing'; readonly text: string }

/** The first fault of a record and its place: line and column from 1, columns in code points. */
export type MovetextError = MovetextFault & { readonly line: number; readonly column: number }
