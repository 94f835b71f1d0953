/**
 * `tsx tests/oracle/perft-proof.ts --most 200000000`: the published numbers of legal lines that unit tests have no time
 * for, up to `--most` lines; without it all of them, the 5.4 billion of the initial position included.
 */
import { parseArgs } from 'node:util'
import { perft } from '../../src/lib/rules'
import { board } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

const { values } = parseArgs({ options: { most: { type: 'string', default: 'Infinity' } } })
const most = Number(values.most)
const started = Date.now()
const rows = rowsOf<{ fen: string; depth: number; nodes: number }>('rules/perft-deep').filter(
  ({ nodes }) => nodes <= most,
)
if (rows.length === 0) throw new Error(`no row has as few lines as ${values.most}`)

let faults = 0
for (const { fen, depth, nodes } of rows) {
  const counted = perft(board(fen), depth)
  if (counted === nodes) continue
  faults++
  console.log(`${fen}\n  ${depth} deep: ${counted}, not ${nodes}`)
}
const lines = rows.reduce((sum, { nodes }) => sum + nodes, 0)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(`perft: ${rows.length} counts, ${lines} lines, ${faults} faults, ${seconds} s`)
process.exitCode = faults === 0 ? 0 : 1
