import type { Language } from '../lib/i18n/languages'
import {
  compile,
  type Compiled,
  compileChapter,
  type ChapterHead,
  type Lesson,
  type Problem,
  problemAt,
  type Verse,
} from '../lib/lesson'
import type { ChapterFolder, LessonTree } from './lesson-files'
import type { LessonFile } from './read-text'

/** A lesson with the file it came from. */
export interface CompiledFile extends Compiled {
  readonly path: string
  readonly lesson: Lesson
}

export interface CompiledFolder {
  readonly chapter: ChapterHead
  readonly path: string
  readonly lessons: readonly CompiledFile[]
}

/** A problem with its file. */
export interface FileProblem extends Problem {
  readonly path: string
}

export interface CompiledTree {
  readonly chapters: Readonly<Record<Language, readonly CompiledFolder[]>>
  readonly problems: readonly FileProblem[]
}

/** What is known of all lessons of a language before any of them is compiled for good. */
interface Known {
  readonly lessons: ReadonlySet<string>
  /** The verses of each file. */
  readonly verses: ReadonlyMap<string, readonly Verse[]>
}

/** Authors' own lessons are checked to the end, however long that takes. */
const BUDGET = 5_000_000

/** A first look without solving anything: which lessons and verses there are. */
function lookAt(folders: readonly ChapterFolder[]): Known {
  const lessons = new Set<string>()
  const verses = new Map<string, readonly Verse[]>()
  for (const { path, text } of folders.flatMap((folder) => folder.lessons)) {
    const { lesson } = compile(text, { budget: 0 })
    if (!lesson) continue
    lessons.add(lesson.id)
    verses.set(path, lesson.verses)
  }
  return { lessons, verses }
}

/** What of a file's bytes is no text. */
export const unreadBytes = ({ path, broken }: LessonFile): FileProblem[] =>
  broken ? [{ path, ...problemAt(broken, 'not-utf8') }] : []

function compileFile(file: LessonFile, { lessons, verses }: Known, problems: FileProblem[]): CompiledFile[] {
  const { path, text } = file
  const others = [...verses].filter(([other]) => other !== path).flatMap(([, ofFile]) => ofFile)
  const known = new Map(others.map((verse) => [verse.title, verse]))
  const compiled = compile(text, { lessons, verses: known, budget: BUDGET })
  problems.push(...unreadBytes(file), ...compiled.problems.map((problem) => ({ path, ...problem })))
  return compiled.lesson ? [{ path, ...compiled, lesson: compiled.lesson }] : []
}

function compileFolders(
  folders: readonly ChapterFolder[],
  originals: Known,
  problems: FileProblem[],
): CompiledFolder[] {
  const own = lookAt(folders)
  const known = { lessons: new Set([...originals.lessons, ...own.lessons]), verses: own.verses }
  return folders.map(({ index, lessons }) => {
    const { chapter, problems: faults } = compileChapter(index.text)
    problems.push(...unreadBytes(index), ...faults.map((problem) => ({ path: index.path, ...problem })))
    return { chapter, path: index.path, lessons: lessons.flatMap((file) => compileFile(file, known, problems)) }
  })
}

/** Compiles every file, twice: verses and links lead from any lesson to any other. */
export function compileTree(tree: LessonTree): CompiledTree {
  const problems: FileProblem[] = []
  const originals = lookAt(tree['zh-Hans'])
  const chapters = {
    'zh-Hans': compileFolders(tree['zh-Hans'], originals, problems),
    'zh-Hant': compileFolders(tree['zh-Hant'], originals, problems),
    en: compileFolders(tree.en, originals, problems),
  }
  return { chapters, problems }
}
