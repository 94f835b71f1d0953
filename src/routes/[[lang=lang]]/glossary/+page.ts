import { loadTranslatorWith } from '$lib/i18n/load-with'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { translator } = await parent()
  return { ...data, more: await loadTranslatorWith('more', translator.language) }
}
