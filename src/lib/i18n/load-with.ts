import type { Language } from './languages'
import { type Translator, translatorOf } from './translator'

/**
 * What of the catalogues only some pages say: `author` where lessons are written, `more` in tests and the
 * glossary, `drill` where drills are, `home` on the start page.
 */
export type Part = 'author' | 'more' | 'drill' | 'home'

type Load = () => Promise<readonly { default: object }[]>

const catalogues = {
  author: {
    'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('./zh-Hans.json?author')]),
    'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('./zh-Hant.json?author')]),
    en: () => Promise.all([import('./en.json'), import('./en.json?author')]),
  },
  more: {
    'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('./zh-Hans.json?more')]),
    'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('./zh-Hant.json?more')]),
    en: () => Promise.all([import('./en.json'), import('./en.json?more')]),
  },
  drill: {
    'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('./zh-Hans.json?drill')]),
    'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('./zh-Hant.json?drill')]),
    en: () => Promise.all([import('./en.json'), import('./en.json?drill')]),
  },
  home: {
    'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('./zh-Hans.json?home')]),
    'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('./zh-Hant.json?home')]),
    en: () => Promise.all([import('./en.json'), import('./en.json?home')]),
  },
} as const satisfies Record<Part, Record<Language, Load>>

const loaded = new Map<string, Promise<Translator>>()

const load = async (part: Part, language: Language): Promise<Translator> => {
  const [page, own] = await catalogues[part][language]()
  return translatorOf(language, { ...page.default, ...own.default })
}

/** A language's translator that knows the words of every page and of one part besides. */
export const loadTranslatorWith = (part: Part, language: Language): Promise<Translator> => {
  const key = `${part} ${language}`
  const translator = loaded.get(key) ?? load(part, language)
  loaded.set(key, translator)
  // A fetch that failed may succeed later.
  translator.catch(() => loaded.delete(key))
  return translator
}
