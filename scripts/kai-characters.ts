/**
 * The characters that the app sets in its own Kai face: names, slips and buttons of the catalogues (whole sentences are set
 * in the body's face), titles of lessons and chapters, the words of verses; each in both ways of writing. Whatever else
 * comes falls back to the device's own Kai.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toTraditional } from '../src/build/traditional'

/** The font's characters: a line of those in its first file, a line of those that only Traditional texts need. */
export const KAI_LIST = 'src/lib/ui/styles/kai.txt'

export interface KaiCharacters {
  readonly hans: ReadonlySet<string>
  /** Those that only Traditional texts need. */
  readonly hant: ReadonlySet<string>
}

const VERSE = /^```verse$[\s\S]*?^```$/gm
const TITLE = /^(?:title|标题|標題|#)[:：]? .*$/gm

const read = (path: string): string => readFileSync(path, 'utf8')
const isVisible = (char: string): boolean => !/[\p{C}\p{Z}]/u.test(char)
const charsOf = (text: string): Set<string> => new Set(Array.from(text).filter(isVisible))

/** What explains, and is never set in Kai. */
const PLAIN: ReadonlySet<string> = new Set(['problem', 'hint', 'check', 'keys', 'tasks', 'front', 'verseKeys', 'told'])

/** All texts of a catalogue that are not sentences. */
const namesIn = (value: unknown): string => {
  if (typeof value === 'string') return /[。？！，]/.test(value) ? '' : value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([name]) => !PLAIN.has(name))
    .map(([, inner]) => namesIn(inner))
    .join('')
}
const catalogue = (language: string): string => namesIn(JSON.parse(read(`src/lib/i18n/${language}.json`)))

/** A verse's title and lines without what is said about them, and without the block's other keys. */
const wordsOf = (verse: string): string =>
  verse
    .replace(/^(?!题|題|title)[^\s:：|]{1,20}[:：].*$/gim, '')
    .replace(/\|.*$/gm, '')
    .replace(/[{}]/g, '')
const setInKai = (lesson: string): string =>
  [...lesson.matchAll(TITLE), ...lesson.matchAll(VERSE)].map(([text]) => wordsOf(text)).join('\n')

const lessons = (): string =>
  readdirSync('lessons', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[\w-]+\/.*\.md$/.test(name))
    .map((name) => setInKai(read(join('lessons', name))))
    .join('\n')

/** All characters that are set in Kai; call it from the project's root. */
export const kaiCharacters = (): KaiCharacters => {
  const titles = lessons()
  const hans = charsOf(catalogue('zh-Hans') + titles)
  const hant = charsOf(catalogue('zh-Hant') + toTraditional(titles))
  return { hans, hant: new Set([...hant].filter((char) => !hans.has(char))) }
}

/** The characters that the font has. */
export const kaiListed = (): KaiCharacters => {
  const [hans = '', hant = ''] = read(KAI_LIST).split('\n')
  return { hans: charsOf(hans), hant: charsOf(hant) }
}
