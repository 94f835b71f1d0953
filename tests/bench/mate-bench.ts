import { performance } from 'node:perf_hooks'
import { rowsOf } from '../fixtures/rows'
import { FairyStockfish, findFairyStockfish } from './fairy-stockfish'
import { median, quantile, table } from './figures'
import type { Core } from './shipped'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
}

/** How long the questions of one length took, in milliseconds, and how many were answered with a win. */
export interface MateTimes {
  readonly solver: string
  readonly mateIn: number
  readonly rows: number
  readonly won: number
  readonly median: number
  readonly p95: number
  readonly max: number
}

interface Asked {
  readonly milliseconds: number
  readonly won: boolean
}

type Solver = (row: MateRow) => Promise<Asked>

/** Each question is asked so often; its median counts. */
const REPEATS = 3
/** Fairy-Stockfish gives up on a question after so many milliseconds. */
const PATIENCE = 10_000

/** All winning first moves with their lengths. */
const mazouri =
  ({ parseFen, solve }: Core): Solver =>
  ({ fen, mateIn }) => {
    const position = parseFen(fen)
    if (!position.ok) throw new Error(fen)
    const started = performance.now()
    const found = solve(position.value, mateIn)
    const milliseconds = performance.now() - started
    return Promise.resolve({ milliseconds, won: found.ok && found.value.length > 0 })
  }

/** One winning first move, by a search that is free to prune. */
const fairyStockfish =
  (engine: FairyStockfish): Solver =>
  async ({ fen, mateIn }) => {
    await engine.ask('ucinewgame\nisready', /readyok/)
    const { text, seconds } = await engine.ask(
      `position fen ${fen}\ngo mate ${mateIn} movetime ${PATIENCE}`,
      /bestmove .*\n/,
    )
    const [, mate] = [...text.matchAll(/score mate (-?\d+)/g)].at(-1) ?? []
    return { milliseconds: seconds * 1e3, won: mate !== undefined && Number(mate) > 0 && Number(mate) <= mateIn }
  }

async function timesOf(name: string, solver: Solver, mateIn: number, rows: readonly MateRow[]): Promise<MateTimes> {
  const times: number[] = []
  let won = 0
  for (const row of rows) {
    const asked: Asked[] = []
    while (asked.length < REPEATS) asked.push(await solver(row))
    times.push(median(asked.map(({ milliseconds }) => milliseconds)))
    if (asked.every((one) => one.won)) won++
  }
  const [p95, max] = [quantile(times, 0.95), Math.max(...times)]
  return { solver: name, mateIn, rows: rows.length, won, median: median(times), p95, max }
}

/** The solver on every win of the fixtures in 1 to 4 moves, beside Fairy-Stockfish where this machine has it. */
export async function benchMates(core: Core): Promise<MateTimes[]> {
  const rows = ['full', 'three', 'four'].flatMap((name) => rowsOf<MateRow>(`mates/${name}`))
  const path = findFairyStockfish()
  const engine = path === undefined ? undefined : new FairyStockfish(path)
  await engine?.begin()
  const ours = mazouri(core)
  const times: MateTimes[] = []
  for (const row of rows.filter((row) => row.mateIn < 4)) await ours(row)
  for (let mateIn = 1; mateIn <= 4; mateIn++) {
    const same = rows.filter((row) => row.mateIn === mateIn)
    times.push(await timesOf('mazouri, all moves', ours, mateIn, same))
    if (engine) times.push(await timesOf('fairy-stockfish, one move', fairyStockfish(engine), mateIn, same))
  }
  engine?.stop()
  return times
}

export function mateTable(times: readonly MateTimes[]): string {
  const head = ['mate in', 'solver', 'rows', 'won', 'median ms', 'p95 ms', 'max ms']
  const cells = times.map(({ mateIn, solver, rows, won, ...ms }) => [
    String(mateIn),
    solver,
    String(rows),
    String(won),
    ...[ms.median, ms.p95, ms.max].map((value) => value.toFixed(value < 10 ? 3 : 1)),
  ])
  return table([head, ...cells])
}
