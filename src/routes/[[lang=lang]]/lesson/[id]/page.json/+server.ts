import { lessonPage } from '$build/curriculum'
import { jsonFile } from '$build/json-file'
import { languageOfSegment } from '$lib/i18n/languages'
import { jsonAnswer } from '../../../../json-answer'
import type { RequestHandler } from './$types'

export { entries } from '../+page.server'

export const prerender = true

/**
 * All that a lesson's page shows; in another language than Simplified Chinese, what that differs in. As one text of JSON:
 * kit's own form of data, where every value stands by its number, is half as large again.
 */
export const GET: RequestHandler = async ({ params: { lang, id } }) =>
  jsonAnswer(await jsonFile(languageOfSegment(lang) ?? 'zh-Hans', (language) => lessonPage(language, id)))
