import { statSync } from 'node:fs'
import { compileTree, type FileProblem, unreadBytes } from '../build/compile-tree'
import { readTree } from '../build/lesson-files'
import { formatProblem } from '../build/problem-text'
import { type LessonFile, readLessonFile } from '../build/read-text'
import { problemsOf, takenIds } from '../build/tree-checks'
import { LANGUAGES } from '../lib/i18n/languages'
import type { Translate } from '../lib/i18n/translator'
import { compile, type CompileOptions, isExercise, type Lesson, problemAt } from '../lib/lesson'
import type { Done } from './command'
import { filesBelow, isTree, versesIn } from './lesson-groups'
import { fixLessons } from './lessons-fix'

interface Checked {
  readonly lessons: readonly Lesson[]
  readonly problems: readonly FileProblem[]
}

function checkTree(path: string): Checked {
  const tree = compileTree(readTree(path))
  const folders = LANGUAGES.flatMap((language) => tree.chapters[language])
  return { lessons: folders.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson)), problems: problemsOf(tree) }
}

const checkFiles = (files: readonly LessonFile[], options: CompileOptions): Checked => {
  const compiled = files.map(({ path, text }) => ({ path, ...compile(text, options) }))
  const readable = compiled.flatMap(({ lesson, ...file }) => (lesson ? [{ lesson, ...file }] : []))
  const bytes = files.flatMap(unreadBytes)
  const own = compiled.flatMap(({ path, problems }) => problems.map((problem) => ({ path, ...problem })))
  return { lessons: readable.map(({ lesson }) => lesson), problems: [...bytes, ...own, ...takenIds(readable)] }
}

function check(path: string): Checked {
  try {
    if (isTree(path)) return checkTree(path)
    if (!statSync(path).isDirectory()) return checkFiles([readLessonFile(path)], {})
    const files = filesBelow(path)
    return checkFiles(files, versesIn(files))
  } catch {
    return { lessons: [], problems: [{ path, ...problemAt({ line: 1, column: 1 }, 'file-unreadable', { path }) }] }
  }
}

export interface CheckOptions {
  /** Mend what needs no judgement before anything is checked. */
  readonly fix?: boolean
}

/**
 * Checks the project's lessons, a folder of lessons or single files: a line for each problem with its file and place, a
 * line with what would mend it, and at the end how many there were. Warnings alone are no failure.
 */
export function checkLessons(t: Translate, paths: readonly string[], { fix = false }: CheckOptions = {}): Done {
  const fixed = fix ? fixLessons(t, paths) : []
  const checked = paths.map(check)
  const problems = checked.flatMap((part) => part.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const lessons = checked.flatMap((part) => part.lessons)
  const summary = t('check.summary', {
    lessons: lessons.length,
    exercises: lessons.flatMap(({ steps }) => steps.filter(isExercise)).length,
    errors,
    warnings: problems.length - errors,
  })
  const lines = [...fixed, ...problems.map((problem) => formatProblem(t, problem)), summary]
  return { code: errors > 0 ? 1 : 0, output: `${lines.join('\n')}\n` }
}
