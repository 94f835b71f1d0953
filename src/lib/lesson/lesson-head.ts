import type { LessonContext } from './context'
import type { FrontMatter } from './front-matter'
import { hashOf, readId, slugOf } from './ids'
import { hint, type Problems } from './problems'
import type { SourceText } from './source-text'
import { parseNumber } from './task-head'
import { readTerms } from './terms'
import { readTestTerms } from './test-terms'
import type { Lesson, Verse } from './types'

/** All of a lesson but its steps. */
export type LessonHead = Omit<Lesson, 'steps' | 'verses'>

const GRADE = /^(?:grade\s*)?(?:1[0-6]|[1-9])\s*[级級]?$/i
const MINUTES = /\s*(?:分钟|分鐘|分|minutes?|min)$/i

function readNumber(text: SourceText, problems: Problems): number | undefined {
  const minutes = parseNumber(text.text.replace(MINUTES, ''))
  return minutes ?? problems.add(text.place, 'minutes-unreadable', { text: text.text.slice(0, 20) })
}

function readLessonId(front: FrontMatter, problems: Problems): string {
  const id = front.get('id')
  if (id) return readId(id, problems) ?? (slugOf(id.text) || `lesson-${hashOf(id.text)}`)
  if (front.size > 0)
    problems.add({ line: 1, column: 1 }, 'lesson-id-missing', {}, hint('front-matter-form', { key: '编号' }))
  return 'lesson'
}

function readTitle(front: FrontMatter, problems: Problems): string {
  const title = front.get('title')
  if (!title && front.size > 0)
    problems.add({ line: 1, column: 1 }, 'lesson-title-missing', {}, hint('front-matter-form', { key: '标题' }))
  return title?.text ?? ''
}

function readRequires(front: FrontMatter, { problems, lessons }: LessonContext): string[] {
  const items = front.get('requires')?.items() ?? []
  return items.flatMap((item) => {
    const id = readId(item, problems)
    if (id !== undefined && lessons && !lessons.has(id)) problems.add(item.place, 'requires-unknown', { id })
    return id === undefined ? [] : [id]
  })
}

/** `入门诀 马走日`: a verse's title, and the line of it that is lit. */
function readOpening(text: SourceText, verses: ReadonlyMap<string, Verse>): NonNullable<Lesson['opening']> {
  const titles = [...verses.keys()].sort((a, b) => b.length - a.length)
  const verse = titles.find((title) => text.text.startsWith(title)) ?? text.text.split(/\s/)[0] ?? ''
  const line = text.text.slice(verse.length).trim()
  return { verse, ...(line !== '' && { line }) }
}

function checkOpening(text: SourceText, { verse, line }: NonNullable<Lesson['opening']>, context: LessonContext): void {
  const { problems, verses, knowsAllVerses } = context
  const known = verses.get(verse)
  if (!known && knowsAllVerses) problems.add(text.place, 'verse-unknown', { title: verse })
  if (known && line !== undefined && !known.lines.some(({ words }) => words === line))
    problems.add(text.placeAt(text.text.lastIndexOf(line)), 'verse-line-unknown', { title: verse, line })
}

/** Reads the front matter's values. The steps have been compiled before: a lesson may open with a verse of its own. */
export function readHead(front: FrontMatter, context: LessonContext): LessonHead {
  const { problems } = context
  const [grade, minutesText, verse] = [front.get('grade'), front.get('minutes'), front.get('verse')]
  const minutes = minutesText && readNumber(minutesText, problems)
  if (grade && !GRADE.test(grade.text)) problems.add(grade.place, 'grade-unreadable', { text: grade.text.slice(0, 20) })
  const opening = verse && readOpening(verse, context.verses)
  if (verse && opening) checkOpening(verse, opening, context)
  const [test, terms] = [readTestTerms(front, context), readTerms(front, context)]
  const [author, license] = [front.get('author')?.text, front.get('license')?.text]
  return {
    id: readLessonId(front, problems),
    title: readTitle(front, problems),
    summary: front.get('summary')?.text ?? '',
    ...(grade && { grade: grade.text }),
    ...(minutes !== undefined && { minutes }),
    requires: readRequires(front, context),
    ...(opening && { opening }),
    ...(test && { test }),
    ...(terms.length > 0 && { terms }),
    ...(author !== undefined && { author }),
    ...(license !== undefined && { license }),
  }
}
