import type { Endpoint } from 'comlink'

/** A worker that compiles lessons, however it was started. */
export interface LessonWorker {
  readonly endpoint: Endpoint
  /** Ends it at once, in the middle of a text too. */
  readonly stop: () => void
  /** Tells when it cannot be loaded, or has died of itself. */
  readonly onDeath: (tell: () => void) => void
}

/** Starts the compiler in a web worker. Throws where the browser lets no worker be made. */
export function startWorker(): LessonWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    endpoint: worker,
    stop: () => worker.terminate(),
    onDeath: (tell) => {
      worker.addEventListener('error', tell)
      worker.addEventListener('messageerror', tell)
    },
  }
}
