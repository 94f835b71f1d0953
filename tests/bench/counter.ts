/** Something that counts legal lines, and how long it says to have worked. */
export interface Counter {
  readonly name: string
  /** Where its speed is told apart: a counter that is slow by nature counts a ply or two less deep. */
  readonly pliesLess: number
  count(fen: string, depth: number): Promise<Counted>
  stop(): void
}

export interface Counted {
  readonly nodes: number
  /** Processor time where the system tells it, else time on the clock: others on the machine disturb it less. */
  readonly seconds: number
}

/** Runs `work` on this thread and measures the processor time that it takes. */
export function measured(work: () => number): Counted {
  const before = process.cpuUsage()
  const nodes = work()
  const { user, system } = process.cpuUsage(before)
  return { nodes, seconds: (user + system) / 1e6 }
}
