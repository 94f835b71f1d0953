import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { START_FEN } from '../../src/lib/notation'
import type { Setup } from '../../src/lib/rules'
import { mateByChecks, type Progress, solve } from '../../src/lib/solver'
import { BackgroundSolver } from '../../src/lib/solver-worker'
import { board, point } from '../fixtures/boards'
import { packWorker, startThread, type Thread } from './node-worker'

const MATE_IN_TWO = board('3k1a3/1RP6/4Ca3/p2N2r2/1r7/3N2p2/P6c1/4B1n2/4A4/4KAB2 w')
const MATE_IN_FIVE = board('9/3k5/3cb4/p2P4p/8r/9/P3R4/3C5/9/2BAKAB2 w')
/** Some seconds of searching. */
const LONG = board('C8/1C3C1c1/3C1k2c/3C5/1c7/2CcC1C2/c8/1C3c2c/1C1KcCC2/4c1c2 w')

let script: string
const threads: Thread[] = []
let solver: BackgroundSolver

const start = (): Thread => {
  const thread = startThread(script)
  threads.push(thread)
  return thread
}

beforeAll(async () => {
  script = await packWorker()
}, 60_000)
afterAll(() => rmSync(dirname(script), { recursive: true }))

const open = (factory: () => Thread = start): BackgroundSolver => (solver = new BackgroundSolver(factory))
afterEach(() => {
  solver.close()
  threads.length = 0
})

const progressOf = (ask: (report: (progress: Progress) => void) => unknown): Progress[] => {
  const seen: Progress[] = []
  ask((progress) => seen.push(progress))
  return seen
}

/** Waits for the first news of a long search. */
const begun = (ask: (onProgress: () => void) => unknown) => new Promise<void>((resolve) => void ask(resolve))

describe('answers', () => {
  test('as solve does, for each goal', async () => {
    open()
    for (const goal of ['any', 'checkmate', 'stalemate'] as const) {
      expect(await solver.solve(MATE_IN_TWO.setup(), 2, goal)).toEqual(solve(MATE_IN_TWO, 2, goal))
    }
    expect(threads).toHaveLength(1)
  })

  test('as mateByChecks does', async () => {
    const found = await open().mateByChecks(MATE_IN_FIVE.setup(), 12)
    expect(found).toEqual(mateByChecks(MATE_IN_FIVE, 12))
    expect(found).toMatchObject({ value: { kind: 'mate', in: 5 } })
  })

  test('all progress comes before the answer, in order', async () => {
    const seen: Progress[] = []
    await open().solve(MATE_IN_TWO.setup(), 3, 'any', { onProgress: (progress) => seen.push(progress) })
    expect(seen).toEqual(progressOf((report) => solve(MATE_IN_TWO, 3, 'any', report)))
    expect(seen.length).toBeGreaterThan(60)
    seen.length = 0
    await solver.mateByChecks(MATE_IN_FIVE.setup(), 12, { onProgress: (progress) => seen.push(progress) })
    expect(seen).toEqual(progressOf((report) => mateByChecks(MATE_IN_FIVE, 12, report)))
  })

  test('several questions at once: each its own answer and progress, in the order they were asked', async () => {
    open()
    const ended: number[] = []
    const lengths = [3, 1, 2].map((within, i) => {
      const seen: Progress[] = []
      const answer = solver.solve(MATE_IN_TWO.setup(), within, 'any', { onProgress: (progress) => seen.push(progress) })
      return answer.then((found) => {
        ended.push(i)
        expect(found).toEqual(solve(MATE_IN_TWO, within))
        return seen.at(-1)?.length
      })
    })
    expect(await Promise.all(lengths)).toEqual([3, 1, 2])
    expect(ended).toEqual([0, 1, 2])
  })

  test('what cannot be solved is refused as it is by solve', async () => {
    open()
    expect(await solver.solve(board('9/9/9/R8/9/9/9/9/9/4K4 w').setup(), 2, 'any')).toEqual({
      ok: false,
      error: { code: 'general-missing' },
    })
    expect(await solver.mateByChecks(MATE_IN_TWO.setup(), 13)).toEqual({
      ok: false,
      error: { code: 'within-out-of-range' },
    })
    const general = { side: 'red', role: 'general' } as const
    const two: Setup = { turn: 'red', pieces: new Map([point('d0'), point('e0')].map((at) => [at, general])) }
    expect(await solver.solve(two, 2, 'any')).toMatchObject({ ok: false, error: { code: 'too-many-generals' } })
  })
})

const STOPPED = { ok: false, error: { code: 'stopped' } }
const FAILED = { ok: false, error: { code: 'worker-failed' } }

describe('a stop', () => {
  test('in the middle of a search answers before the next turn of the event loop, and ends the thread', async () => {
    open()
    const stopper = new AbortController()
    let answer: Promise<unknown> = Promise.resolve()
    let late = 0
    await begun((resolve) => {
      const onProgress = () => {
        if (stopper.signal.aborted) late++
        resolve()
      }
      answer = solver.solve(LONG.setup(), 4, 'any', { signal: stopper.signal, onProgress })
    })
    const order: string[] = []
    void answer.then(() => order.push('answer'))
    const exit = new Promise((resolve) => threads[0]?.thread.once('exit', resolve))
    stopper.abort()
    setImmediate(() => order.push('next turn'))
    expect(await answer).toEqual(STOPPED)
    await exit
    expect(order).toEqual(['answer', 'next turn'])
    expect(late).toBe(0)
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any')).toEqual(solve(MATE_IN_TWO, 2))
    expect(threads).toHaveLength(2)
  })

  test('of a waiting question leaves the others alone', async () => {
    open()
    const stopper = new AbortController()
    const first = solver.solve(MATE_IN_TWO.setup(), 3, 'any')
    const second = solver.solve(LONG.setup(), 4, 'any', { signal: stopper.signal })
    const third = solver.solve(MATE_IN_TWO.setup(), 1, 'any')
    stopper.abort()
    expect(await second).toEqual(STOPPED)
    expect(await first).toEqual(solve(MATE_IN_TWO, 3))
    expect(await third).toEqual(solve(MATE_IN_TWO, 1))
    expect(threads).toHaveLength(1)
  })

  test('of a running question lets the waiting ones be answered by a fresh worker', async () => {
    open()
    const stopper = new AbortController()
    const long = solver.solve(LONG.setup(), 4, 'any', { signal: stopper.signal })
    const next = solver.solve(MATE_IN_TWO.setup(), 2, 'any')
    stopper.abort()
    expect(await long).toEqual(STOPPED)
    expect(await next).toEqual(solve(MATE_IN_TWO, 2))
  })

  test('before asking starts nothing', async () => {
    open()
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any', { signal: AbortSignal.abort() })).toEqual(STOPPED)
    expect(threads).toHaveLength(0)
  })

  test('after the answer does no harm', async () => {
    open()
    const stopper = new AbortController()
    const asking = { signal: stopper.signal }
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any', asking)).toEqual(solve(MATE_IN_TWO, 2))
    stopper.abort()
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any')).toEqual(solve(MATE_IN_TWO, 2))
    expect(threads).toHaveLength(1)
  })

  test('of everything: close', async () => {
    open()
    const answers = [1, 2, 3].map(() => solver.solve(LONG.setup(), 4, 'any'))
    solver.close()
    expect(await Promise.all(answers)).toEqual([STOPPED, STOPPED, STOPPED])
    expect(threads).toHaveLength(1)
  })
})

describe('a worker that fails', () => {
  test('dies in a search: the question is answered, the next one by a fresh worker', async () => {
    open()
    const answer = solver.solve(LONG.setup(), 4, 'any')
    const next = solver.solve(MATE_IN_TWO.setup(), 2, 'any')
    await threads[0]?.thread.terminate()
    expect(await answer).toEqual(FAILED)
    expect(await next).toEqual(solve(MATE_IN_TWO, 2))
    expect(threads).toHaveLength(2)
  })

  test('dies while nothing is asked', async () => {
    open()
    await solver.solve(MATE_IN_TWO.setup(), 1, 'any')
    await threads[0]?.thread.terminate()
    await vi.waitFor(async () =>
      expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any')).toEqual(solve(MATE_IN_TWO, 2)),
    )
    expect(threads).toHaveLength(2)
  })

  test('cannot be loaded', async () => {
    open(() => startThread(join(dirname(script), 'absent.mjs')))
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any')).toEqual(FAILED)
  })

  test('throws while it loads', async () => {
    const broken = join(dirname(script), 'broken.mjs')
    writeFileSync(broken, 'throw new Error("broken")')
    open(() => startThread(broken))
    expect(await solver.mateByChecks(MATE_IN_TWO.setup(), 2)).toEqual(FAILED)
  })

  test('cannot be made at all, and can be later', async () => {
    let isAllowed = false
    open(() => {
      if (!isAllowed) throw new Error('no workers here')
      return start()
    })
    expect(await solver.solve(MATE_IN_TWO.setup(), 2, 'any')).toEqual(FAILED)
    isAllowed = true
    expect(await solver.solve(board(START_FEN).setup(), 1, 'any')).toEqual({ ok: true, value: [] })
  })
})
