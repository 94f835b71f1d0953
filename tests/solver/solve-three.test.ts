import { expect, test } from 'vitest'
import { parseIccs } from '../../src/lib/notation'
import { solve } from '../../src/lib/solver'
import { board } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
  readonly line: readonly string[]
}

test('wins by checks in three: each known first move wins in as many at most', { timeout: 60_000 }, () => {
  for (const { fen, line } of rowsOf<MateRow>('mates/three')) {
    const found = solve(board(fen), 3)
    const win = found.ok ? found.value.find(({ move }) => move === parseIccs(line[0] ?? '')) : undefined
    expect(win?.in, fen).toBeLessThanOrEqual(3)
  }
})
