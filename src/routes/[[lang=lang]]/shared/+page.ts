import { SEGMENTS } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { Verse } from '$lib/lesson/types'
import { siteJson } from '../../site-json'
import type { EntryGenerator, PageLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

export const load: PageLoad = async ({ params, fetch: get, parent }) => {
  const verses = (await siteJson(params.lang, get)('/verses.json')) as readonly Verse[]
  const { translator } = await parent()
  return { verses, author: await loadTranslatorWith('author', translator.language) }
}
