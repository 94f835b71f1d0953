import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { readTree } from '../build/lesson-files'
import { type LessonFile, readLessonFile } from '../build/read-text'
import { LANGUAGES } from '../lib/i18n/languages'
import { compile, type CompileOptions } from '../lib/lesson'

/** A folder of the project's form: languages, in them chapters. */
export const isTree = (path: string): boolean => LANGUAGES.some((language) => existsSync(join(path, language)))

const isLessonName = (name: string): boolean => name.endsWith('.md') && name !== 'index.md'

/** Whether a path lies in the project's own form: lessons/<language>/…. */
export function isInTree(path: string): boolean {
  const folders = resolve(path).split(sep)
  return folders.some((name, i) => folders[i - 1] === 'lessons' && LANGUAGES.some((language) => language === name))
}

/** All lessons below a folder of any form; a chapter's `index.md` is none. */
export function filesBelow(folder: string): LessonFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return isLessonName(entry.name) ? [readLessonFile(path)] : []
    })
}

/** The verses of a folder's lessons: each may name those of the others. Links to other lessons are taken on trust. */
export function versesIn(files: readonly LessonFile[]): CompileOptions {
  const lessons = files.flatMap(({ text }) => compile(text, { budget: 0 }).lesson ?? [])
  return { verses: new Map(lessons.flatMap(({ verses }) => verses.map((verse) => [verse.title, verse] as const))) }
}

/**
 * Files that share their ids and verses: those of one language of a tree, of a folder, or one alone. Of a tree the
 * chapters' `index.md` are among them.
 */
export function groupsAt(path: string): LessonFile[][] {
  if (isTree(path)) {
    const tree = readTree(path)
    const inLanguage = LANGUAGES.map((language) => tree[language].flatMap(({ index, lessons }) => [index, ...lessons]))
    return inLanguage.filter((files) => files.length > 0)
  }
  return [statSync(path).isDirectory() ? filesBelow(path) : [readLessonFile(path)]]
}
