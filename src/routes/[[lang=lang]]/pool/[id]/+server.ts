import { loadCurriculum, testPool } from '$build/curriculum'
import { jsonFile } from '$build/json-file'
import { languageOfSegment, LANGUAGES, SEGMENTS } from '$lib/i18n/languages'
import { jsonAnswer } from '../../../json-answer'
import type { EntryGenerator, RequestHandler } from './$types'

const FORM = /^(.+)\.json$/

export const prerender = true

export const entries: EntryGenerator = async () => {
  const curriculum = await loadCurriculum()
  return LANGUAGES.flatMap((language) =>
    curriculum[language].flatMap(({ lessons }) =>
      lessons.filter(({ test }) => test).map(({ id }) => ({ lang: SEGMENTS[language], id: `${id}.json` })),
    ),
  )
}

/** The questions of one test, `/pool/pieces-test.json`: kept once, and drawn from by every test that names it. */
export const GET: RequestHandler = async ({ params }) => {
  const [, id = ''] = FORM.exec(params.id) ?? []
  return jsonAnswer(await jsonFile(languageOfSegment(params.lang) ?? 'zh-Hans', (language) => testPool(language, id)))
}
