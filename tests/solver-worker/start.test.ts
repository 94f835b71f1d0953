import { afterEach, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { BackgroundSolver, startWorker } from '../../src/lib/solver-worker'
import { board } from '../fixtures/boards'

afterEach(() => vi.unstubAllGlobals())

test('Vite packs the worker into a script of its own, and the page names it', { timeout: 60_000 }, async () => {
  const packed = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/lib/solver-worker/index.ts', formats: ['es'], fileName: 'page' } },
  })
  const outputs = (Array.isArray(packed) ? packed : []).flatMap(({ output }) => output)
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  const worker = outputs.find((output) => /worker-.*\.js$/.test(output.fileName))
  expect(worker?.type === 'asset' && String(worker.source)).toMatch(/too-wide/)
  expect(code).toContain(worker?.fileName)
  expect(code).not.toContain('worker.ts')
})

/** A browser's worker that is never heard of, or only once. */
class SilentWorker extends EventTarget {
  static readonly made: SilentWorker[] = []
  isEnded = false
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {
    super()
    SilentWorker.made.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true
  }
}

test.each(['error', 'messageerror'])('in a browser, an %s of the worker is told and ends it', async (event) => {
  vi.stubGlobal('Worker', SilentWorker)
  const solver = new BackgroundSolver(startWorker)
  const answer = solver.solve(board('3k5/9/9/R8/9/9/9/9/9/4K4 w').setup(), 1, 'any')
  const worker = SilentWorker.made.at(-1)
  expect(worker?.url.pathname).toMatch(/solver-worker\/worker\.ts$/)
  expect(worker?.options).toEqual({ type: 'module' })
  worker?.dispatchEvent(new Event(event))
  expect(await answer).toEqual({ ok: false, error: { code: 'worker-failed' } })
  expect(worker?.isEnded).toBe(true)
})

test('where there are no workers the answer is an error', async () => {
  vi.stubGlobal('Worker', undefined)
  const answer = await new BackgroundSolver().solve(board('3k5/9/9/R8/9/9/9/9/9/4K4 w').setup(), 1, 'any')
  expect(answer).toEqual({ ok: false, error: { code: 'worker-failed' } })
})
