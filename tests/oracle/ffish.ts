import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import loadFfish from 'ffish-es6'

/** What may be said of a position without its history. */
export interface Verdict {
  /** Legal moves in ICCS, sorted. */
  readonly legal: readonly string[]
  readonly check: boolean
  /** Who has won by leaving the other side without a legal move. */
  readonly winner: 'red' | 'black' | null
}

/** Fairy-Stockfish counts ranks 1–10: `h3e3` and `e10e9` are `h2e2` and `e9e8` here. */
const iccsOf = (text: string): string => text.replace(/\d+/g, (rank) => String(Number(rank) - 1))

const winnerOf = (result: string): Verdict['winner'] => (result === '1-0' ? 'red' : result === '0-1' ? 'black' : null)

/** Fairy-Stockfish, compiled for the browser: an independent judge, used in tests only. */
export async function loadOracle(): Promise<(fen: string) => Verdict> {
  const wasm = createRequire(import.meta.url).resolve('ffish-es6/ffish.wasm')
  const ffish = await loadFfish({ wasmBinary: readFileSync(wasm) } as Parameters<typeof loadFfish>[0])
  const board = new ffish.Board('xiangqi')
  return (fen) => {
    board.setFen(fen)
    const moves = board.legalMoves().split(' ').filter(Boolean)
    const legal = moves.map(iccsOf).sort()
    return { legal, check: board.isCheck(), winner: legal.length === 0 ? winnerOf(board.result()) : null }
  }
}
