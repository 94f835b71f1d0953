import { error } from '@sveltejs/kit'
import { lessonPage, loadCurriculum } from '$build/curriculum'
import { languageOfSegment, LANGUAGES, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

export const entries: EntryGenerator = async () => {
  const curriculum = await loadCurriculum()
  return LANGUAGES.flatMap((language) =>
    curriculum[language].flatMap(({ lessons }) => lessons.map(({ id }) => ({ lang: SEGMENTS[language], id }))),
  )
}

/** The page as one text: kit's own form of data, where every value stands by its number, is half as large again. */
export const load: PageServerLoad = async ({ params }) => {
  const page = await lessonPage(languageOfSegment(params.lang) ?? 'zh-Hans', params.id)
  return page ? { packed: JSON.stringify(page) } : error(404)
}
