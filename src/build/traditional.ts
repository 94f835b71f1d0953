import { Converter } from 'opencc-js/cn2t'
import { HANT_TERMS } from '../lib/i18n/hant-terms'

const convert = Converter({ from: 'cn', to: 'tw' })
const terms = new Map(HANT_TERMS)
const longestFirst = [...terms.keys()].sort((a, b) => b.length - a.length)
const aTerm = new RegExp(`(${longestFirst.join('|')})`)

/** Simplified Chinese prose in Traditional characters (Taiwan's forms). Our own words go by our own list. */
export const toTraditional = (text: string): string =>
  text
    .split(aTerm)
    .map((part) => terms.get(part) ?? convert(part))
    .join('')

/** The same value with every text in it converted; keys stay as they are. */
export const toTraditionalDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return toTraditional(value)
  if (Array.isArray(value)) return value.map(toTraditionalDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toTraditionalDeep(inner)]))
}
