import { describe, expect, test } from 'vitest'
import { parseSetup } from '../../src/lib/notation'
import { explain, isLegal, outcomeOf, perft, setupFault, type SetupCode } from '../../src/lib/rules'
import { board, legalTexts, move } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

test('perft: the number of legal lines to depth 4', { timeout: 60_000 }, () => {
  for (const { fen, depth, nodes } of rowsOf<{ fen: string; depth: number; nodes: number }>('rules/perft')) {
    expect(perft(board(fen), depth), `${fen} depth ${depth}`).toBe(nodes)
  }
})

describe('legal moves of seven kinds of positions', () => {
  const rows = rowsOf<{ fen: string; perft: number[]; legal: string[] }>('rules/legal-moves')

  test('are exactly these, in ICCS order', () => {
    for (const { fen, legal } of rows) expect(legalTexts(board(fen)), fen).toEqual([...legal].sort())
  })

  test('and lead to as many lines', () => {
    for (const { fen, perft: counts } of rows) {
      expect(
        counts.map((_, i) => perft(board(fen), i + 1)),
        fen,
      ).toEqual(counts)
    }
  })
})

test('the end of the game: checkmate, stalemate, and a last legal reply', () => {
  const rows = rowsOf<{ fen: string; outcome: string; winner?: string | null }>('rules/game-end')
  for (const { fen, outcome, winner } of rows) {
    const found = outcomeOf(board(fen))
    expect(found.kind, fen).toBe(outcome)
    expect('winner' in found ? found.winner : null, fen).toBe(winner ?? null)
    if (found.kind === 'checkmate') expect(found.attackers.length, fen).toBeGreaterThan(0)
  }
})

test('a move that opens the file between the generals is illegal, and for that reason alone', () => {
  for (const { fen, illegalMove } of rowsOf<{ fen: string; illegalMove: string }>('rules/facing-generals')) {
    const position = board(fen)
    expect(isLegal(position, move(illegalMove)), fen).toBe(false)
    expect(explain(position, move(illegalMove)), fen).toMatchObject({
      legal: false,
      reasons: [{ code: 'generals-facing' }],
    })
  }
})

describe('published positions that no game can reach', () => {
  const codeOf = (reason: string): SetupCode[] => {
    if (reason === 'kings') return ['generals-facing', 'general-outside-palace', 'general-missing']
    if (/^\dx/.test(reason)) return ['too-many-pieces']
    return [`${/pawn/.test(reason) ? 'soldier' : (reason.split(' ')[0] ?? '')}-misplaced` as SetupCode]
  }

  test.each(rowsOf<{ fen: string; reason: string }>('rules/invalid-fens'))('$reason: $fen', ({ fen, reason }) => {
    const setup = parseSetup(fen)
    const fault = setup.ok ? setupFault(setup.value) : undefined
    expect(reason.split('; ').flatMap(codeOf)).toContain(fault?.code)
  })
})
