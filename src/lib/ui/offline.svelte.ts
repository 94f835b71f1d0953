import { dev } from '$app/environment'
import { addressOf } from './addresses'

/** What the reader is told, at a quiet moment: everything is on the device, or a new version waits. */
export type OfflineNotice = 'ready' | 'update'

const AN_HOUR = 3_600_000

/** The page's side of the service worker. Where there is none (plain http, a refusing browser) nothing here happens. */
export class Offline {
  notice: OfflineNotice | undefined = $state()
  /** A newer version has taken over, wanted on another screen: the next page is to be loaded afresh. */
  isStale = false
  private waiting: ServiceWorker | undefined
  private isWanted = false

  async start(): Promise<void> {
    if (dev || !('serviceWorker' in navigator)) return
    const container = navigator.serviceWorker
    const isFirstVisit = container.controller === null
    container.addEventListener('controllerchange', () => this.takenOver(isFirstVisit))
    const registration = await container
      .register(addressOf('/service-worker.js'), { scope: addressOf('/') })
      .catch(() => undefined)
    // A browser that refuses has said so in its own console; the app does without.
    if (!registration) return
    this.watch(registration)
    const { active } = await container.ready
    if (isFirstVisit) this.notice = 'ready'
    active?.postMessage('fill')
  }

  /** The reader wants the new version: it takes over, and the page is loaded again. */
  useUpdate(): void {
    this.isWanted = true
    this.waiting?.postMessage('use-now')
  }

  dismiss(): void {
    this.notice = undefined
  }

  private takenOver(isFirstVisit: boolean): void {
    if (this.isWanted) location.reload()
    else this.isStale = !isFirstVisit
  }

  private offer(worker: ServiceWorker): void {
    this.waiting = worker
    this.notice = 'update'
  }

  private watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting && registration.active) this.offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) this.offer(worker)
      })
    })
    this.lookForUpdates(registration)
  }

  /** An app that stays open for days would not hear of a new version otherwise. */
  private lookForUpdates(registration: ServiceWorkerRegistration): void {
    let last = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < AN_HOUR) return
      last = Date.now()
      registration.update().catch(() => undefined)
    })
  }
}

export const offline = new Offline()
