import { knownVerses } from '$build/curriculum'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** The verses that a lesson may name. */
export const load: PageServerLoad = async ({ params }) => ({
  verses: await knownVerses(languageOfSegment(params.lang) ?? 'zh-Hans'),
})
