import { type Remote, wrap } from 'comlink'
import type { Drill } from '../drill/types'
import type { Order } from '../drill/session'
import type { WorkerHandle } from '../worker-handle'
import type { Questions } from './questions'
import { startWorker } from './start'

interface Live {
  readonly worker: WorkerHandle
  readonly remote: Remote<Questions>
  /** Fails when the worker has died: what it was asked will not be answered. */
  readonly death: Promise<never>
}

function begin(start: () => WorkerHandle): Live {
  const worker = start()
  const death = new Promise<never>((_, reject) => worker.onDeath(() => reject(new Error('the worker has died'))))
  death.catch(() => undefined)
  return { worker, remote: wrap<Questions>(worker.endpoint), death }
}

/**
 * Makes drills beside the page, one after the other. The worker starts with the first and stays. Where there can be none,
 * or it has died, drills are made in the page: slower, and the same.
 */
export class BackgroundMaker {
  private readonly start: () => WorkerHandle
  private live: Live | undefined
  private hasFailed = false

  constructor(start: () => WorkerHandle = startWorker) {
    this.start = start
  }

  /** The drill of an order; undefined where it leads to none. */
  async make(order: Order): Promise<Drill | undefined> {
    if (!this.hasFailed) {
      try {
        const { remote, death } = (this.live ??= begin(this.start))
        return await Promise.race([remote.makeDrill(order), death])
      } catch {
        this.hasFailed = true
        this.close()
      }
    }
    const { makeDrill } = await import('../drill/maker')
    return makeDrill(order)
  }

  /** Ends the worker; the next order starts another. */
  close(): void {
    this.live?.worker.stop()
    this.live = undefined
  }
}
