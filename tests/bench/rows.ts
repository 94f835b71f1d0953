import { START_FEN } from '../../src/lib/notation'

/** A position whose legal lines of `depth` moves are counted, and how many there are. */
export interface PerftRow {
  readonly name: string
  readonly fen: string
  readonly depth: number
  readonly nodes: number
}

/** From tests/fixtures/rules/perft.jsonl; its count for the start five deep is published with all of them. */
export const PERFT_ROWS: readonly PerftRow[] = [
  { name: 'start', fen: START_FEN, depth: 5, nodes: 133_312_995 },
  {
    name: 'middle game 1',
    fen: 'r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1',
    depth: 4,
    nodes: 1_339_047,
  },
  {
    name: 'middle game 2',
    fen: '1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1',
    depth: 4,
    nodes: 4_485_547,
  },
  {
    name: 'middle game 3',
    fen: '1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w - - 0 1',
    depth: 4,
    nodes: 649_866,
  },
  { name: 'ending 1', fen: '5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1', depth: 4, nodes: 202_884 },
  { name: 'ending 2', fen: '4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w - - 0 1', depth: 4, nodes: 149_272 },
]
