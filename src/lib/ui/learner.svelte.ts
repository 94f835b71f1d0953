import type * as Saving from '$lib/progress'
import type { Progress, ProgressProblem } from '$lib/progress'

/*
 * What the pages know of the learner: read from storage once, on the device, and kept as exercises are done. Plain
 * variables and no class: its private fields would be spelled out at length for old browsers.
 */
let opened = $state.raw<Progress | undefined>()
/** Counts what has changed in it since: progress itself is no reactive state. */
let changes = $state(0)
let opening: Promise<Progress> | undefined

const RETRY_PAUSE = 5000

/**
 * What saves is fetched when the page stands: nobody waits for it to make a first move. Where the network is gone by then
 * it is asked for again, and what was done in the meantime is saved when it comes.
 */
const load = (): Promise<typeof Saving> =>
  import('$lib/progress').catch(() => new Promise((wait) => setTimeout(wait, RETRY_PAUSE)).then(load))

export const learner = {
  /** Opens what is saved; only the page asks for it, never the server. */
  open(): Promise<Progress> {
    opening ??= load().then(({ openProgress }) => openProgress({ onproblem: () => learner.changed() }))
    void opening.then((progress) => (opened = progress))
    return opening
  },

  /** Undefined until storage has been read. */
  get progress(): Progress | undefined {
    return changes >= 0 ? opened : undefined
  },

  get problems(): readonly ProgressProblem[] {
    return learner.progress?.problems ?? []
  },

  /** Something was saved or went wrong: pages that show it look again. */
  changed(): void {
    changes++
  },
}
