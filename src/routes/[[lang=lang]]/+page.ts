import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { RoadChapter } from '$lib/ui/home/road'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { translator } = await parent()
  const chapters = JSON.parse(data.packed) as readonly RoadChapter[]
  return { chapters, home: await loadTranslatorWith('home', translator.language) }
}
