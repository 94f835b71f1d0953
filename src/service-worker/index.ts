/**
 * Keeps the whole site on the device. Installing fetches the app and what the reader's language needs; the page then asks
 * for the other languages. Each file has its own revision, so that an update fetches what has changed and nothing else. A
 * new version waits until the reader wants it.
 */
import { clientsClaim } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { LANGUAGES, languageOfPath, type Language } from '../lib/i18n/languages'
import { inOrder, neededFor, packOf, PACKS, type Pack, pagesOf, shellOf } from './packs'

declare const self: ServiceWorkerGlobalScope

interface SiteFile {
  /** From the site's root on. */
  readonly url: string
  /** `null` where the name says it all. */
  readonly revision: string | null
}

const files = self.__WB_MANIFEST as SiteFile[]
const root = new URL(self.registration.scope).pathname
/** Other sites may share this origin, the app under another base path among them: their caches are not ours. */
const prefix = `mazouri ${self.registration.scope} `

const controllers = new Map<Pack, PrecacheController>(
  PACKS.map((pack) => {
    const controller = new PrecacheController({ cacheName: prefix + pack })
    controller.addToCacheList(files.filter(({ url }) => packOf(url) === pack))
    return [pack, controller]
  }),
)

const languageAt = (address: string): Language => languageOfPath(`/${new URL(address).pathname.slice(root.length)}`)

/** Workbox fills a cache on `install` alone; a pack that is asked for later is filled with the same care. */
const fill = async (packs: Iterable<Pack>, event: ExtendableEvent): Promise<void> => {
  const asInstall = { type: 'install', waitUntil: (promise: Promise<unknown>) => event.waitUntil(promise) }
  for (const pack of packs) await controllers.get(pack)?.install(asInstall as ExtendableEvent)
}

/** What the languages on the screen need now, and those that an earlier version kept: they must go on to work offline. */
const firstPacks = async (): Promise<ReadonlySet<Pack>> => {
  const screens = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const names = await caches.keys()
  const kept = LANGUAGES.filter((language) => names.includes(prefix + language))
  return new Set<Pack>(['app', ...[...screens.map(({ url }) => languageAt(url)), ...kept].flatMap(neededFor)])
}

const forgetOldFiles = async (event: ExtendableEvent): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const ours = new Map(PACKS.map((pack) => [prefix + pack, controllers.get(pack)]))
  for (const name of names) await (ours.get(name)?.activate(event) ?? caches.delete(name))
}

self.addEventListener('install', (event) => event.waitUntil(firstPacks().then((packs) => fill(packs, event))))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles(event)))
self.addEventListener('message', (event) => {
  if (event.data === 'use-now') void self.skipWaiting()
  if (event.data === 'fill' && event.source instanceof WindowClient)
    event.waitUntil(fill(inOrder(languageAt(event.source.url)), event))
})
clientsClaim()

const pages = pagesOf(files.map(({ url }) => url))
const pathBelowRoot = (url: URL): string => url.pathname.slice(root.length)

/** `/lesson/horse` is `/lesson/horse/`, as every static host has it: the page's links count from there. */
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && pages.has(`${pathBelowRoot(url)}/`),
  ({ url }) => Promise.resolve(Response.redirect(`${url.pathname}/${url.search}`, 301)),
)
/** Most pages are answered by a shell of their language. */
registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && pages.has(pathBelowRoot(url)) && shellOf(pathBelowRoot(url)) !== undefined,
  async ({ request, url }) => {
    const shell = shellOf(pathBelowRoot(url)) ?? ''
    return (await controllers.get(packOf(shell))?.matchPrecache(shell)) ?? fetch(request)
  },
)
for (const controller of controllers.values())
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, ignoreURLParametersMatching: [/./] }))
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())

setCatchHandler(async ({ request }) => {
  const lost = request.destination === 'document' ? await controllers.get('app')?.matchPrecache('404.html') : undefined
  return lost ?? Response.error()
})
