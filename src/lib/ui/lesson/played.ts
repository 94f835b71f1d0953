import { parseFen, parseIccs } from '$lib/notation'
import { explainFor, type Mark, type PlayState, type Stars } from '$lib/player'
import type { Telling } from './tell-note'
import type { Move, Point, Position, Reason } from '$lib/rules'
import type { Lesson, MoveText, Step } from '$lib/lesson/types'

/** How an exercise went, best result first; what is saved of it. */
export interface Result {
  readonly stars: Stars
  readonly tries: number
  readonly hints: number
}

/** Something in the text that was tapped: it is shown on the board for a look, and changes nothing. */
export type Glance =
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'move'; readonly position: Position; readonly move: Move; readonly reasons: readonly Reason[] }

/** What is said of an exercise that is done, where it is not what a lesson says. */
export type WonWords = (state: PlayState) => Partial<Telling> | undefined

/** What a lesson is played with. */
export interface Begin {
  readonly lesson: Lesson
  readonly at?: number
  readonly results?: Readonly<Record<string, Result>>
  /** An exercise has been finished. */
  readonly onresult?: (step: Step, result: Result) => void
  /** Makes it a test: what was answered before, by the steps' ids. Each question counts as it is answered first. */
  readonly marks?: Readonly<Record<string, Mark>>
  readonly onmark?: (step: Step, mark: Mark) => void
  readonly won?: WonWords
  /** Another step has been opened. */
  readonly onplace?: (step: Step) => void
}

/** A move of the text on its board, with its reason where it is illegal; undefined where either cannot be read. */
export function glanceAt(text: MoveText, fen: string): Glance | undefined {
  const parsed = parseFen(fen)
  const move = parseIccs(text)
  if (!parsed.ok || move === undefined) return undefined
  const explanation = explainFor(parsed.value, move)
  const reasons = explanation.legal ? [] : explanation.reasons
  return { kind: 'move', position: parsed.value, move, reasons }
}
