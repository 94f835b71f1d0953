import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../lib/i18n/languages'
import { type LessonFile, readLessonFile } from './read-text'

/** A folder of lessons: `01-pieces`. */
export interface ChapterFolder {
  readonly index: LessonFile
  readonly lessons: readonly LessonFile[]
}

export type LessonTree = Readonly<Record<Language, readonly ChapterFolder[]>>

const inOrder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

const isLesson = (name: string): boolean => /^\d.*\.md$/.test(name)

const foldersOf = (root: string): string[] =>
  inOrder(root)
    .filter((name) => /^\d/.test(name))
    .map((name) => join(root, name))
    .filter((folder) => statSync(folder).isDirectory())

const chapterAt = (folder: string): ChapterFolder => ({
  index: readLessonFile(join(folder, 'index.md')),
  lessons: inOrder(folder)
    .filter(isLesson)
    .map((name) => readLessonFile(join(folder, name))),
})

const byLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
})

/** All lesson files, in the order of their numbers: the tree is the curriculum. */
export const readTree = (root: string): LessonTree =>
  byLanguage((language) =>
    foldersOf(join(root, language))
      .map(chapterAt)
      .filter(({ lessons }) => lessons.length > 0),
  )

/** A text that changes whenever a file of the tree comes, goes or is written. */
export function signatureOf(root: string): string {
  const folders = LANGUAGES.flatMap((language) => foldersOf(join(root, language)))
  const files = folders.flatMap((folder) => inOrder(folder).map((name) => join(folder, name)))
  return files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n')
}
