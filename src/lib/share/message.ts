import { CODE_MAX } from './limits'

/** What messengers and mail put into a long word: spaces, line ends, signs that nobody sees. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]+/g

/** So many # a message may have before its link: some write topics between two of them. */
const HASHES_MAX = 8

const unescaped = (text: string): string =>
  text.replaceAll(/%[0-7][0-9a-f]/gi, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))

const beginningOf = (text: string): string => /^[\w-]*/.exec(text)?.[0] ?? ''

/** The code that a text may begin with: whole, though cut up by spaces, or up to the first of them. */
const codesAtStart = (text: string): readonly string[] => {
  const from = text.replace(/^[^\w-]+/, '')
  return [beginningOf(from.replaceAll(INVISIBLE, '')), beginningOf(from)]
}

/**
 * What in a text may be the code, the likeliest first: a bare code, a link, or a message with a link in it. After the
 * code there may be anything that is no part of one: `。`, `，`, `)`, other words. Empty where there is nothing, as in a
 * link that has lost all that came after its #.
 */
export const codesIn = (text: string): readonly string[] => {
  const plain = unescaped(text.slice(0, 3 * CODE_MAX))
  const [first = '', ...others] = plain.split('#', HASHES_MAX + 1)
  const starts = first.includes('://') ? others : [first, ...others]
  const found = [...new Set(starts.flatMap(codesAtStart))].filter((code) => code !== '')
  return [...found.filter((code) => /^[1-9]/.test(code)), ...found.filter((code) => !/^[1-9]/.test(code))]
}
