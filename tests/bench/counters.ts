import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseFen as readFen } from 'elephantops/fen'
import { Xiangqi } from 'elephantops/xiangqi'
import loadFfish from 'ffish-es6'
import { type Counter, measured } from './counter'
import type { Core } from './shipped'
import { FairyStockfish, findFairyStockfish } from './fairy-stockfish'

const mazouri = ({ parseFen, perft }: Core): Counter => ({
  name: 'mazouri',
  pliesLess: 0,
  count: (fen, depth) => {
    const position = parseFen(fen)
    if (!position.ok) throw new Error(fen)
    return Promise.resolve(measured(() => perft(position.value, depth)))
  },
  stop: () => undefined,
})

async function fairyStockfish(path: string): Promise<Counter> {
  const engine = new FairyStockfish(path)
  await engine.begin()
  return {
    name: 'fairy-stockfish',
    pliesLess: 0,
    count: async (fen, depth) => {
      const { text, seconds } = await engine.ask(`position fen ${fen}\ngo perft ${depth}`, /Nodes searched: \d+\n/)
      return { nodes: Number(/Nodes searched: (\d+)/.exec(text)?.[1]), seconds }
    },
    stop: () => {
      engine.stop()
    },
  }
}

interface FfishBoard {
  legalMoves(): string
  numberLegalMoves(): number
  push(move: string): void
  pop(): void
}

/** ffish has no perft of its own: its moves are pushed and popped. */
function countOnFfish(board: FfishBoard, depth: number): number {
  if (depth === 1) return board.numberLegalMoves()
  let nodes = 0
  for (const move of board.legalMoves().split(' ').filter(Boolean)) {
    board.push(move)
    nodes += countOnFfish(board, depth - 1)
    board.pop()
  }
  return nodes
}

async function ffish(): Promise<Counter> {
  const wasm = createRequire(import.meta.url).resolve('ffish-es6/ffish.wasm')
  const module = await loadFfish({ wasmBinary: readFileSync(wasm) } as Parameters<typeof loadFfish>[0])
  return {
    name: 'ffish-es6',
    pliesLess: 1,
    count: (fen, depth) => {
      const board = new module.Board('xiangqi', fen)
      const counted = measured(() => countOnFfish(board, depth))
      board.delete()
      return Promise.resolve(counted)
    },
    stop: () => undefined,
  }
}

/** elephantops has no perft of its own either: positions are cloned and played on. */
function countOnElephantops(position: Xiangqi, depth: number): number {
  let nodes = 0
  for (const [from, targets] of position.allDests()) {
    if (depth === 1) nodes += targets.size()
    else
      for (const to of targets) {
        const after = position.clone()
        after.play({ from, to })
        nodes += countOnElephantops(after, depth - 1)
      }
  }
  return nodes
}

const elephantops = (): Counter => ({
  name: 'elephantops',
  pliesLess: 2,
  count: (fen, depth) => {
    const position = Xiangqi.fromSetup(readFen(fen).unwrap()).unwrap()
    return Promise.resolve(measured(() => countOnElephantops(position, depth)))
  },
  stop: () => undefined,
})

/** Every counter that this machine has, ours first. */
export async function counters(core: Core): Promise<Counter[]> {
  const path = findFairyStockfish()
  const native = path === undefined ? [] : [await fairyStockfish(path)]
  return [mazouri(core), ...native, await ffish(), elephantops()]
}
