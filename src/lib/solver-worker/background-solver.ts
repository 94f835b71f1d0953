import { proxy, type Remote, wrap } from 'comlink'
import { err, type Result, type Setup, type UndrawableError } from '../rules'
import type { Goal, MateByChecks, Progress, SolveError, Win } from '../solver'
import type { Questions, Report } from './questions'
import type { WorkerHandle } from '../worker-handle'
import { startWorker } from './start'

/** Why there is no answer: the solver's own reasons, stopped by whoever asked, or the worker did not start or has died. */
export type BackgroundError = SolveError | UndrawableError | { readonly code: 'stopped' | 'worker-failed' }

export interface Asking {
  /** Stops the question at once, whether it waits or is being searched. */
  readonly signal?: AbortSignal
  /** Told how far the search is, in order, and never after the answer. */
  readonly onProgress?: (progress: Progress) => void
}

type Answer<T> = Promise<Result<T, BackgroundError>>
type Ask<T> = (remote: Remote<Questions>, report?: Report) => Answer<T>

interface Job {
  /** Asks the worker; what comes of it hands the answer over. */
  readonly run: (remote: Remote<Questions>) => Promise<() => void>
  readonly refuse: (error: BackgroundError) => void
}

interface Live {
  readonly worker: WorkerHandle
  readonly remote: Remote<Questions>
}

/**
 * The solver beside the page: the same questions and answers as `solve` and `mateByChecks`, one after the other in the
 * order they are asked. The worker starts with the first question and stays. Stopping a search ends the worker; the next
 * question starts another, and so it does after a worker has died.
 */
export class BackgroundSolver {
  private readonly start: () => WorkerHandle
  private live: Live | undefined
  private current: Job | undefined
  private waiting: readonly Job[] = []

  constructor(start: () => WorkerHandle = startWorker) {
    this.start = start
  }

  solve(setup: Setup, within: number, goal: Goal, asking: Asking = {}): Answer<readonly Win[]> {
    return this.ask((remote, report) => remote.solve(setup, within, goal, report), asking)
  }

  mateByChecks(setup: Setup, within: number, asking: Asking = {}): Answer<MateByChecks> {
    return this.ask((remote, report) => remote.mateByChecks(setup, within, report), asking)
  }

  /** Stops every question and ends the worker. */
  close(): void {
    const jobs = [...this.waiting]
    if (this.current) jobs.push(this.current)
    for (const job of jobs) this.stop(job)
    this.endWorker()
  }

  private ask<T>(ask: Ask<T>, { signal, onProgress }: Asking): Answer<T> {
    return new Promise((resolve) => {
      let isOpen = true
      const hand = (answer: Result<T, BackgroundError>) => {
        isOpen = false
        signal?.removeEventListener('abort', stop)
        resolve(answer)
      }
      // What was sent before a stop may arrive after it.
      const report = (progress: Progress) => {
        if (isOpen) onProgress?.(progress)
      }
      const job: Job = {
        run: async (remote) => {
          const answer = await ask(remote, onProgress && proxy(report))
          return () => hand(answer)
        },
        refuse: (error) => hand(err(error)),
      }
      const stop = () => this.stop(job)
      signal?.addEventListener('abort', stop)
      this.waiting = [...this.waiting, job]
      if (signal?.aborted === true) stop()
      this.next()
    })
  }

  private next(): void {
    const [job, ...others] = this.waiting
    if (this.current || !job) return
    this.current = job
    this.waiting = others
    const live = this.liveWorker()
    if (live)
      job.run(live.remote).then(
        (hand) => this.finish(job, hand),
        () => this.fail(live),
      )
    else this.finish(job, () => job.refuse({ code: 'worker-failed' }))
  }

  /** The worker, started if there is none; undefined where none can be. */
  private liveWorker(): Live | undefined {
    if (this.live) return this.live
    try {
      const worker = this.start()
      const live = { worker, remote: wrap<Questions>(worker.endpoint) }
      worker.onDeath(() => this.fail(live))
      this.live = live
    } catch {
      this.live = undefined
    }
    return this.live
  }

  private finish(job: Job, hand: () => void): void {
    if (this.current !== job) return
    this.current = undefined
    hand()
    this.next()
  }

  private stop(job: Job): void {
    this.waiting = this.waiting.filter((each) => each !== job)
    const refuse = () => job.refuse({ code: 'stopped' })
    if (this.current !== job) refuse()
    else {
      this.endWorker()
      this.finish(job, refuse)
    }
  }

  private fail(live: Live): void {
    // A worker that was ended, and another has taken its place, may still tell of its death.
    if (this.live !== live) return
    this.endWorker()
    const job = this.current
    if (job) this.finish(job, () => job.refuse({ code: 'worker-failed' }))
  }

  private endWorker(): void {
    this.live?.worker.stop()
    this.live = undefined
  }
}
