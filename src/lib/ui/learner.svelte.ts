import { openProgress, type Progress, type ProgressProblem } from '$lib/progress'
import { createSubscriber } from 'svelte/reactivity'
import { roadProgress, type RoadProgress } from './home/road'

/** What the pages know of the learner: read from storage once, on the device, and kept as exercises are done. */
class Learner {
  #progress = $state.raw<Progress | undefined>()
  #opening: Promise<Progress> | undefined
  #told: () => void = () => undefined
  readonly #subscribe = createSubscriber((update) => {
    this.#told = update
    return () => {
      this.#told = () => undefined
    }
  })

  /** Opens what is saved; only the page asks for it, never the server. */
  open(): Promise<Progress> {
    this.#opening ??= openProgress({ onproblem: () => this.#told() })
    void this.#opening.then((progress) => (this.#progress = progress))
    return this.#opening
  }

  /** Undefined until storage has been read. */
  get road(): RoadProgress | undefined {
    this.#subscribe()
    return this.#progress && roadProgress(this.#progress.records(), this.#progress.places())
  }

  get problems(): readonly ProgressProblem[] {
    this.#subscribe()
    return this.#progress?.problems ?? []
  }

  /** Something was saved: pages that show it look again. */
  changed(): void {
    this.#told()
  }
}

export const learner = new Learner()
