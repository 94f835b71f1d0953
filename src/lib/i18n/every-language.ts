/** Translators for Node (the build, the command line), where all languages are at hand at once. Not for the phone. */
import en from './en.json'
import type { Language } from './languages'
import { translatorOf, type Catalogue, type Translator } from './translator'
import zhHans from './zh-Hans.json'
import zhHant from './zh-Hant.json'

const catalogues: Readonly<Record<Language, Catalogue>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }

export const createTranslator = (language: Language): Translator => translatorOf(language, catalogues[language])
