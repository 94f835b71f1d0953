import { languageOfSegment } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { LessonPage } from '$lib/lesson/lesson-page'
import type { Step } from '$lib/lesson/types'
import { questionsOf } from '$lib/player'
import { poolAddress } from '../addresses'
import TestPage from './TestPage.svelte'

/** What a test needs more than a lesson: the page that plays it, its words, and the questions that it draws from. */
export async function loadTest({ lesson }: LessonPage, segment: string | undefined, get: typeof fetch) {
  const language = languageOfSegment(segment) ?? 'zh-Hans'
  const pools = [lesson.id, ...(lesson.test?.pools ?? [])].map(async (id) => {
    const answer = await get(poolAddress(language, id))
    if (!answer.ok) throw new Error(`${answer.url} ${String(answer.status)}`)
    return questionsOf(id, (await answer.json()) as readonly Step[])
  })
  const [pool, translator] = await Promise.all([Promise.all(pools), loadTranslatorWith('more', language)])
  return { pool: pool.flat(), translator, TestPage }
}
