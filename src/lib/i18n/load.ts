import type { Language } from './languages'
import { translatorOf, type Translator } from './translator'

const catalogues = {
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
  en: () => import('./en.json'),
} as const satisfies Record<Language, () => Promise<{ default: object }>>

const loaded = new Map<Language, Promise<Translator>>()

const load = async (language: Language): Promise<Translator> =>
  translatorOf(language, (await catalogues[language]()).default)

/** A language's translator, fetched when first asked for: each catalogue is a file of its own on the phone. */
export const loadTranslator = (language: Language): Promise<Translator> => {
  const translator = loaded.get(language) ?? load(language)
  loaded.set(language, translator)
  // A fetch that failed may succeed later.
  translator.catch(() => loaded.delete(language))
  return translator
}
