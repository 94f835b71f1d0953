import { glossary } from '$build/curriculum'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** As one text: see the lesson's page. */
export const load: PageServerLoad = async ({ params }) => ({
  packed: JSON.stringify(await glossary(languageOfSegment(params.lang) ?? 'zh-Hans')),
})
