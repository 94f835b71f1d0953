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

export const load: PageServerLoad = async ({ params }) => {
  const page = await lessonPage(languageOfSegment(params.lang) ?? 'zh-Hans', params.id)
  return page ?? error(404)
}
