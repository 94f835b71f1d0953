import type { Endpoint } from 'comlink'

/** A worker that answers {@link Questions}, however it was started. */
export interface SolverWorker {
  readonly endpoint: Endpoint
  /** Ends it at once, in the middle of a search too. */
  readonly stop: () => void
  /** Tells when it cannot be loaded, or has died of itself. */
  readonly onDeath: (tell: () => void) => void
}

/** Starts the solver in a web worker. Throws where the browser lets no worker be made. */
export function startWorker(): SolverWorker {
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
