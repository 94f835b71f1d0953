import type { Move, Piece, Point, Reason, ReasonCode } from '../rules'
import type { Refutation } from '../solver'
import type { DuelLoss } from '../lesson/duel'
import type { Block, Difference, EscapeWay, Inline, ReciteWay } from '../lesson/types'

/** Why a legal move is not what was asked. */
export type Miss =
  | {
      readonly code:
        | 'not-asked'
        | 'no-check'
        | 'no-capture'
        | 'not-stalemate'
        | 'not-safe'
        | 'unsafe'
        | 'not-mate'
        | 'check-not-mate'
        | 'too-slow'
    }
  /** It wins in `in` moves: more than are asked for. */
  | { readonly code: 'wins-later'; readonly in: number }
  | { readonly code: 'stalemate-not-mate' | 'mate-not-stalemate' }
  | { readonly code: 'other-way'; readonly ways: readonly EscapeWay[] }
  | { readonly code: 'other-role' | Difference | DuelLoss }

/** What the learner is told. The author's words, where there are any, come before the app's own. */
export type Note =
  | {
      readonly kind: 'illegal'
      readonly move: Move
      readonly reasons: readonly Reason[]
      readonly words?: readonly Inline[]
    }
  | {
      readonly kind: 'wrong-move'
      /** What was played; nothing where a move was written wrongly. */
      readonly move?: Move
      readonly miss: Miss
      readonly words?: readonly Inline[]
      readonly refutation?: Refutation
    }
  /** A good move, but not the one that is asked for. */
  | { readonly kind: 'fine-move'; readonly words: readonly Inline[] }
  /** `left`: how many moves the learner still needs to win. */
  | { readonly kind: 'right-move'; readonly left?: number }
  /** The reply in a duel has taken a piece, and the duel goes on. */
  | { readonly kind: 'taken'; readonly piece: Piece }
  | { readonly kind: 'found'; readonly left: number }
  /** The piece itself was tapped whose destinations are asked for. */
  | { readonly kind: 'from-here'; readonly piece: Piece }
  /** Another piece was moved than the one that collects. */
  | { readonly kind: 'not-collecting'; readonly piece: Piece }
  /** What was ticked is right, and not all. */
  | { readonly kind: 'more-options' }
  | {
      readonly kind: 'wrong-point'
      readonly point: Point
      readonly reasons: readonly Reason[]
      readonly words?: readonly Inline[]
    }
  | { readonly kind: 'caught'; readonly by: readonly Point[] }
  | { readonly kind: 'wrong-option'; readonly words: readonly Block[] }
  /** A verse's line is whole. */
  | { readonly kind: 'recited'; readonly line: number }
  | { readonly kind: 'wrong-piece'; readonly way: ReciteWay }
  | { readonly kind: 'wrong-verdict'; readonly said: 'legal' | ReasonCode }
  | { readonly kind: 'right-verdict'; readonly move: Move; readonly reasons: readonly Reason[] }
