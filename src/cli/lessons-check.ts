import { statSync } from 'node:fs'
import { type CompiledFile, compileTree, type FileProblem, unreadBytes } from '../build/compile-tree'
import { readTree } from '../build/lesson-files'
import { formatProblem } from '../build/problem-text'
import { type LessonFile, readLessonFile } from '../build/read-text'
import { problemsOf, takenIds } from '../build/tree-checks'
import { type Language, LANGUAGES } from '../lib/i18n/languages'
import type { Translate } from '../lib/i18n/translator'
import { compile, type CompileOptions, isExercise, problemAt } from '../lib/lesson'
import type { Done } from './command'
import { explainLesson } from './lesson-answers'
import { filesBelow, isInTree, isTree, versesIn } from './lesson-groups'
import { fixLessons } from './lessons-fix'

interface Checked {
  readonly files: readonly CompiledFile[]
  readonly problems: readonly FileProblem[]
}

function checkTree(path: string): Checked {
  const tree = compileTree(readTree(path))
  const folders = LANGUAGES.flatMap((language) => tree.chapters[language])
  return { files: folders.flatMap(({ lessons }) => lessons), problems: problemsOf(tree) }
}

const checkFiles = (files: readonly LessonFile[], options: CompileOptions): Checked => {
  const compiled = files.map(({ path, text }) => ({ path, ...compile(text, options) }))
  const readable = compiled.flatMap(({ lesson, ...file }) => (lesson ? [{ lesson, ...file }] : []))
  const bytes = files.flatMap(unreadBytes)
  const own = compiled.flatMap(({ path, problems }) => problems.map((problem) => ({ path, ...problem })))
  return { files: readable, problems: [...bytes, ...own, ...takenIds(readable)] }
}

/**
 * Outside the project exercises may lack ids, since no progress is kept by them. What stands in for one comes of the
 * step's title, and may be the same in two files.
 */
function idsOptional(problems: readonly FileProblem[]): FileProblem[] {
  const placeOf = ({ path, line, column }: FileProblem): string => `${path}:${line}:${column}`
  const missing = new Set(problems.filter(({ code }) => code === 'id-missing').map(placeOf))
  const isAboutId = ({ code }: FileProblem): boolean => code === 'id-missing' || code === 'id-taken'
  return problems.filter((problem) => !isAboutId(problem) || !missing.has(placeOf(problem)))
}

function check(path: string): Checked {
  try {
    if (isTree(path)) return checkTree(path)
    const files = statSync(path).isDirectory() ? filesBelow(path) : undefined
    const checked = files ? checkFiles(files, versesIn(files)) : checkFiles([readLessonFile(path)], {})
    return isInTree(path) ? checked : { ...checked, problems: idsOptional(checked.problems) }
  } catch {
    return { files: [], problems: [{ path, ...problemAt({ line: 1, column: 1 }, 'file-unreadable', { path }) }] }
  }
}

export interface CheckOptions {
  /** Mend what needs no judgement before anything is checked. */
  readonly fix?: boolean
  /** Say each exercise's answers, in the notation of this language. */
  readonly explain?: Language
}

/**
 * Checks the project's lessons, a folder of lessons or single files: a line for each problem with its file and place, a
 * line with what would mend it, and at the end how many there were. Warnings alone are no failure.
 */
export function checkLessons(t: Translate, paths: readonly string[], options: CheckOptions = {}): Done {
  const { fix = false, explain: language } = options
  const fixed = fix ? fixLessons(t, paths) : []
  const checked = paths.map(check)
  const problems = checked.flatMap((part) => part.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const files = checked.flatMap((part) => part.files)
  const summary = t('check.summary', {
    lessons: files.length,
    exercises: files.flatMap(({ lesson }) => lesson.steps.filter(isExercise)).length,
    errors,
    warnings: problems.length - errors,
  })
  const answers = language === undefined ? [] : files.flatMap((file) => explainLesson(file, { t, language }))
  const lines = [...fixed, ...answers, ...problems.map((problem) => formatProblem(t, problem)), summary]
  return { code: errors > 0 ? 1 : 0, output: `${lines.join('\n')}\n` }
}
