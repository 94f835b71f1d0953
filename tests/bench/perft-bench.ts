import type { Counter } from './counter'
import { median, table } from './figures'
import { type PerftRow, PERFT_ROWS } from './rows'

/** What one counter did with one row. */
export interface Speed {
  readonly row: string
  readonly counter: string
  readonly depth: number
  /** Legal lines of that depth. */
  readonly nodes: number
  /** In its fastest round, the one that others on the machine disturbed least. */
  readonly nodesPerSecond: number
  /** The median of all rounds. */
  readonly medianPerSecond: number
  /** Our fastest round over its fastest; 1 for ourselves. */
  readonly ratio: number
}

/** A round counts again until it has worked so long: short counts are all noise. */
const ROUND_SECONDS = 0.3

interface Round {
  /** Counted once. */
  readonly lines: number
  /** Counted in all. */
  readonly nodes: number
  readonly seconds: number
}

async function roundOf(counter: Counter, fen: string, depth: number): Promise<Round> {
  let [lines, nodes, seconds] = [0, 0, 0]
  while (seconds < ROUND_SECONDS) {
    const counted = await counter.count(fen, depth)
    lines = counted.nodes
    nodes += lines
    seconds += counted.seconds
  }
  return { lines, nodes, seconds }
}

/** A wrong count is no speed. */
function verify(counter: Counter, row: PerftRow, { lines }: Round): void {
  if (counter.pliesLess === 0 && lines !== row.nodes)
    throw new Error(`${counter.name} counts ${lines} for ${row.name}, not ${row.nodes}`)
}

const speedOf = ({ nodes, seconds }: Round): number => nodes / seconds

/** All counters in turn, round after round, so that whatever disturbs the machine disturbs all of them. */
async function benchRow(row: PerftRow, counters: readonly Counter[], rounds: number): Promise<Speed[]> {
  const taken = counters.map((): Round[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, counter] of counters.entries()) {
      const done = await roundOf(counter, row.fen, row.depth - counter.pliesLess)
      verify(counter, row, done)
      taken[i]?.push(done)
    }
  const speeds = taken.map((own) => own.map(speedOf))
  const ours = Math.max(...(speeds[0] ?? []))
  return counters.map((counter, i) => {
    const own = speeds[i] ?? []
    const nodesPerSecond = Math.max(...own)
    return {
      row: row.name,
      counter: counter.name,
      depth: row.depth - counter.pliesLess,
      nodes: taken[i]?.[0]?.lines ?? 0,
      nodesPerSecond,
      medianPerSecond: median(own),
      ratio: ours / nodesPerSecond,
    }
  })
}

/** Perft of every row by every counter, after a warm-up on all rows. */
export async function benchPerft(counters: readonly Counter[], rounds: number): Promise<Speed[]> {
  for (const counter of counters)
    for (const { fen, depth } of PERFT_ROWS) await roundOf(counter, fen, Math.max(1, depth - 1 - counter.pliesLess))
  const speeds: Speed[] = []
  for (const row of PERFT_ROWS) speeds.push(...(await benchRow(row, counters, rounds)))
  return speeds
}

export function perftTable(speeds: readonly Speed[]): string {
  const head = ['perft', 'counter', 'depth', 'nodes', 'million nodes/s', 'median', 'we are faster by']
  const cells = speeds.map((speed) => [
    speed.row,
    speed.counter,
    String(speed.depth),
    String(speed.nodes),
    (speed.nodesPerSecond / 1e6).toFixed(2),
    (speed.medianPerSecond / 1e6).toFixed(2),
    speed.ratio.toFixed(2),
  ])
  return table([head, ...cells])
}
