import { loadCurriculum } from '$build/curriculum'
import { LANGUAGES, SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator } from './$types'

/** Each lesson in each language. What its page shows is a file of its own, beside it. */
export const entries: EntryGenerator = async () => {
  const curriculum = await loadCurriculum()
  return LANGUAGES.flatMap((language) =>
    curriculum[language].flatMap(({ lessons }) => lessons.map(({ id }) => ({ lang: SEGMENTS[language], id }))),
  )
}
