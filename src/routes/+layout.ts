import { browser } from '$app/environment'
import { resolve } from '$app/paths'
import { languageOfPath, languageOfSegment, type Language } from '$lib/i18n/languages'
import { loadTranslator } from '$lib/i18n/load'
import { chosenLanguage } from '$lib/ui/choices'
import type { LayoutLoad } from './$types'

export const prerender = true
export const trailingSlash = 'always'

/** What the address says. A page whose data did not come has lost its parameters, but not its address. */
const languageOf = (url: URL, segment: string | undefined): Language =>
  browser ? languageOfPath(url.pathname.slice(resolve('/').length - 1)) : (languageOfSegment(segment) ?? 'zh-Hans')

export const load: LayoutLoad = async ({ params, route, url }) => {
  // An address that leads nowhere says less than what the reader has chosen.
  const chosen = browser && route.id === null ? chosenLanguage() : undefined
  return { translator: await loadTranslator(chosen ?? languageOf(url, params.lang)) }
}
