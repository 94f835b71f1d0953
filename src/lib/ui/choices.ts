/** What a reader chose once for all pages. The boot script reads the same names before anything is drawn. */
import { LANGUAGES, type Language } from '$lib/i18n/languages'

export const THEMES = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Storage may be refused altogether; then a choice lasts as long as the page. */
const read = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`mazouri:${name}`) ?? undefined
  } catch {
    return undefined
  }
}

const write = (name: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(`mazouri:${name}`)
    else localStorage.setItem(`mazouri:${name}`, value)
  } catch {
    // Refused: nothing to be done about it here, and nothing is lost but the memory of a choice.
  }
}

export const chosenLanguage = (): Language | undefined => {
  const stored = read('language')
  return LANGUAGES.find((language) => language === stored)
}

export const chooseLanguage = (language: Language): void => write('language', language)

/** `undefined` is 'as the device has it'. */
export const chosenTheme = (): Theme | undefined => {
  const stored = read('theme')
  return THEMES.find((theme) => theme === stored)
}

export const chooseTheme = (theme: Theme | undefined): void => {
  write('theme', theme)
  window.dispatchEvent(new Event('mazouri:theme'))
}

/** Pinyin above a verse's characters. */
export const isPinyinChosen = (): boolean => read('pinyin') === 'on'

export const choosePinyin = (isOn: boolean): void => write('pinyin', isOn ? 'on' : undefined)

const SEEDS = 2 ** 31

/** Orders the drills of this device: a class does not get the same boards in the same order. Kept for ever. */
export const drillSeed = (): number => {
  const stored = Number(read('drill-seed'))
  if (Number.isInteger(stored) && stored > 0) return stored
  const seed = 1 + Math.floor(Math.random() * (SEEDS - 1))
  write('drill-seed', String(seed))
  return seed
}
