import { expect, test } from 'vitest'
import { compare } from './compare'
import { loadOracle } from './ffish'

test('the core and Fairy-Stockfish agree on moves, check and the end at every ply of random games', async () => {
  const { positions, ended, differences } = compare(60, 7, await loadOracle())
  expect(differences.slice(0, 3).join('\n')).toBe('')
  expect(positions).toBeGreaterThan(3000)
  expect(ended).toBeGreaterThan(5)
}, 60_000)

test('a judge who is wrong is found out', async () => {
  const oracle = await loadOracle()
  const blind = (fen: string) => ({ ...oracle(fen), check: false })
  expect(compare(3, 7, blind).differences[0]).toMatch(/ [wb] - - 0 1\n {2}core: .*true.*\n {2}oracle: .*false/)
}, 60_000)
