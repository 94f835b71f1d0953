import { glossary } from '$build/curriculum'
import { jsonFile } from '$build/json-file'
import { languageOfSegment, SEGMENTS } from '$lib/i18n/languages'
import { jsonAnswer } from '../../../json-answer'
import type { EntryGenerator, RequestHandler } from './$types'

export const prerender = true

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

/** Every term: see the lesson's. */
export const GET: RequestHandler = async ({ params }) =>
  jsonAnswer(await jsonFile(languageOfSegment(params.lang) ?? 'zh-Hans', glossary))
