import { expose } from 'comlink'
import { expect, test, vi } from 'vitest'
import { BackgroundSolver } from '../../src/lib/solver-worker'
import type { WorkerHandle } from '../../src/lib/worker-handle'
import { board } from '../fixtures/boards'

const SETUP = board('3k5/9/9/R8/9/9/9/9/9/4K4 w').setup()
const NO_WIN = { ok: true, value: [] }

test('a stop is final: an answer that was on its way disturbs no later question', async () => {
  /** Questions that have reached a worker, each answered when its entry is called. */
  const reached: (() => void)[] = []
  const ports: MessagePort[] = []
  // Ends nothing when it is stopped, as if the answer had left just before.
  const start = (): WorkerHandle => {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    expose({ solve: () => new Promise((resolve) => reached.push(() => resolve(NO_WIN))) }, port2)
    return { endpoint: port1, stop: () => undefined, onDeath: () => undefined }
  }
  const solver = new BackgroundSolver(start)
  const stopper = new AbortController()
  const first = solver.solve(SETUP, 1, 'any', { signal: stopper.signal })
  const second = solver.solve(SETUP, 1, 'any')
  const third = solver.solve(SETUP, 1, 'any')

  await vi.waitFor(() => expect(reached).toHaveLength(1))
  stopper.abort()
  expect(await first).toEqual({ ok: false, error: { code: 'stopped' } })
  await vi.waitFor(() => expect(reached).toHaveLength(2))
  reached[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  // The second is still being searched: the third waits.
  expect(reached).toHaveLength(2)
  reached[1]?.()
  expect(await second).toEqual(NO_WIN)
  await vi.waitFor(() => expect(reached).toHaveLength(3))
  reached[2]?.()
  expect(await third).toEqual(NO_WIN)
  for (const port of ports) port.close()
})
