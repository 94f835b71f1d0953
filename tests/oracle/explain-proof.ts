/** `npm run prove`: every two points of 2,000 boards, 16 million answers of `explain`, against the rules said naively. */
import { parseArgs } from 'node:util'
import { boardOfKind } from '../rules/board-kinds'
import { faultsIn } from '../rules/explain-judge'

const { values } = parseArgs({
  options: { boards: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
})
const [boards, seed] = [Number(values.boards), Number(values.seed)]
const started = Date.now()
let faults = 0
for (let n = 0; n < boards; n++) {
  const { kind, position } = boardOfKind(seed * 1_000_000 + n)
  const found = faultsIn(position)
  faults += found.length
  if (faults <= 20) for (const fault of found) console.log(`${kind}: ${fault}`)
}
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(`explain: ${boards} boards from seed ${seed}, ${boards * 8100} answers, ${faults} faults, ${seconds} s`)
process.exitCode = faults === 0 ? 0 : 1
