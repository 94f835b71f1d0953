import { error } from '@sveltejs/kit'
import { jsonIn } from '$lib/i18n/json-in'
import { languageOfSegment, pathIn } from '$lib/i18n/languages'
import { addressOf } from '$lib/ui/addresses'

/** Loads files of JSON in the language of an address, by their paths in Simplified Chinese: `/lesson/horse/page.json`. */
export const siteJson = (segment: string | undefined, get: typeof fetch) => {
  const own = languageOfSegment(segment) ?? 'zh-Hans'
  return async (path: string): Promise<unknown> =>
    (await jsonIn(own, async (each, isAfresh) => {
      const answer = await get(addressOf(pathIn(each, path)), isAfresh ? { cache: 'reload' } : {})
      return answer.ok ? answer.text() : error(answer.status === 404 ? 404 : 500)
    })) ?? error(500)
}
