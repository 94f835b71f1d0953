import { browser } from '$app/environment'
import { resolve } from '$app/paths'
import { redirect } from '@sveltejs/kit'
import { languageOfPath, languageOfSegment, pathIn, type Language } from '$lib/i18n/languages'
import { loadTranslator } from '$lib/i18n/load'
import { chosenLanguage } from '$lib/ui/choices'
import type { LayoutLoad } from './$types'

export const prerender = true
export const trailingSlash = 'always'

/** What the address says. A page whose data did not come has lost its parameters, but not its address. */
const languageOf = (url: URL, segment: string | undefined): Language =>
  browser ? languageOfPath(url.pathname.slice(resolve('/').length - 1)) : (languageOfSegment(segment) ?? 'zh-Hans')

const root = resolve('/').slice(0, -1)

/** The same page in the language that the reader has chosen: boot.js leads there, unless a shell stood in for the page. */
const inLanguage = (language: Language, { pathname, search, hash }: URL): string =>
  root + pathIn(language, pathname.slice(root.length)) + search + hash

export const load: LayoutLoad = async ({ params, route, url }) => {
  // An address that leads nowhere says less than what the reader has chosen.
  const chosen = browser ? chosenLanguage() : undefined
  const own = languageOf(url, params.lang)
  if (route.id === null) return { translator: await loadTranslator(chosen ?? own) }
  if (chosen !== undefined && chosen !== own) redirect(307, inLanguage(chosen, url))
  return { translator: await loadTranslator(own) }
}
