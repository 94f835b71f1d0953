import { LANGUAGES, languageOfPath, type Language } from '../lib/i18n/languages'

/** What is fetched together: the app itself, and the pages of each language. */
export const PACKS = ['app', ...LANGUAGES] as const
export type Pack = (typeof PACKS)[number]

/** The pack of a file, whose address is given from the site's root on and without a first slash. */
export const packOf = (address: string): Pack =>
  /(^|\/)(index\.html|__data\.json|pool\/[^/]+\.json)$/.test(address) ? languageOfPath(`/${address}`) : 'app'

const LESSON = /^((?:[a-z]+\/)?)lesson\/[^/]+\//

/**
 * Whether the device keeps a file of the site. A lesson's own page holds nothing that its data does not: one shell for
 * each language stands in for all of them.
 */
export const isKept = (address: string): boolean => !(LESSON.test(address) && address.endsWith('/index.html'))

/** The shell that stands in for a lesson's page, both from the site's root on; undefined for any other page. */
export const shellOf = (address: string): string | undefined => {
  const [, language] = LESSON.exec(address) ?? []
  return language === undefined ? undefined : `${language}shell/lesson/index.html`
}

/** Those packs first without which the reader, who reads `language`, has nothing. */
export const inOrder = (language: Language): readonly Pack[] => [
  'app',
  language,
  ...LANGUAGES.filter((other) => other !== language),
]
