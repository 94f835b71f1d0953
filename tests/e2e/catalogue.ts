import { readFileSync } from 'node:fs'
import type { Language } from '../../src/lib/i18n/languages'

interface Branch {
  readonly [key: string]: string | Branch
}

/** The words of a language, by their keys: what a test looks for on the page. */
export function catalogue(language: Language): (key: string) => string {
  const url = new URL(`../../src/lib/i18n/${language}.json`, import.meta.url)
  const root = JSON.parse(readFileSync(url, 'utf8')) as Branch
  return (key) => {
    const found = key
      .split('.')
      .reduce<string | Branch | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), root)
    if (typeof found !== 'string') throw new Error(`no words for ${key}`)
    return found
  }
}
