import type { Language } from './languages'
import { type Translator, translatorOf } from './translator'

const catalogues = {
  'zh-Hans': () => Promise.all([import('./zh-Hans.json'), import('./zh-Hans.json?author')]),
  'zh-Hant': () => Promise.all([import('./zh-Hant.json'), import('./zh-Hant.json?author')]),
  en: () => Promise.all([import('./en.json'), import('./en.json?author')]),
} as const satisfies Record<Language, () => Promise<readonly { default: object }[]>>

const loaded = new Map<Language, Promise<Translator>>()

const load = async (language: Language): Promise<Translator> => {
  const [page, author] = await catalogues[language]()
  return translatorOf(language, { ...page.default, ...author.default })
}

/** A language's translator for pages on which lessons are written: it knows their words and those of all problems too. */
export const loadAuthorTranslator = (language: Language): Promise<Translator> => {
  const translator = loaded.get(language) ?? load(language)
  loaded.set(language, translator)
  translator.catch(() => loaded.delete(language))
  return translator
}
