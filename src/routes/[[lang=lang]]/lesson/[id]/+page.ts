import type { LessonPage } from '$lib/lesson/lesson-page'
import { siteJson } from '../../../site-json'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ params, fetch: get }) => {
  const json = siteJson(params.lang, get)
  const page = (await json(`/lesson/${params.id}/page.json`)) as LessonPage
  if (!page.lesson.test) return { page }
  const { loadTest } = await import('$lib/ui/test/load-test')
  return { page, test: await loadTest(page, params.lang, json) }
}
