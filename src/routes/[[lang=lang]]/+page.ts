import { SEGMENTS } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { RoadChapter } from '$lib/ui/home/road'
import { siteJson } from '../site-json'
import type { EntryGenerator, PageLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

export const load: PageLoad = async ({ params, fetch: get, parent }) => {
  const chapters = (await siteJson(params.lang, get)('/page.json')) as readonly RoadChapter[]
  const { translator } = await parent()
  return { chapters, home: await loadTranslatorWith('home', translator.language) }
}
