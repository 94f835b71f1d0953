import type { Language } from '../lib/i18n/languages'
import { differenceOf } from './difference'

/** A value of the site in a language; undefined where there is none. */
type ValueIn = (language: Language) => Promise<unknown>

/** Languages read Simplified Chinese's file as well where theirs is at most this part of the whole. */
const WORTH_IT = 1 / 2

/**
 * What the file of a value holds in a language, undefined where there is no such value: the value, or what it differs in
 * from the Simplified one where that is far shorter.
 */
export async function jsonFile(language: Language, valueIn: ValueIn): Promise<string | undefined> {
  const value = await valueIn(language)
  if (value === undefined) return undefined
  const whole = JSON.stringify(value)
  if (language === 'zh-Hans') return whole
  const original = JSON.stringify((await valueIn('zh-Hans')) ?? null)
  const difference = JSON.stringify(differenceOf(original, whole))
  return difference.length <= whole.length * WORTH_IT ? difference : whole
}
