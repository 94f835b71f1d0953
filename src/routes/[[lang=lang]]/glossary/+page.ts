import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { GlossaryEntry } from '$lib/lesson/lesson-page'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { translator } = await parent()
  const entries = JSON.parse(data.packed) as readonly GlossaryEntry[]
  return { entries, more: await loadTranslatorWith('more', translator.language) }
}
