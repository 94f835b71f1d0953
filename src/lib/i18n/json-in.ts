import { applied, type Difference } from './difference'
import type { Language } from './languages'

/** Gets a file's text in a language; `isAfresh` passes over what the browser remembers. */
export type TextIn = (language: Language, isAfresh: boolean) => Promise<string>

const isDifference = (value: unknown): value is Difference =>
  typeof value === 'object' && value !== null && 'edits' in value

/**
 * A value of the site in a language: its file holds it, or what it differs in from the Simplified one. Undefined where
 * the two files are of different versions of the site, even afresh.
 */
export async function jsonIn(language: Language, textIn: TextIn, isAfresh = false): Promise<unknown> {
  const own: unknown = JSON.parse(await textIn(language, isAfresh))
  if (!isDifference(own)) return own
  const text = applied(await textIn('zh-Hans', isAfresh), own)
  if (text !== undefined) return JSON.parse(text)
  return isAfresh ? undefined : jsonIn(language, textIn, true)
}
