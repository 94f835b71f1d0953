import type { Endpoint } from 'comlink'

/** A worker that answers questions, however it was started. */
export interface WorkerHandle {
  readonly endpoint: Endpoint
  /** Ends it at once, in the middle of a question too. */
  readonly stop: () => void
  /** Tells when it cannot be loaded, or has died of itself. */
  readonly onDeath: (tell: () => void) => void
}

/** A browser's worker. Who starts it names its script: only there a bundler sees it. */
export const handleOf = (worker: Worker): WorkerHandle => ({
  endpoint: worker,
  stop: () => worker.terminate(),
  onDeath: (tell) => {
    worker.addEventListener('error', tell)
    worker.addEventListener('messageerror', tell)
  },
})
