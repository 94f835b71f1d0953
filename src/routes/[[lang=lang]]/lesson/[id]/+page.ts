import { error } from '@sveltejs/kit'
import type { LessonPage } from '$lib/lesson/lesson-page'
import { languageOfSegment } from '$lib/i18n/languages'
import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { Step } from '$lib/lesson/types'
import { poolAddress } from '$lib/ui/addresses'
import type { PageLoad } from './$types'

type Fetch = typeof fetch

/** The questions that a test draws from, with the test that each stands in. */
async function poolOf({ lesson }: LessonPage, language: string | undefined, get: Fetch) {
  const ids = [lesson.id, ...(lesson.test?.pools ?? [])]
  const pools = ids.map(async (pool) => {
    const answer = await get(poolAddress(languageOfSegment(language) ?? 'zh-Hans', pool))
    if (!answer.ok) error(answer.status)
    const steps = (await answer.json()) as readonly Step[]
    return steps.map((step) => ({ step, pool }))
  })
  return (await Promise.all(pools)).flat()
}

/** A test needs more than a lesson: what plays it, its words, and its questions. */
export const load: PageLoad = async ({ data, params, fetch: get }) => {
  const page = JSON.parse(data.packed) as LessonPage
  if (!page.lesson.test) return { page }
  const [pool, translator, { default: TestPage }] = await Promise.all([
    poolOf(page, params.lang, get),
    loadTranslatorWith('more', languageOfSegment(params.lang) ?? 'zh-Hans'),
    import('$lib/ui/test/TestPage.svelte'),
  ])
  return { page, test: { pool, translator, TestPage } }
}
