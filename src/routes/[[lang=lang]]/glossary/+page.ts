import { SEGMENTS } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { GlossaryEntry } from '$lib/lesson/lesson-page'
import { siteJson } from '../../site-json'
import type { EntryGenerator, PageLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

export const load: PageLoad = async ({ params, fetch: get, parent }) => {
  const entries = (await siteJson(params.lang, get)('/glossary/page.json')) as readonly GlossaryEntry[]
  const { translator } = await parent()
  return { entries, more: await loadTranslatorWith('more', translator.language) }
}
