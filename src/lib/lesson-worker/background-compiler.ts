import { type Remote, wrap } from 'comlink'
import type { AnswerLanguage, BoardBlock, Completions, TextPlace } from '../author'
import type { CompileOptions } from '../lesson'
import type { Fixed } from '../lesson/fix'
import type { Step } from '../lesson/types'
import { err, ok, type Result } from '../rules/result'
import type { CompiledText, PlainWords, Questions } from './questions'
import type { WorkerHandle } from '../worker-handle'
import { startWorker } from './start'

/** Why there is no answer: the worker did not start or has died, or the text took longer than any honest one. */
export interface CompileError {
  readonly code: 'compile-too-slow' | 'compile-failed'
}

type Answer<T> = Promise<Result<T, CompileError>>

interface Live {
  readonly worker: WorkerHandle
  readonly remote: Remote<Questions>
  /** Settles when the worker dies. */
  readonly death: Promise<never>
}

/**
 * Milliseconds after which a text is given up. Every text that is not refused compiles in well under a second; this is
 * for what nobody has thought of, on a phone that is busy besides. It decides nothing about an answer.
 */
const PATIENCE = 10_000

/** A limit that is over. */
class TooSlow extends Error {}

/** The compiler beside the page. The worker starts with the first question, stays, and is started again after it died. */
export class BackgroundCompiler {
  private readonly start: () => WorkerHandle
  private readonly patience: number
  private live: Live | undefined

  constructor(start: () => WorkerHandle = startWorker, patience = PATIENCE) {
    this.start = start
    this.patience = patience
  }

  compile(text: string, options: CompileOptions = {}): Answer<CompiledText> {
    return this.ask((remote) => remote.compile(text, options))
  }

  board(text: string, line: number): Answer<BoardBlock | undefined> {
    return this.ask((remote) => remote.board(text, line))
  }

  /** All right answers that the core finds to a step, as texts. */
  answers(step: Step, language: AnswerLanguage, words: PlainWords): Answer<readonly string[] | undefined> {
    return this.ask((remote) => remote.answers(step, language, words))
  }

  complete(text: string, place: TextPlace): Answer<Completions | undefined> {
    return this.ask((remote) => remote.complete(text, place))
  }

  fix(text: string): Answer<Fixed> {
    return this.ask((remote) => remote.fix(text))
  }

  /** Ends the worker; what was asked is answered with `compile-failed`. */
  close(): void {
    this.end(this.live)
  }

  private async ask<T>(question: (remote: Remote<Questions>) => Promise<T>): Answer<T> {
    let live: Live | undefined
    try {
      live = this.live ?? this.begin()
      return ok(await this.inTime(live, question(live.remote)))
    } catch (error) {
      this.end(live)
      return err({ code: error instanceof TooSlow ? 'compile-too-slow' : 'compile-failed' })
    }
  }

  private begin(): Live {
    const worker = this.start()
    let tell = (): void => undefined
    const death = new Promise<never>((_, reject) => {
      tell = () => {
        reject(new Error('the worker has died'))
      }
    })
    death.catch(() => undefined)
    worker.onDeath(tell)
    // Who ends the worker leaves nobody waiting.
    const stop = (): void => {
      worker.stop()
      tell()
    }
    this.live = { worker: { ...worker, stop }, remote: wrap<Questions>(worker.endpoint), death }
    return this.live
  }

  private async inTime<T>(live: Live, answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new TooSlow())
      }, this.patience)
    })
    try {
      return await Promise.race([answer, live.death, limit])
    } finally {
      clearTimeout(timer)
    }
  }

  private end(live: Live | undefined): void {
    if (!live) return
    live.worker.stop()
    if (this.live === live) this.live = undefined
  }
}
