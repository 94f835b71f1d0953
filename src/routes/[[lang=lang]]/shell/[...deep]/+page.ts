import { SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator } from './$types'

/*
 * The page that the service worker shows for every lesson's address, and for some more: nothing but the app, which then
 * asks for that page's data. So a lesson is kept once and not twice, as data and as a page. A shell lies as deep as the
 * pages that it stands in for: `/shell/` as `/glossary/` does, `/shell/lesson/` as a lesson.
 */
export const ssr = false

export const entries: EntryGenerator = () =>
  Object.values(SEGMENTS).flatMap((lang) => ['', 'lesson'].map((deep) => ({ lang, deep })))
