import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compileTree, type FileProblem } from '../build/compile-tree'
import { type LessonFile, readTree } from '../build/lesson-files'
import { formatProblem } from '../build/problem-text'
import { problemsOf, takenIds } from '../build/tree-checks'
import { LANGUAGES } from '../lib/i18n/languages'
import type { Translate } from '../lib/i18n/translator'
import { compile, type CompileOptions, isExercise, type Lesson, problemAt } from '../lib/lesson'
import type { Done } from './command'

interface Checked {
  readonly lessons: readonly Lesson[]
  readonly problems: readonly FileProblem[]
}

/** A folder of the project's form: languages, in them chapters. */
const isTree = (path: string): boolean => LANGUAGES.some((language) => existsSync(join(path, language)))

function checkTree(path: string): Checked {
  const tree = compileTree(readTree(path))
  const folders = LANGUAGES.flatMap((language) => tree.chapters[language])
  return { lessons: folders.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson)), problems: problemsOf(tree) }
}

const isLessonName = (name: string): boolean => name.endsWith('.md') && name !== 'index.md'

/** All lessons below a folder of any form; a chapter's `index.md` is none. */
function filesBelow(folder: string): LessonFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return isLessonName(entry.name) ? [{ path, text: readFileSync(path, 'utf8') }] : []
    })
}

/** The verses of a folder's lessons: each may name those of the others. Links to other lessons are taken on trust. */
function versesIn(files: readonly LessonFile[]): CompileOptions {
  const lessons = files.flatMap(({ text }) => compile(text, { budget: 0 }).lesson ?? [])
  return { verses: new Map(lessons.flatMap(({ verses }) => verses.map((verse) => [verse.title, verse] as const))) }
}

const checkFiles = (files: readonly LessonFile[], options: CompileOptions): Checked => {
  const compiled = files.map(({ path, text }) => ({ path, ...compile(text, options) }))
  const readable = compiled.flatMap(({ lesson, ...file }) => (lesson ? [{ lesson, ...file }] : []))
  const own = compiled.flatMap(({ path, problems }) => problems.map((problem) => ({ path, ...problem })))
  return { lessons: readable.map(({ lesson }) => lesson), problems: [...own, ...takenIds(readable)] }
}

function check(path: string): Checked {
  try {
    if (isTree(path)) return checkTree(path)
    if (!statSync(path).isDirectory()) return checkFiles([{ path, text: readFileSync(path, 'utf8') }], {})
    const files = filesBelow(path)
    return checkFiles(files, versesIn(files))
  } catch {
    return { lessons: [], problems: [{ path, ...problemAt({ line: 1, column: 1 }, 'file-unreadable', { path }) }] }
  }
}

/**
 * Checks the project's lessons, a folder of lessons or single files: a line for each problem with its file and place, a
 * line with what would mend it, and at the end how many there were. Warnings alone are no failure.
 */
export function checkLessons(t: Translate, paths: readonly string[]): Done {
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
  const lines = [...problems.map((problem) => formatProblem(t, problem)), summary]
  return { code: errors > 0 ? 1 : 0, output: `${lines.join('\n')}\n` }
}
