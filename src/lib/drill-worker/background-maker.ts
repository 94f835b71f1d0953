import { type Remote, wrap } from 'comlink'
import type { Drill } from '../drill/types'
import type { Order } from '../drill/session'
import type { Questions } from './questions'

/** A worker that makes drills, however it was started. */
type Start = () => Worker

const startWorker: Start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/**
 * Makes drills beside the page, one after the other. The worker starts with the first and stays. Where there can be none,
 * or it has died, drills are made in the page: slower, and the same.
 */
export class BackgroundMaker {
  private readonly start: Start
  private worker: Worker | undefined
  private remote: Remote<Questions> | undefined
  private hasFailed = false
  private fail: (reason: Error) => void = () => undefined
  private dead: Promise<never> = new Promise(() => undefined)

  constructor(start: Start = startWorker) {
    this.start = start
  }

  /** The drill of an order; undefined where it leads to none. */
  async make(order: Order): Promise<Drill | undefined> {
    const remote = this.liveRemote()
    if (remote) {
      try {
        return await Promise.race([remote.makeDrill(order), this.dead])
      } catch {
        this.giveUp()
      }
    }
    const { makeDrill } = await import('../drill/maker')
    return makeDrill(order)
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.remote = undefined
  }

  private giveUp(): void {
    this.hasFailed = true
    this.close()
  }

  private liveRemote(): Remote<Questions> | undefined {
    if (this.hasFailed) return undefined
    if (this.remote) return this.remote
    try {
      const worker = this.start()
      this.worker = worker
      this.dead = new Promise((_, reject) => (this.fail = reject))
      this.dead.catch(() => undefined)
      for (const sign of ['error', 'messageerror'])
        worker.addEventListener(sign, () => {
          this.fail(new Error('the worker has died'))
        })
      this.remote = wrap<Questions>(worker)
    } catch {
      this.giveUp()
    }
    return this.remote
  }
}
