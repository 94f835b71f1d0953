/* Finding a term by what a learner types: its characters, its pinyin, or the first letters of that. */

/** What a glossary is searched by. */
export interface Searchable {
  readonly word: string
  readonly meaning: string
  /** The word in the other Chinese script, where it is another. */
  readonly also?: string
  /** A syllable for each character, with its tone. */
  readonly pinyin: readonly string[]
}

/** Without tones, blanks and apostrophes: ‘bié mǎ’ and ‘BieMa’ are one. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s'’-]/g, '')
    // ü is typed as u or as v.
    .replaceAll('v', 'u')

/** Whether a term answers to what was typed. Nothing typed leaves all. */
export function answersTo({ word, meaning, also = '', pinyin }: Searchable, typed: string): boolean {
  const wanted = bare(typed)
  const letters = pinyin.map(bare)
  const initials = letters.map((syllable) => syllable.charAt(0)).join('')
  return (
    [word, meaning, also].some((text) => bare(text).includes(wanted)) ||
    letters.join('').includes(wanted) ||
    initials.startsWith(wanted)
  )
}

/** In the order of a dictionary: by pinyin where there is any, else by the word. */
export function inDictionaryOrder<T extends Searchable>(terms: readonly T[]): readonly T[] {
  const keyOf = ({ word, pinyin }: T): string => (pinyin.some(Boolean) ? bare(pinyin.join('')) : bare(word))
  return [...terms].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
}

/** The letter under which a term stands. */
export const letterOf = ({ word, pinyin }: Searchable): string =>
  bare(pinyin[0] ?? word)
    .charAt(0)
    .toUpperCase() || '#'
