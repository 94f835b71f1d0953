import { loadCurriculum } from '$build/curriculum'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** The verses that a lesson may name. */
export const load: PageServerLoad = async ({ params }) => {
  const chapters = (await loadCurriculum())[languageOfSegment(params.lang) ?? 'zh-Hans']
  const verses = chapters.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.verses))
  return { verses }
}
