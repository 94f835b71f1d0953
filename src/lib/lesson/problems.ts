import type { FenError } from '../notation'
import type { Move, Position, ReasonCode, SetupCode } from '../rules'
import type { Place, SourceText } from './source-text'

type Severity = 'error' | 'warning'
export type Params = Readonly<Record<string, string | number>>

/** The text is refused before it is read. */
type RefusedCode =
  | 'text-too-long'
  | 'too-many-lines'
  | 'too-many-steps'
  | 'line-too-long'
  | 'nesting-too-deep'
  | 'too-many-marks'
  | 'too-many-items'

type FrontMatterCode =
  | 'front-matter-missing'
  | 'front-matter-colon'
  | 'front-matter-unreadable'
  | 'front-matter-key'
  | 'front-matter-value'
  | 'front-matter-twice'
  | 'lesson-id-missing'
  | 'lesson-title-missing'
  | 'minutes-unreadable'
  | 'grade-unreadable'

type TextCode =
  | 'no-steps'
  | 'html'
  | 'link-scheme'
  | 'link-target'
  | 'link-without-board'
  | 'image-path'
  | 'lesson-unknown'
  | 'block-unknown'
  | 'two-blocks'
  | 'block-outside'
  | 'block-nested'
  | 'block-line'
  | 'key-unknown'
  | 'key-twice'
  | 'key-unused'
  | 'value-missing'
  | 'id-missing'
  | 'id-form'
  | 'id-twice'

type PositionCode =
  | 'position-missing'
  | 'position-unreadable'
  | 'position-none-before'
  | 'position-no-moves-before'
  | 'piece-unreadable'
  | 'piece-without-point'
  | 'point-unreadable'
  | 'point-taken'
  | 'piece-not-there'
  | 'piece-not-one'

type MoveCode =
  | 'move-unreadable'
  | 'move-not-there'
  | 'move-ambiguous'
  | 'move-illegal'
  | 'line-not-closed'
  | 'line-nowhere'
  | 'mark-unreadable'

type TaskCode =
  | 'task-unknown'
  | 'task-argument'
  | 'number-unreadable'
  | 'yes-or-no'
  | 'side-unknown'
  | 'side-not-to-move'
  | 'answer-missing'
  | 'answer-twice'
  | 'moves-missing'
  | 'show-in-exercise'
  | 'illustration-task'
  | 'general-needed'
  | 'not-in-check'
  | 'no-answer'
  | 'every-move-right'
  | 'one-answer'
  | 'mate-shorter'
  | 'mate-too-long'
  | 'not-checked'
  | 'no-destinations'
  | 'collect-no-piece'
  | 'collect-which-piece'
  | 'collect-impossible'
  | 'collect-too-wide'
  | 'within-too-small'
  | 'duel-too-long'
  | 'duel-over'
  | 'duel-hopeless'
  | 'wrong-without-words'
  | 'wrong-is-right'
  | 'else-wanted'
  | 'choose-without-options'
  | 'choose-none-right'
  | 'choose-beside-task'

type VerseCode =
  | 'verse-title-missing'
  | 'verse-unknown'
  | 'verse-line-unknown'
  | 'gap-empty'
  | 'recite-no-gaps'
  | 'recite-few-gaps'
  | 'recite-few-lines'
  | 'recite-without-verse'

/** Faults that only several files together can have. */
type TreeCode =
  | 'file-unreadable'
  | 'not-utf8'
  | 'id-taken'
  | 'requires-unknown'
  | 'position-used'
  | 'original-missing'
  | 'translation-step-missing'
  | 'translation-step-extra'
  | 'translation-order'
  | 'translation-position'
  | 'translation-side'
  | 'translation-task'
  | 'translation-answers'
  | 'translation-boards'

export type ProblemCode =
  | RefusedCode
  | FrontMatterCode
  | TextCode
  | PositionCode
  | FenError['code']
  | SetupCode
  | MoveCode
  | TaskCode
  | VerseCode
  | TreeCode

export type HintCode =
  | 'did-you-mean'
  | 'one-of'
  | 'point-form'
  | 'position-form'
  | 'front-matter-form'
  | 'id-suggestion'
  | 'id-form'
  | 'use-points'
  | 'name-the-point'
  | 'add-else'
  | 'gap-form'
  | 'verse-line-form'
  | 'shortest'
  | 'missing-general'
  | ReasonCode

export interface Hint {
  readonly code: HintCode
  readonly params: Params
}

/** A fault in a lesson's text: a closed code, its parameters and a place. Sentences are made of it elsewhere. */
export interface Problem extends Place {
  readonly code: ProblemCode
  /** A warning does not keep a lesson from being used. */
  readonly severity: Severity
  readonly params: Params
  /** What would mend it, if anything can be said. */
  readonly hint?: Hint
}

const WARNINGS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'key-unused',
  'else-wanted',
  'every-move-right',
  'not-checked',
  'position-used',
  'grade-unreadable',
])

/** More than anybody reads; a text that has nothing right must not make a list as long as itself. */
const PROBLEMS_MAX = 200

export const problemAt = (place: Place, code: ProblemCode, params: Params = {}, hint?: Hint): Problem => ({
  line: place.line,
  column: place.column,
  code,
  severity: WARNINGS.has(code) ? 'warning' : 'error',
  params,
  ...(hint && { hint }),
})

/** A move that a piece of the text was read as; `position` has that side to move. */
export interface ReadMove {
  readonly text: SourceText
  readonly position: Position
  readonly move: Move
}

/** What was found in the text so far: its problems, and the moves that it names. */
export class Problems {
  private readonly found: Problem[] = []
  /** In the order in which they were read; what mends notation goes by them. */
  readonly moves: ReadMove[] = []

  /** Answers undefined, as whatever value the caller could not read: `return problems.add(…)` ends a reader. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  add<T = undefined>(place: Place, code: ProblemCode, params: Params = {}, hint?: Hint): T | undefined {
    if (this.found.length < PROBLEMS_MAX) this.found.push(problemAt(place, code, params, hint))
    return undefined
  }

  /** How many have been found so far. */
  get count(): number {
    return this.found.length
  }

  /** In the order in which they stand in the text. */
  inOrder(): Problem[] {
    return [...this.found].sort((a, b) => a.line - b.line || a.column - b.column)
  }
}

export const hint = (code: HintCode, params: Params = {}): Hint => ({ code, params })
