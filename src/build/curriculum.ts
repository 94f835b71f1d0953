/**
 * STAND-IN, to be replaced: reads the front matter of lessons/ and nothing else, so that pages have titles until the
 * compiler is joined on here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Language } from '../lib/i18n/languages'
import { toTraditionalDeep } from './traditional'

export interface CurriculumLesson {
  readonly id: string
  readonly title: string
  readonly summary: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lessons: readonly CurriculumLesson[]
}

export type Curriculum = Readonly<Record<Language, readonly Chapter[]>>

/** Where the lessons stand: a copy of them may be built instead. */
const root = (): string => process.env['LESSONS_DIR'] ?? 'lessons'

const frontMatter = (file: string): CurriculumLesson => {
  const text = readFileSync(file, 'utf8').split('---')[1] ?? ''
  const { id, 编号, title, 标题, summary, 简介 } = parse(text) as Record<string, string | undefined>
  return { id: id ?? 编号 ?? '', title: title ?? 标题 ?? '', summary: summary ?? 简介 ?? '' }
}

const chapterIn = (folder: string): Chapter => {
  const lessons = readdirSync(folder)
    .filter((name) => /^\d.*\.md$/.test(name))
    .sort()
    .map((name) => frontMatter(join(folder, name)))
  return { ...frontMatter(join(folder, 'index.md')), lessons }
}

const chaptersOf = (language: string): readonly Chapter[] => {
  const folder = join(root(), language)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).sort()
  return names
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'index.md')))
    .map(chapterIn)
}

export const loadCurriculum = (): Promise<Curriculum> => {
  const hans = chaptersOf('zh-Hans')
  const hant = toTraditionalDeep(hans) as readonly Chapter[]
  return Promise.resolve({ 'zh-Hans': hans, 'zh-Hant': hant, en: chaptersOf('en') })
}
