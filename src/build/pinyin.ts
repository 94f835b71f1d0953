import { pinyin } from 'pinyin-pro'
import type { Lesson, Verse, VerseLine } from '../lib/lesson'
import { LONE_PIECES, XIANGQI_READINGS } from './pinyin-words'
import { toTraditional } from './traditional'

const HAN = /\p{Script=Han}/u

/** What is known by words in Simplified characters, by the same in Traditional ones too. */
const inBoth = <T>(known: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
  new Map([...[...known].map(([word, value]) => [toTraditional(word), value] as const), ...known])

const READINGS = inBoth(XIANGQI_READINGS)
const PIECES = inBoth(LONE_PIECES)
const LONGEST = Math.max(...[...READINGS.keys()].map((word) => Array.from(word).length))

/** The longest of xiangqi's words that begins there. */
function wordAt(characters: readonly string[], at: number): readonly string[] | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const syllables = READINGS.get(characters.slice(at, at + length).join(''))
    if (syllables) return syllables
  }
  return undefined
}

/** By the dictionary: a syllable for each character, in the tones that schoolbooks print. */
function byDictionary(text: string): string[] {
  const found = pinyin(text, { type: 'all', toneSandhi: false })
  return found.map(({ pinyin: syllable, origin }) => (HAN.test(origin) ? syllable : ''))
}

/** How a text is read: a syllable for each of its characters, '' for what is no Chinese one. */
export function pinyinOf(text: string): string[] {
  const piece = PIECES.get(text)
  if (piece) return [piece]
  const characters = Array.from(text)
  const syllables = byDictionary(text)
  if (syllables.length !== characters.length) return characters.flatMap(byDictionary)
  for (let at = 0; at < characters.length; at++) {
    const word = wordAt(characters, at)
    if (!word) continue
    syllables.splice(at, word.length, ...word)
    at += word.length - 1
  }
  return syllables
}

const lineWithPinyin = (line: VerseLine): VerseLine =>
  HAN.test(line.words) ? { ...line, pinyin: pinyinOf(line.words) } : line

/** A verse with the pinyin of its Chinese lines. */
export const withPinyin = (verse: Verse): Verse => ({ ...verse, lines: verse.lines.map(lineWithPinyin) })

/** A lesson with the pinyin of the verses in its steps. */
export const lessonWithPinyin = (lesson: Lesson): Lesson => ({
  ...lesson,
  steps: lesson.steps.map((step) => (step.verse ? { ...step, verse: withPinyin(step.verse) } : step)),
})
