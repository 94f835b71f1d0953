import type { Move, Position } from '../rules'
import type { HintCode, ProblemCode } from './problem-codes'
import type { Place, SourceText } from './source-text'

export type { ProblemCode } from './problem-codes'

type Severity = 'error' | 'warning'
export type Params = Readonly<Record<string, string | number>>

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
  'hint-without-quote',
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

  /** How many with one of these codes have been found so far. */
  countOf(...codes: readonly ProblemCode[]): number {
    return this.found.filter(({ code }) => codes.includes(code)).length
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
