import type { LessonPage } from '$lib/lesson/lesson-page'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, params, fetch: get }) => {
  const page = JSON.parse(data.packed) as LessonPage
  if (!page.lesson.test) return { page }
  const { loadTest } = await import('$lib/ui/test/load-test')
  return { page, test: await loadTest(page, params.lang, get) }
}
