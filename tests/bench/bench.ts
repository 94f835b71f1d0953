/**
 * `npm run bench -- --rounds 5`: how fast the core is, beside its peers, in one run on one machine: a table, and the
 * same as JSON (with `--json FILE` there, else below the table). Figures, no test: nothing fails for being slow.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { counters } from './counters'
import { benchDrills, drillTable } from './drill-bench'
import { findFairyStockfish } from './fairy-stockfish'
import { benchMates, mateTable } from './mate-bench'
import { benchPerft, perftTable } from './perft-bench'
import { shippedCore } from './shipped'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } } })

if (findFairyStockfish() === undefined)
  console.log('No fairy-stockfish here (Debian: apt install fairy-stockfish): its columns are missing.\n')

const core = await shippedCore()
const peers = await counters(core)
const perft = await benchPerft(peers, Math.max(1, Number(values.rounds) || 1))
for (const peer of peers) peer.stop()
console.log(`${perftTable(perft)}\n`)
const mates = await benchMates(core)
console.log(`${mateTable(mates)}\n`)

const drills = await benchDrills()
console.log(
  drills.length === 0 ? 'No build here (npm run build): the drills are missing.\n' : `${drillTable(drills)}\n`,
)

const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' }
const json = JSON.stringify({ machine, perft, mates, drills })
if (values.json === undefined) console.log(json)
else writeFileSync(values.json, `${json}\n`)
