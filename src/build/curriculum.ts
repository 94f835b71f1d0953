import { createTranslator } from '../lib/i18n/every-language'
import type { Language } from '../lib/i18n/languages'
import type { ChapterHead, Lesson, Step, Verse } from '../lib/lesson'
import type { GlossaryEntry, LessonPage, Neighbour } from '../lib/lesson/lesson-page'
import { type CompiledFolder, type CompiledTree, compileTree } from './compile-tree'
import { readTree, signatureOf } from './lesson-files'
import { lessonWithPinyin, pinyinOf, withPinyin } from './pinyin'
import { formatProblem } from './problem-text'
import { toTraditional, toTraditionalDeep } from './traditional'
import { problemsOf } from './tree-checks'

/** A lesson of the curriculum in one language. */
export interface CurriculumLesson extends Lesson {
  /** Its number in the curriculum, from 1; a test has none, nor what stands beside the road. */
  readonly number?: number
  /** The language of its text: the original's where no translation stands. */
  readonly contentLanguage: Language
}

export interface Chapter extends ChapterHead {
  readonly lessons: readonly CurriculumLesson[]
}

export type Curriculum = Readonly<Record<Language, readonly Chapter[]>>

/** From this lesson on, itself among them, moves are written: it teaches how. */
const NOTATION_LESSON = 'notation-1'

/** Where the lessons stand: a copy of them may be built instead. */
const lessonsFolder = (): string => process.env['LESSONS_DIR'] ?? 'lessons'

/** The chapters of the originals; each lesson of a grade is numbered on. */
function numbered(folders: readonly CompiledFolder[]): Chapter[] {
  let number = 0
  return folders.map(({ chapter, lessons }) => ({
    ...chapter,
    lessons: lessons.map(({ lesson }) => ({
      ...lesson,
      ...(chapter.grade !== undefined && !lesson.test && { number: ++number }),
      contentLanguage: 'zh-Hans' as const,
    })),
  }))
}

/** The originals with each lesson and chapter that has a translation replaced by it. */
function translated(originals: readonly Chapter[], folders: readonly CompiledFolder[], language: Language): Chapter[] {
  const heads = new Map(folders.map(({ chapter }) => [chapter.id, chapter]))
  const lessons = new Map(folders.flatMap((folder) => folder.lessons.map(({ lesson }) => [lesson.id, lesson])))
  return originals.map((chapter) => ({
    ...chapter,
    title: heads.get(chapter.id)?.title ?? chapter.title,
    lessons: chapter.lessons.map((original) => {
      const { number, id } = original
      const lesson = lessons.get(id)
      return lesson ? { ...lesson, ...(number !== undefined && { number }), contentLanguage: language } : original
    }),
  }))
}

/** The same chapters in Traditional characters. */
const inTraditional = (chapters: readonly Chapter[]): Chapter[] =>
  (toTraditionalDeep(chapters) as Chapter[]).map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, contentLanguage: 'zh-Hant' as const })),
  }))

function assemble({ chapters }: CompiledTree): Curriculum {
  const originals = numbered(chapters['zh-Hans'])
  return {
    'zh-Hans': originals,
    'zh-Hant': translated(inTraditional(originals), chapters['zh-Hant'], 'zh-Hant'),
    en: translated(originals, chapters.en, 'en'),
  }
}

/** Fails with every error of every file, in one message. */
function failOnErrors(tree: CompiledTree): void {
  const errors = problemsOf(tree).filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const { t } = createTranslator(/^zh/i.test(process.env['LANG'] ?? '') ? 'zh-Hans' : 'en')
  throw new Error(`\n${errors.map((problem) => formatProblem(t, problem)).join('\n')}\n`)
}

function compileCurriculum(folder: string): Curriculum {
  const tree = compileTree(readTree(folder))
  failOnErrors(tree)
  return assemble(tree)
}

let last: { readonly signature: string; readonly curriculum: Curriculum } | undefined

/**
 * Every lesson in every language, in order. Compiled once, and again when a file has changed.
 * Throws one error that names every fault of the lessons.
 */
export function loadCurriculum(folder = lessonsFolder()): Promise<Curriculum> {
  const signature = `${folder}\n${signatureOf(folder)}`
  if (last?.signature !== signature) last = { signature, curriculum: compileCurriculum(folder) }
  return Promise.resolve(last.curriculum)
}

function verseOf(lesson: Lesson, lessons: readonly Lesson[]): Verse | undefined {
  const title = lesson.opening?.verse
  return [lesson, ...lessons].flatMap(({ verses }) => verses).find((verse) => verse.title === title)
}

/** The verses that somebody's own lesson may name, by their titles in this language or as they are written first. */
export async function knownVerses(language: Language): Promise<readonly Verse[]> {
  const curriculum = await loadCurriculum()
  const all = new Map(
    (['zh-Hans', language] as const).flatMap((each) =>
      curriculum[each].flatMap(({ lessons }) =>
        lessons.flatMap(({ verses }) => verses.map((verse) => [verse.title, verse] as const)),
      ),
    ),
  )
  return [...all.values()]
}

const neighbour = (lesson: CurriculumLesson | undefined): Neighbour | undefined =>
  lesson && { id: lesson.id, title: lesson.title, ...(lesson.number !== undefined && { number: lesson.number }) }

/** The lessons that one leads to and comes from: those of the road, or those of a chapter beside it. */
function alongside(chapters: readonly Chapter[], lesson: CurriculumLesson): readonly CurriculumLesson[] {
  const own = chapters.find(({ lessons }) => lessons.includes(lesson))
  const way = chapters.filter((chapter) => chapter === own || (chapter.grade !== undefined && own?.grade !== undefined))
  return way.flatMap(({ lessons }) => lessons)
}

/** A lesson as its page gets it: with pinyin, and from which step on moves are written. */
function prepared(lessons: readonly CurriculumLesson[], index: number): Lesson | undefined {
  const found = lessons[index]
  if (!found) return undefined
  const { number, contentLanguage, terms, ...lesson } = found
  const isNotationTaught = lessons.slice(0, index + 1).some((before) => before.id === NOTATION_LESSON)
  return { ...lessonWithPinyin(lesson), ...(isNotationTaught && { notationFrom: 0 }) }
}

/** One lesson with all that its page needs; undefined where there is no lesson of that id. A test comes without its pool. */
export async function lessonPage(language: Language, id: string): Promise<LessonPage | undefined> {
  const chapters = (await loadCurriculum())[language]
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const index = lessons.findIndex((lesson) => lesson.id === id)
  const [found, lesson] = [lessons[index], prepared(lessons, index)]
  if (!found || !lesson) return undefined
  const way = alongside(chapters, found)
  const at = way.indexOf(found)
  const [previous, next] = [neighbour(way[at - 1]), neighbour(way[at + 1])]
  const verse = verseOf(lesson, lessons)
  return {
    lesson: lesson.test ? { ...lesson, steps: [] } : lesson,
    ...(found.number !== undefined && { number: found.number }),
    ...(previous && { previous }),
    ...(next && { next }),
    contentLanguage: found.contentLanguage,
    ...(verse && { verse: withPinyin(verse) }),
  }
}

/** The questions of one test, for its own page and for every test that draws from it too. */
export async function testPool(language: Language, id: string): Promise<readonly Step[] | undefined> {
  const lessons = (await loadCurriculum())[language].flatMap((chapter) => chapter.lessons)
  const lesson = prepared(
    lessons,
    lessons.findIndex((each) => each.id === id),
  )
  return lesson?.test && lesson.steps
}

/** A term in the other script, so that it is found however it is typed. */
const alsoOf = (word: string, simplified: string | undefined, language: Language): string | undefined => {
  const other = language === 'zh-Hans' ? toTraditional(word) : language === 'zh-Hant' ? simplified : undefined
  return other === word ? undefined : other
}

/** Every term of the curriculum, in the order in which it is learned. */
export async function glossary(language: Language): Promise<readonly GlossaryEntry[]> {
  const curriculum = await loadCurriculum()
  const all = (of: Language) => curriculum[of].flatMap((chapter) => chapter.lessons)
  const simplified = new Map(all('zh-Hans').map(({ id, terms = [] }) => [id, terms]))
  return all(language).flatMap(({ id, title, contentLanguage, terms = [] }) =>
    terms.map((term, i) => {
      const also = alsoOf(term.word, simplified.get(id)?.[i]?.word, contentLanguage)
      const pinyin = contentLanguage === 'en' ? [] : pinyinOf(term.word)
      return { ...term, lesson: id, title, language: contentLanguage, ...(also !== undefined && { also }), pinyin }
    }),
  )
}
