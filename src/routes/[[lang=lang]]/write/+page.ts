import { loadAuthorTranslator } from '$lib/i18n/load-author'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { translator } = await parent()
  return { ...data, author: await loadAuthorTranslator(translator.language) }
}
