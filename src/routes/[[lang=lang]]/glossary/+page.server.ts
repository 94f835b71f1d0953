import { glossary } from '$build/curriculum'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

export const load: PageServerLoad = async ({ params }) => ({
  entries: await glossary(languageOfSegment(params.lang) ?? 'zh-Hans'),
})
