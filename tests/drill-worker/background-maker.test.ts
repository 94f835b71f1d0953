import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BackgroundMaker } from '../../src/lib/drill-worker'
import { makeDrill } from '../../src/lib/drill/maker'
import type { Order } from '../../src/lib/drill/session'
import { packWorker, startThread, type Thread } from '../solver-worker/node-worker'

const ORDERS: readonly Order[] = [
  { idea: 'facing-hold', level: 1, seed: 7 },
  { idea: 'targets-horse', level: 3, seed: 8 },
  { idea: 'mate-1', pattern: 'iron-bolt', level: 2, seed: 9 },
]

let script: string
const threads: Thread[] = []
let maker: BackgroundMaker

const start = (): Thread => {
  const thread = startThread(script)
  threads.push(thread)
  return thread
}

beforeAll(async () => {
  script = await packWorker('src/lib/drill-worker/worker.ts')
}, 60_000)
afterAll(() => rmSync(dirname(script), { recursive: true }))
afterEach(() => {
  maker.close()
  threads.length = 0
})

test('makes what the page itself would make, with one worker', async () => {
  maker = new BackgroundMaker(start)
  for (const order of ORDERS) expect(await maker.make(order)).toEqual(makeDrill(order))
  expect(threads).toHaveLength(1)
})

test('where no worker can be started drills are made in the page', async () => {
  maker = new BackgroundMaker(() => {
    throw new Error('no workers here')
  })
  for (const order of ORDERS) expect(await maker.make(order)).toEqual(makeDrill(order))
})

test('what a dying worker was asked is made in the page, and so is all that follows', async () => {
  maker = new BackgroundMaker(start)
  const [first, second] = ORDERS
  if (!first || !second) throw new Error('no orders')
  const asked = maker.make(first)
  void threads[0]?.thread.terminate()
  expect(await asked).toEqual(makeDrill(first))
  expect(await maker.make(second)).toEqual(makeDrill(second))
  expect(threads).toHaveLength(1)
})
