import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Translate } from '../lib/i18n/translator'
import { compile, type CompileOptions, isExercise, type Problem } from '../lib/lesson'
import type { Done } from './command'
import { reportProblem } from './lesson-report'

interface LessonFile {
  readonly path: string
  /** Undefined where the file cannot be read. */
  readonly text: string | undefined
}

const isLesson = (name: string): boolean => name.endsWith('.md') && name !== 'index.md'

/** The lessons at a path: the file itself, or all below the folder; a chapter's `index.md` is none. */
function filesAt(path: string): LessonFile[] {
  try {
    if (!statSync(path).isDirectory()) return [{ path, text: readFileSync(path, 'utf8') }]
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || isLesson(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesAt(join(path, entry.name)))
  } catch {
    return [{ path, text: undefined }]
  }
}

/** What lessons may lean on each other for: their verses and their ids. */
function sharedBy(files: readonly LessonFile[]): CompileOptions {
  const lessons = files.flatMap(({ text }) => (text === undefined ? [] : (compile(text, { budget: 0 }).lesson ?? [])))
  return {
    verses: new Map(lessons.flatMap(({ verses }) => verses.map((verse) => [verse.title, verse] as const))),
    lessons: new Set(lessons.map(({ id }) => id)),
  }
}

interface Checked {
  readonly output: string
  readonly exercises: number
  readonly errors: number
  readonly warnings: number
}

function lineOf(t: Translate, path: string, problem: Problem): string {
  const { line, column, code, message, hint } = reportProblem(t, problem)
  const weight = problem.severity === 'error' ? t('check.error') : t('check.warning')
  return `${path}:${line}:${column}: ${weight} ${message} [${code}]\n${hint === null ? '' : `    ${hint}\n`}`
}

function checkFile(t: Translate, { path, text }: LessonFile, shared: CompileOptions): Checked {
  if (text === undefined) {
    const output = `${path}: ${t('check.error')} ${t('problem.file-unreadable', { path })} [file-unreadable]\n`
    return { output, exercises: 0, errors: 1, warnings: 0 }
  }
  const { lesson, problems } = compile(text, shared)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    output: problems.map((problem) => lineOf(t, path, problem)).join(''),
    exercises: lesson?.steps.filter(isExercise).length ?? 0,
    errors,
    warnings: problems.length - errors,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Checks lesson files, one line for each problem: path, line, column, sentence, code. Given a folder it checks them
 * against each other and the project's own, so that links, required lessons and verses must be among these; a single
 * file is taken at its word.
 */
export function checkLessons(t: Translate, paths: readonly string[], own: string): Done {
  const files = paths.flatMap(filesAt)
  const hasFolder = files.some(({ path }) => !paths.includes(path))
  const shared = hasFolder ? sharedBy([...filesAt(own), ...files]) : {}
  const checked = files.map((file) => checkFile(t, file, shared))
  const errors = sum(checked.map((file) => file.errors))
  const summary = t('check.summary', {
    lessons: files.length,
    exercises: sum(checked.map(({ exercises }) => exercises)),
    errors,
    warnings: sum(checked.map(({ warnings }) => warnings)),
  })
  return { code: errors > 0 ? 1 : 0, output: `${checked.map(({ output }) => output).join('')}${summary}\n` }
}
