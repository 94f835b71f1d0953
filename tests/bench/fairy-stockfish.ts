import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { performance } from 'node:perf_hooks'

const NAME = 'fairy-stockfish'

/** Debian puts it where games live. */
export function findFairyStockfish(): string | undefined {
  const folders = ['/usr/games', ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, NAME)).find((path) => existsSync(path))
}

/** Processor seconds that a process has used up to now; undefined where the system keeps no such record. */
function processorSeconds(pid: number): number | undefined {
  const tasks = `/proc/${String(pid)}/task`
  if (!existsSync(tasks)) return undefined
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

export interface Answer {
  readonly text: string
  /** Processor time where the system tells it, else time on the clock. */
  readonly seconds: number
}

/** Native Fairy-Stockfish as a peer, spoken to by UCI. */
export class FairyStockfish {
  private readonly child: ChildProcessWithoutNullStreams
  private said = ''
  private awaited: { readonly end: RegExp; readonly tell: (text: string) => void } | undefined

  constructor(path: string) {
    this.child = spawn(path)
    this.child.stdout.on('data', (chunk: Buffer) => {
      this.said += chunk.toString()
      if (!this.awaited?.end.test(this.said)) return
      const { tell } = this.awaited
      this.awaited = undefined
      tell(this.said)
    })
  }

  async begin(): Promise<void> {
    await this.ask('uci', /uciok/)
    await this.ask('setoption name UCI_Variant value xiangqi\nsetoption name Threads value 1\nisready', /readyok/)
  }

  /** Sends `command` and waits until what is said has `end` in it. */
  async ask(command: string, end: RegExp): Promise<Answer> {
    this.said = ''
    const started = this.clock()
    const heard = new Promise<string>((resolve) => (this.awaited = { end, tell: resolve }))
    this.child.stdin.write(`${command}\n`)
    const text = await heard
    return { text, seconds: this.clock() - started }
  }

  stop(): void {
    this.child.kill()
  }

  private clock(): number {
    return processorSeconds(this.child.pid ?? 0) ?? performance.now() / 1e3
  }
}
