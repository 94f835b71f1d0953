import { hintText, problemText } from '../lib/i18n/problem-text'
import type { Translate } from '../lib/i18n/translator'
import { compile, isExercise, type Problem } from '../lib/lesson'

/** A fault of a lesson's text in the reader's language. Line and column count from 1. */
interface ReportedProblem {
  readonly line: number
  readonly column: number
  readonly code: string
  readonly message: string
  /** What would mend it; null where nothing can be said. */
  readonly hint: string | null
}

interface LessonReport {
  readonly exercises: number
  /** What is wrong; a lesson without any may be handed out. */
  readonly problems: readonly ReportedProblem[]
  /** What an author may want to look at again; left out where there is nothing. */
  readonly warnings?: readonly ReportedProblem[]
}

export const reportProblem = (t: Translate, problem: Problem): ReportedProblem => ({
  line: problem.line,
  column: problem.column,
  code: problem.code,
  message: problemText(t, problem),
  hint: problem.hint ? hintText(t, problem.hint) : null,
})

/** A lesson's exercises, counted, and every problem of its text. */
export function reportLesson(t: Translate, markdown: string): LessonReport {
  const { lesson, problems } = compile(markdown)
  const report = (severity: Problem['severity']): ReportedProblem[] =>
    problems.filter((problem) => problem.severity === severity).map((problem) => reportProblem(t, problem))
  const warnings = report('warning')
  return {
    exercises: lesson?.steps.filter(isExercise).length ?? 0,
    problems: report('error'),
    ...(warnings.length > 0 && { warnings }),
  }
}
