/** `npm run fuzz -- --games 4000 --seed 3`: more random games against the oracle than the tests have time for. */
import { parseArgs } from 'node:util'
import { compare } from './compare'
import { loadOracle } from './ffish'

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const [games, seed] = [Number(values.games), Number(values.seed)]
const started = Date.now()
const { positions, ended, differences } = compare(games, seed, await loadOracle())
for (const difference of differences.slice(0, 20)) console.log(difference)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(
  `${games} games from seed ${seed}, ${positions} positions, ${ended} games ended, ` +
    `${differences.length} differences, ${seconds} s`,
)
process.exitCode = differences.length === 0 ? 0 : 1
