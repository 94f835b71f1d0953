import { SEGMENTS } from '$lib/i18n/languages'
import type { EntryGenerator } from './$types'

/*
 * The page that the service worker shows for every lesson's address: nothing but the app, which then asks for that
 * lesson's data. So a lesson is kept once and not twice, as data and as a page. It lies as deep as a lesson does.
 */
export const ssr = false

export const entries: EntryGenerator = () => Object.values(SEGMENTS).map((lang) => ({ lang }))
