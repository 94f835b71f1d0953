import { LANGUAGES, languageOfPath, type Language } from '../lib/i18n/languages'

/** What is fetched together: the app itself, and the pages of each language. */
export const PACKS = ['app', ...LANGUAGES] as const
export type Pack = (typeof PACKS)[number]

/** The pack of a file, whose address is given from the site's root on and without a first slash. */
export const packOf = (address: string): Pack =>
  /(^|\/)(index\.html|__data\.json)$/.test(address) ? languageOfPath(`/${address}`) : 'app'

/** Those packs first without which the reader, who reads `language`, has nothing. */
export const inOrder = (language: Language): readonly Pack[] => [
  'app',
  language,
  ...LANGUAGES.filter((other) => other !== language),
]
