/** The languages of the app and how an address says which one its page is in. */

export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The first part of an address. Simplified Chinese has none: its addresses stand printed in QR codes. */
export const SEGMENTS = { 'zh-Hans': undefined, 'zh-Hant': 'hant', en: 'en' } as const satisfies Record<
  Language,
  string | undefined
>
export type Segment = NonNullable<(typeof SEGMENTS)[Language]>

/** Each language named in itself, as a reader looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
}

/** The language that the first part of an address stands for: `undefined` when that part is no language. */
export const languageOfSegment = (segment: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => SEGMENTS[language] === segment)

/** The language of a page's path, which begins with '/' and stands below the app's base path. */
export const languageOfPath = (path: string): Language => languageOfSegment(path.split('/')[1]) ?? 'zh-Hans'

/** The same page's path in another language: `/en/lesson/horse/` in Simplified Chinese is `/lesson/horse/`. */
export const pathIn = (language: Language, path: string): string => {
  const [first, ...rest] = path.slice(1).split('/')
  const page = languageOfSegment(first) === undefined ? [first, ...rest] : rest
  const segment = SEGMENTS[language]
  return `/${(segment === undefined ? page : [segment, ...page]).join('/')}`
}
