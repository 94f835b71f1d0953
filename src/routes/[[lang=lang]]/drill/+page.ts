import { loadTranslatorWith } from '$lib/i18n/load-with'
import { SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator, PageLoad } from './$types'

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))

export const load: PageLoad = async ({ parent }) => {
  const { translator } = await parent()
  return { drill: await loadTranslatorWith('drill', translator.language) }
}
