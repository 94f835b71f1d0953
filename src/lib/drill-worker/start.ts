import { handleOf, type WorkerHandle } from '../worker-handle'

/** Starts the maker of drills in a web worker. Throws where the browser lets no worker be made. */
export const startWorker = (): WorkerHandle =>
  handleOf(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
