import { error } from '@sveltejs/kit'
import { loadCurriculum, type Curriculum, type CurriculumLesson } from '$build/curriculum'
import { languageOfSegment, LANGUAGES, SEGMENTS, type Language } from '$lib/i18n/languages'
import type { EntryGenerator, PageServerLoad } from './$types'

const lessonsOf = (curriculum: Curriculum, language: Language): readonly CurriculumLesson[] =>
  curriculum[language].flatMap(({ lessons }) => lessons)

export const entries: EntryGenerator = async () => {
  const curriculum = await loadCurriculum()
  return LANGUAGES.flatMap((language) =>
    lessonsOf(curriculum, language).map(({ id }) => ({ lang: SEGMENTS[language], id })),
  )
}

export const load: PageServerLoad = async ({ params }) => {
  const curriculum = await loadCurriculum()
  const find = (language: Language): CurriculumLesson | undefined =>
    lessonsOf(curriculum, language).find(({ id }) => id === params.id)
  const lesson = find(languageOfSegment(params.lang) ?? 'zh-Hans')
  if (lesson === undefined) error(404)
  return { lesson, languages: LANGUAGES.filter((language) => find(language) !== undefined) }
}
