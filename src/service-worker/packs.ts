import { LANGUAGES, languageOfPath, pathIn, type Language } from '../lib/i18n/languages'

/** What is fetched together: the app itself, and the pages of each language. */
export const PACKS = ['app', ...LANGUAGES] as const
export type Pack = (typeof PACKS)[number]

/** The pack of a file, whose address is given from the site's root on and without a first slash. */
export const packOf = (address: string): Pack =>
  /(^|\/)(index\.html|__data\.json|page\.json|verses\.json|pool\/[^/]+\.json)$/.test(address)
    ? languageOfPath(`/${address}`)
    : 'app'

/** Pages besides the lessons for which a shell stands in, in every language. */
const SHELLED = ['glossary', 'shared', 'write'] as const

const IN_SHELL = new RegExp(`^((?:[a-z]+/)?)(?:(lesson)/[^/]+|${SHELLED.join('|')})/`)

/**
 * Whether the device keeps a file of the site. A lesson's own page holds nothing that its data does not: one shell for
 * each language stands in for all of them, and another for pages that lie less deep.
 */
export const isKept = (address: string): boolean => !(IN_SHELL.test(address) && address.endsWith('/index.html'))

/** The shell that stands in for a page, both from the site's root on; undefined where the page itself is kept. */
export const shellOf = (address: string): string | undefined => {
  const [, language, lesson] = IN_SHELL.exec(address) ?? []
  return language === undefined ? undefined : `${language}shell/${lesson ? 'lesson/' : ''}index.html`
}

/** The addresses of all pages, given those of the files that are kept: from the site's root on, with the last slash. */
export const pagesOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...files.flatMap((file) => /^(.*\/)(?:index\.html|__data\.json|page\.json)$/.exec(file)?.[1] ?? []),
    ...LANGUAGES.flatMap((language) => SHELLED.map((page) => pathIn(language, `/${page}/`).slice(1))),
  ])

/** What a reader of `language` cannot do without, in order: other languages say how they differ from Simplified Chinese. */
export const neededFor = (language: Language): readonly Pack[] => [...new Set<Pack>(['app', 'zh-Hans', language])]

/** Those packs first without which the reader, who reads `language`, has nothing. */
export const inOrder = (language: Language): readonly Pack[] => [...new Set([...neededFor(language), ...LANGUAGES])]
