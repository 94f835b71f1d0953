import { openProgress, type Progress, type ProgressProblem } from '$lib/progress'

/** What the pages know of the learner: read from storage once, on the device, and kept as exercises are done. */
class Learner {
  #progress = $state.raw<Progress | undefined>()
  /** Counts what has changed in it since: progress itself is no reactive state. */
  #changes = $state(0)
  #opening: Promise<Progress> | undefined

  /** Opens what is saved; only the page asks for it, never the server. */
  open(): Promise<Progress> {
    this.#opening ??= openProgress({ onproblem: () => this.changed() })
    void this.#opening.then((progress) => (this.#progress = progress))
    return this.#opening
  }

  /** Undefined until storage has been read. */
  get progress(): Progress | undefined {
    return this.#changes >= 0 ? this.#progress : undefined
  }

  get problems(): readonly ProgressProblem[] {
    return this.progress?.problems ?? []
  }

  /** Something was saved or went wrong: pages that show it look again. */
  changed(): void {
    this.#changes++
  }
}

export const learner = new Learner()
