import { loadCurriculum } from '$build/curriculum'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import { roadOf } from '$lib/ui/home/road-of'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** As one text: see the lesson's page. */
export const load: PageServerLoad = async ({ params }) => {
  const curriculum = await loadCurriculum()
  const language = languageOfSegment(params.lang) ?? 'zh-Hans'
  return { packed: JSON.stringify(roadOf(curriculum[language], language)) }
}
