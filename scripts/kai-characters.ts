/**
 * The characters that the app sets in its own Kai face: all of the catalogues, the lessons' titles and summaries, the
 * chapters' titles, the verses; each in both ways of writing. Whatever else comes falls back to the device's Kai.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toTraditional } from '../src/build/traditional'

/** The font's characters: a line of those in its first file, a line of those that only Traditional texts need. */
export const KAI_LIST = 'src/lib/ui/styles/kai.txt'

const CATALOGUES = ['zh-Hans', 'zh-Hant', 'en'].map((language) => `src/lib/i18n/${language}.json`)
const VERSE = /^```verse$[\s\S]*?^```$/gm
const TITLES = /^(?:title|标题|summary|简介|#)[:：]? .*$/gm

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const setInKai = (lesson: string): string => [...lesson.matchAll(VERSE), ...lesson.matchAll(TITLES)].flat().join('\n')

const isVisible = (char: string): boolean => !/[\p{C}\p{Z}]/u.test(char)

export interface KaiCharacters {
  readonly hans: ReadonlySet<string>
  /** Those that only Traditional texts need. */
  readonly hant: ReadonlySet<string>
}

const charsOf = (text: string): Set<string> => new Set(Array.from(text).filter(isVisible))
const read = (path: string): string => readFileSync(path, 'utf8')

/** All characters that are set in Kai; call it from the project's root. */
export const kaiCharacters = (): KaiCharacters => {
  const lessons = filesUnder('lessons')
    .map((path) => setInKai(read(path)))
    .join('\n')
  const [simplified, traditional, english] = CATALOGUES.map(read)
  const hans = charsOf(`${simplified}${english}${lessons}`)
  const hant = charsOf(`${traditional}${toTraditional(lessons)}`)
  return { hans, hant: new Set([...hant].filter((char) => !hans.has(char))) }
}

/** The characters that the font has. */
export const kaiListed = (): KaiCharacters => {
  const [hans = '', hant = ''] = read(KAI_LIST).split('\n')
  return { hans: charsOf(hans), hant: charsOf(hant) }
}
