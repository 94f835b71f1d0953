import { describe, expect, test, vi } from 'vitest'
import { formatFen, formatPoint } from '../../src/lib/notation'
import { explain, REASON_CODES } from '../../src/lib/rules'
import { board, move } from '../fixtures/boards'
import { boardOfKind, KIND_NAMES } from './board-kinds'
import { faultsIn } from './explain-judge'
import { ALL, boardOf, faultsOf } from './naive'

vi.setConfig({ testTimeout: 60_000 })

const BOARDS_OF_A_KIND = 6
const numbersOf = (kind: number): number[] =>
  Array.from({ length: BOARDS_OF_A_KIND }, (_, n) => KIND_NAMES.length * n + kind)

describe('explain says what the rules say, and names causes that are causes, for every two points', () => {
  test.each(KIND_NAMES.map((name, kind) => [name, kind] as const))('%s', (name, kind) => {
    for (const number of numbersOf(kind)) {
      const drawn = boardOfKind(number)
      expect(drawn.kind).toBe(name)
      expect(faultsIn(drawn.position).slice(0, 3)).toEqual([])
    }
  })

  test('on boards on which every reason comes up', () => {
    const seen = new Set<string>()
    for (let number = 0; number < 2 * KIND_NAMES.length; number++) {
      const naive = boardOf(formatFen(boardOfKind(number).position))
      for (const from of ALL) for (const to of ALL) for (const { code } of faultsOf(naive, from, to)) seen.add(code)
    }
    expect([...seen].sort()).toEqual([...REASON_CODES].sort())
  })
})

describe('a general beside a general', () => {
  const reasonsOf = (fen: string, iccs: string) => {
    const answer = explain(board(fen), move(iccs))
    return answer.legal ? [] : answer.reasons.map(({ code, causes }) => [code, causes.map(formatPoint).join(' ')])
  }

  test('faces it, and does not attack it as well', () => {
    expect(reasonsOf('9/9/9/9/9/9/9/4k4/4K4/R8 w - - 0 1', 'a0a1')).toEqual([['generals-facing', 'e1 e2']])
    expect(reasonsOf('9/9/9/9/9/9/9/4k4/4K4/r8 b - - 0 1', 'a0b0')).toEqual([['generals-facing', 'e1 e2']])
  })

  test('does not attack it from the side either, wherever a wild move sets it', () => {
    expect(reasonsOf('3k5/9/9/9/9/9/9/9/4K4/R8 b - - 0 1', 'd9d1')).toEqual([['not-its-move', '']])
    expect(reasonsOf('9/9/9/9/9/9/9/9/r2kK4/9 b - - 0 1', 'a1a2')).toEqual([])
  })

  test('gives no check that another attacker could be still left in', () => {
    const fen = '9/9/9/9/9/9/9/R3k4/4K4/9 b - - 0 1'
    expect(reasonsOf(fen, 'e2e3')).toEqual([
      ['outside-palace', ''],
      ['generals-facing', 'e1 e3'],
    ])
    expect(reasonsOf('9/9/9/9/9/9/9/4k4/R2nK4/9 b - - 0 1', 'd1b2')).toEqual([['generals-facing', 'e1 e2']])
  })
})
