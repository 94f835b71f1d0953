import { createInstance } from 'i18next'
import type { Language } from './languages'
import type zhHans from './zh-Hans.json'

/** What a catalogue holds. The Simplified Chinese one comes first; a test keeps the others equal. */
export type Catalogue = typeof zhHans

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? Whole<K> : `${K}.${Leaves<T[K]>}` }[keyof T & string]
/** Plural forms (`hints_one`, `hints_other`) are one key, asked for with `count`. */
type Whole<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K

/** A key of the catalogues, `area.name`. One that no catalogue holds is a type error. */
export type Key = Leaves<Catalogue>

/** What stands between `{{` and `}}` in a sentence; `count` also chooses the plural form. */
export type Params = Readonly<Record<string, string | number>>

/** The sentence for a key in one language. Makes no HTML and escapes none: the text is text. */
export type Translate = (key: Key, params?: Params) => string

export interface Translator {
  readonly language: Language
  readonly t: Translate
}

/** A translator over one catalogue. It holds no state of the page or of a request, so any number may live side by side. */
export const translatorOf = (language: Language, catalogue: object): Translator => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: catalogue } },
  })
  return { language, t: (key, params = {}) => instance.t(key, params) }
}
