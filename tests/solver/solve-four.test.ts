import { expect, test } from 'vitest'
import { parseIccs } from '../../src/lib/notation'
import { solve } from '../../src/lib/solver'
import { board } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

interface MateRow {
  readonly fen: string
  readonly line: readonly string[]
}

// Three of seventy-eight: `prove.ts` beside this file has time for all.
test('wins by checks in four: the known first move wins', { timeout: 60_000 }, () => {
  for (const { fen, line } of rowsOf<MateRow>('mates/four').filter((_, i) => i % 26 === 5)) {
    const found = solve(board(fen), 4)
    const win = found.ok ? found.value.find(({ move }) => move === parseIccs(line[0] ?? '')) : undefined
    expect(win?.in, fen).toBeLessThanOrEqual(4)
  }
})
