import { browser } from '$app/environment'
import { languageOfSegment } from '$lib/i18n/languages'
import { loadTranslator } from '$lib/i18n/load'
import { chosenLanguage } from '$lib/ui/choices'
import type { LayoutLoad } from './$types'

export const prerender = true
export const trailingSlash = 'always'

export const load: LayoutLoad = async ({ params, route }) => {
  const ofAddress = languageOfSegment(params.lang) ?? 'zh-Hans'
  // An address that leads nowhere says nothing about the reader's language.
  const isLost = browser && route.id === null
  return { translator: await loadTranslator((isLost ? chosenLanguage() : undefined) ?? ofAddress) }
}
