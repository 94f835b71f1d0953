import type { Problem } from '$lib/lesson'
import { isExercise, type Lesson, type Verse } from '$lib/lesson/types'
import type { BackgroundCompiler, CompileError } from '$lib/lesson-worker'
import { err, ok, type Result } from '$lib/rules'
import { adoptLesson, decodeLesson, originOf, type ShareProblem } from '$lib/share'

/** Somebody else's lesson, ready to be played. */
export interface OpenedLesson {
  /** As it came. */
  readonly text: string
  /** With ids of its own. */
  readonly lesson: Lesson
  readonly exercises: number
  /** How many things in its text are wrong. */
  readonly mistakes: number
}

/** Why there is no lesson. `refused`: the text breaks a limit, which `problem` names. `no-steps`: nothing can be played. */
export interface OpenProblem {
  readonly code: ShareProblem['code'] | CompileError['code'] | 'refused' | 'no-steps' | 'file-unreadable'
  readonly problem?: Problem
}

/** Whether a pasted text is a lesson itself, not a link to one. */
const isMarkdown = (text: string): boolean => /^(---\s*$|#{1,2} )/m.test(text)

/** The lesson's text in what somebody pasted or opened: a code, a link, a message with a link in it, or the text itself. */
export const textIn = (given: string): Result<string, OpenProblem> => {
  const decoded = decodeLesson(given)
  return !decoded.ok && isMarkdown(given) ? ok(given) : decoded
}

const openedOf = (text: string, lesson: Lesson, problems: readonly Problem[]): OpenedLesson => ({
  text,
  lesson: adoptLesson(lesson, originOf(text)),
  exercises: lesson.steps.filter(isExercise).length,
  mistakes: problems.filter(({ severity }) => severity === 'error').length,
})

/** Compiles somebody's text, beside the page; it may name `verses`, as on the desk. A text with mistakes is a lesson as far as it can be read. */
export const openText = async (
  compiler: Pick<BackgroundCompiler, 'compile'>,
  text: string,
  verses: readonly Verse[] = [],
): Promise<Result<OpenedLesson, OpenProblem>> => {
  const known = new Map(verses.map((verse) => [verse.title, verse]))
  const compiled = await compiler.compile(text, { idsOptional: true, verses: known })
  if (!compiled.ok) return err(compiled.error)
  const { lesson, problems } = compiled.value
  const [problem] = problems
  if (!lesson) return err({ code: 'refused', ...(problem && { problem }) })
  return lesson.steps.length === 0 ? err({ code: 'no-steps' }) : ok(openedOf(text, lesson, problems))
}
