import { languageOfSegment } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { LessonPage } from '$lib/lesson/lesson-page'
import type { Step } from '$lib/lesson/types'
import { questionsOf } from '$lib/player'
import TestPage from './TestPage.svelte'

/** Loads a file of JSON by its path in Simplified Chinese, in the language of the page. */
type LoadJson = (path: string) => Promise<unknown>

/** What a test needs more than a lesson: the page that plays it, its words, and the questions that it draws from. */
export async function loadTest({ lesson }: LessonPage, segment: string | undefined, json: LoadJson) {
  const language = languageOfSegment(segment) ?? 'zh-Hans'
  const pools = [lesson.id, ...(lesson.test?.pools ?? [])].map(async (id) =>
    questionsOf(id, (await json(`/pool/${id}.json`)) as readonly Step[]),
  )
  const [pool, translator] = await Promise.all([Promise.all(pools), loadTranslatorWith('more', language)])
  return { pool: pool.flat(), translator, TestPage }
}
