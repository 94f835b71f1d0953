import type { Translate } from '../lib/i18n/translator'
import { compile, type Hint, isExercise, type Problem } from '../lib/lesson'
import { REASON_CODES, type ReasonCode } from '../lib/rules'

/** A fault of a lesson's text in the reader's language. Line and column count from 1. */
export interface ReportedProblem {
  readonly line: number
  readonly column: number
  readonly code: string
  readonly message: string
  /** What would mend it; null where nothing can be said. */
  readonly hint: string | null
}

export interface LessonReport {
  readonly exercises: number
  readonly problems: readonly ReportedProblem[]
}

const REASONS: ReadonlySet<string> = new Set(REASON_CODES)
const isReason = (code: Hint['code']): code is ReasonCode => REASONS.has(code)

/** A hint as a sentence; of a move that is not legal it is the reason's name and its points. */
function hintText(t: Translate, { code, params }: Hint): string {
  if (!isReason(code)) return t(`hint.${code}`, params)
  const reason = t(`reason.${code}.title`)
  const { points = '' } = params
  return points === '' ? reason : t('hint.reason', { reason, points })
}

export const reportProblem = (t: Translate, { line, column, code, params, hint }: Problem): ReportedProblem => ({
  line,
  column,
  code,
  message: t(`problem.${code}`, params),
  hint: hint ? hintText(t, hint) : null,
})

/** A lesson's exercises, counted, and every problem of its text. */
export function reportLesson(t: Translate, markdown: string): LessonReport {
  const { lesson, problems } = compile(markdown)
  return {
    exercises: lesson?.steps.filter(isExercise).length ?? 0,
    problems: problems.map((problem) => reportProblem(t, problem)),
  }
}
