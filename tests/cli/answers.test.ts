import { describe, expect, test, vi } from 'vitest'
import { answerLine } from '../../src/cli/answer'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { START_FEN } from '../../src/lib/notation'
import { Search } from '../../src/lib/solver/search'
import { rowsOf } from '../fixtures/rows'

const { t } = createTranslator('en')

const LEG = '3k5/9/9/9/9/9/9/9/9/1NB1K4 w'
const MATE = '1R2k4/R8/9/9/9/9/9/9/9/3K5 b'
const CHARIOTS = '5k3/9/9/9/9/R8/9/R8/9/4K4 w'
const ILLUSTRATION = '9/9/9/9/9/4N4/9/9/9/9 w'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
  readonly firstMoves: readonly string[]
}

const ask = (question: unknown): unknown => JSON.parse(answerLine(JSON.stringify(question), t))

/** Only what programs rely on: the sentence is a matter of the catalogues. */
const askCode = (question: unknown): unknown => {
  const { error } = ask(question) as { error: Record<string, unknown> }
  const { message, ...rest } = error
  expect(message).toMatch(/^.{3,}[.]$/u)
  expect(message).not.toMatch(/problem\.|reason\.|\{\{/)
  return rest
}

describe('answers', () => {
  test.each<[string, unknown, unknown]>([
    ['perft', { fen: START_FEN, depth: 3 }, { nodes: 79666 }],
    ['perft', { fen: START_FEN, depth: 0 }, { nodes: 1 }],
    ['legal', { fen: LEG }, { moves: ['b0a2', 'b0c2', 'c0a2', 'c0e2', 'e0e1', 'e0f0'] }],
    ['legal', { fen: '9/9/9/9/9/9/9/9/9/9 b' }, { moves: [] }],
    ['status', { fen: START_FEN }, { side: 'red', check: false, checkers: [], outcome: 'ongoing', winner: null }],
    ['status', { fen: MATE }, { side: 'black', check: true, checkers: ['b9'], outcome: 'checkmate', winner: 'red' }],
    ['status', { fen: ILLUSTRATION }, { side: 'red', check: false, checkers: [], outcome: 'ongoing', winner: null }],
    [
      'status',
      { fen: '3k5/9/9/9/9/9/9/9/9/4K4 w' },
      { side: 'red', check: false, checkers: [], outcome: 'draw', winner: null },
    ],
    ['explain', { fen: START_FEN, move: 'h2e2' }, { legal: true }],
    [
      'explain',
      { fen: START_FEN, move: 'b0d1' },
      { legal: false, code: 'horse-leg', causes: ['c0'], all: ['horse-leg'] },
    ],
    ['explain', { fen: START_FEN, move: 'e5e6' }, { legal: false, code: 'no-piece', causes: [], all: ['no-piece'] }],
    ['format', { fen: START_FEN, move: 'h2e2', style: 'chinese', script: 'hans' }, { text: '炮二平五' }],
    ['format', { fen: START_FEN, move: 'b0c2', style: 'chinese', script: 'hant' }, { text: '馬八進七' }],
    ['format', { fen: START_FEN, move: 'b0c2', style: 'chinese-short', script: 'hant' }, { text: '馬八七' }],
    ['format', { fen: START_FEN, move: 'h2e2', style: 'wxf' }, { text: 'C2=5' }],
    ['format', { fen: CHARIOTS, move: 'a4b4' }, { text: '前车平八' }],
    ['parse', { fen: START_FEN, text: '炮二平五' }, { move: 'h2e2' }],
    ['parse', { fen: CHARIOTS, text: 'r+.8' }, { move: 'a4b4' }],
    [
      'solve',
      { fen: '4k4/R8/9/9/9/9/9/9/9/1R1K5 w', within: 1, goal: 'checkmate' },
      { wins: [{ move: 'b0b9', in: 1, by: 'checkmate' }] },
    ],
    ['solve', { fen: START_FEN, within: 1, goal: 'stalemate' }, { wins: [] }],
    ['solve', { fen: START_FEN, within: 4 }, { wins: [] }],
    ['setup', { fen: START_FEN }, { ok: true }],
  ])('%s %j', (op, fields, answer) => {
    expect(ask({ op, ...(fields as object) })).toEqual(answer)
  })

  test('every printed mate in one of the fixtures, in the order of their names', () => {
    const rows = rowsOf<MateRow>('mates/full')
    for (const { fen, firstMoves } of rows.filter(({ mateIn }) => mateIn === 1).slice(0, 20)) {
      const { wins } = ask({ op: 'solve', fen, within: 1 }) as { wins: { move: string }[] }
      expect(wins.map(({ move }) => move)).toEqual([...firstMoves].sort())
    }
  })
})

describe('questions that cannot be answered', () => {
  test.each<[unknown, unknown]>([
    [
      { op: 'parse', fen: START_FEN, text: '马八进六' },
      { code: 'illegal', move: 'b0d1', reason: 'horse-leg', causes: ['c0'], all: ['horse-leg'] },
    ],
    [
      { op: 'parse', fen: CHARIOTS, text: '车九平八' },
      { code: 'ambiguous', candidates: ['a2b2', 'a4b4'] },
    ],
    [{ op: 'parse', fen: START_FEN, text: '前马进三' }, { code: 'no-such-move' }],
    [{ op: 'parse', fen: START_FEN, text: 'x'.repeat(100_000) }, { code: 'unreadable' }],
    [
      { op: 'format', fen: START_FEN, move: 'a0a5' },
      { code: 'illegal', move: 'a0a5', reason: 'path-blocked', causes: ['a3'], all: ['path-blocked'] },
    ],
    [
      { op: 'format', fen: START_FEN, move: 'h2e2', style: 'san' },
      { code: 'field-wrong', field: 'style' },
    ],
    [{ op: 'explain', fen: START_FEN, move: '炮二平五' }, { code: 'move-form' }],
    [
      { op: 'explain', fen: START_FEN },
      { code: 'field-missing', field: 'move' },
    ],
    [
      { op: 'legal', fen: 7 },
      { code: 'field-wrong', field: 'fen' },
    ],
    [
      { op: 'legal', fen: '' },
      { code: 'fen-empty', at: 0 },
    ],
    [
      { op: 'legal', fen: '9/9' },
      { code: 'fen-rank-count', at: 0 },
    ],
    [
      { op: 'status', fen: '3kk4/9/9/9/9/9/9/9/9/4K4 w' },
      { code: 'too-many-generals', points: ['d9', 'e9'] },
    ],
    [
      { op: 'setup', fen: '4k4/9/9/9/9/9/9/9/9/4K4 w' },
      { code: 'generals-facing', points: ['e0', 'e9'] },
    ],
    [
      { op: 'setup', fen: ILLUSTRATION },
      { code: 'general-missing', points: [] },
    ],
    [
      { op: 'setup', fen: '4k4/9/9/9/9/9/9/9/9/4K3 w' },
      { code: 'fen-rank-width', at: 20 },
    ],
    [{ op: 'solve', fen: ILLUSTRATION, within: 1 }, { code: 'general-missing' }],
    [
      { op: 'solve', fen: START_FEN, within: 5 },
      { code: 'field-wrong', field: 'within' },
    ],
    [
      { op: 'perft', fen: START_FEN, depth: 7 },
      { code: 'field-wrong', field: 'depth' },
    ],
    [
      { op: 'perft', fen: START_FEN, depth: 1.5 },
      { code: 'field-wrong', field: 'depth' },
    ],
    [
      { op: 'perft', fen: START_FEN, depth: '3' },
      { code: 'field-wrong', field: 'depth' },
    ],
    [{}, { code: 'op-missing' }],
    [{ op: 'constructor' }, { code: 'op-unknown' }],
    [{ op: ['legal'] }, { code: 'op-unknown' }],
    [[], { code: 'line-not-object' }],
    [null, { code: 'line-not-object' }],
    ['legal', { code: 'line-not-object' }],
  ])('%j', (question, error) => {
    expect(askCode(question)).toEqual(error)
  })

  test('a board with 35 chariots is no such question', () => {
    const fen = 'RRRRRRRR1/RRRRRRRR1/RRRRRRRR1/9/9/3k5/9/9/RRRRRRRRR/4K4 w'
    const { wins } = ask({ op: 'solve', fen, within: 4 }) as { wins: { move: string; in: number }[] }
    expect(wins).toHaveLength(95)
    expect(wins[0]).toEqual({ move: 'a1a0', in: 1, by: 'checkmate' })
  })

  test('a search that gives up is told with the moves there are', () => {
    const wins = vi.spyOn(Search.prototype, 'wins').mockImplementation(function (this: Search) {
      this.effort.left = -1
      return true
    })
    const { error } = ask({ op: 'solve', fen: START_FEN, within: 4 }) as { error: { code: string; message: string } }
    wins.mockRestore()
    expect(error.code).toBe('too-wide')
    expect(error.message).toContain('44 moves')
    expect(error.message).toContain('looking 4 ahead')
  })

  test('what was asked is never taken for a template', () => {
    const answer = answerLine(JSON.stringify({ op: '{{ops}} $t(app.name)' }), t)
    expect(answer).toContain('{{ops}} $t(app.name)')
  })
})
