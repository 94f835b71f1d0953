import type { Handle } from '@sveltejs/kit'
import { languageOfSegment } from '$lib/i18n/languages'
import boot from './boot.js?raw'

/** Fills in what app.html leaves open: the page's language and the boot script. */
export const handle: Handle = ({ event, resolve }) => {
  const language = languageOfSegment(event.params.lang) ?? 'zh-Hans'
  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('%mazouri.lang%', language).replace('%mazouri.boot%', () => `<script>\n${boot}</script>`),
  })
}
