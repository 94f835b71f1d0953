import { loadCurriculum } from '$build/curriculum'
import { jsonFile } from '$build/json-file'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import { roadOf } from '$lib/ui/home/road-of'
import { jsonAnswer } from '../../json-answer'
import type { EntryGenerator, RequestHandler } from './$types'

export const prerender = true

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** The road of the start page: see the lesson's. */
export const GET: RequestHandler = async ({ params }) => {
  const curriculum = await loadCurriculum()
  const roadIn = (language: keyof typeof curriculum) => Promise.resolve(roadOf(curriculum[language], language))
  return jsonAnswer(await jsonFile(languageOfSegment(params.lang) ?? 'zh-Hans', roadIn))
}
