import { describe, expect, test } from 'vitest'
import { answerLine } from '../../src/cli/answer'
import { runOperation } from '../../src/cli/command'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { START_FEN } from '../../src/lib/notation'

const { t } = createTranslator('en')

const ask = (question: object): unknown => JSON.parse(answerLine(JSON.stringify({ op: 'game', ...question }), t))

/** Only what programs rely on: the sentence is a matter of the catalogues. */
const askFault = (question: object): object => {
  const { error } = ask(question) as { error: { message: string } }
  const { message, ...rest } = error
  expect(message).toMatch(/^.{3,}[.]$/u)
  expect(message).not.toMatch(/problem\.|reason\.|\{\{/)
  return rest
}

const AFTER_THREE = 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 0 1'
const BARE = '4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1'

describe('the op game', () => {
  test.each<[object, unknown]>([
    [
      { text: '1. C2.5 H8+7 2. 马二进三 (2. 马八进七 {slower}) 1/2-1/2' },
      { moves: ['h2e2', 'h9g7', 'h0g2'], result: '1/2-1/2', fen: AFTER_THREE },
    ],
    [
      { text: '炮25 马87 马23 (马87) 红胜', style: 'wxf' },
      {
        moves: ['h2e2', 'h9g7', 'h0g2'],
        result: '1-0',
        fen: AFTER_THREE,
        text: '1. C2=5 H8+7 2. H2+3 (2. H8+7) 1-0',
      },
    ],
    [
      { text: '1... k5+1', fen: BARE, script: 'hant' },
      { moves: ['e9e8'], result: null, fen: '9/4k4/9/9/9/9/9/9/9/3K5 w - - 0 1', text: '1... 將5進1' },
    ],
    [{ text: `[FEN "${BARE}"]` }, { moves: [], result: null, fen: BARE }],
    [
      { text: `[FEN "${BARE}"]`, fen: START_FEN },
      { moves: [], result: null, fen: START_FEN },
    ],
  ])('%j', (question, answer) => {
    expect(ask(question)).toMatchObject(answer as object)
  })

  test.each<[object, object]>([
    [
      { text: '1. 炮二平五 马8进7\n2. 马二进四' },
      {
        code: 'illegal',
        move: 'h0f1',
        reason: 'horse-leg',
        causes: ['g0'],
        all: ['horse-leg'],
        line: 2,
        column: 4,
        text: '马二进四',
      },
    ],
    [
      { text: '炮21' },
      {
        code: 'ambiguous',
        candidates: ['h2h1', 'h2h3', 'h2i2'],
        line: 1,
        column: 1,
        text: '炮21',
      },
    ],
    [
      { text: '{💥} C2=5 {' },
      {
        code: 'record-not-closed',
        line: 1,
        column: 10,
        text: '{',
      },
    ],
    [
      { text: '\n[FEN "9/9 w"]' },
      {
        code: 'fen-rank-count',
        at: 0,
        line: 2,
        column: 1,
      },
    ],
    [
      { text: 'x'.repeat(100_001) },
      {
        code: 'record-too-long',
        line: 1,
        column: 1,
      },
    ],
    [{}, { code: 'field-missing', field: 'text' }],
    [
      { text: '', style: 'san' },
      {
        code: 'field-wrong',
        field: 'style',
      },
    ],
  ])('%j is a fault', (question, error) => {
    expect(askFault(question)).toEqual(error)
  })

  test.each<[string, string, object]>([
    [BARE, '将5进1', { outcome: 'draw', reason: 'dead-position', winner: null, plies: 0 }],
    [START_FEN, '炮二平五', { outcome: 'ongoing', reason: null, winner: null, plies: 1 }],
    ['3k5/9/3R5/9/9/9/9/9/9/5K3 b', 'd9e9 d7e7 e9d9 e7d7', { outcome: 'ongoing', plies: 4 }],
    [
      '3k5/9/3R5/9/9/9/9/9/9/5K3 b',
      'd9e9 d7e7 e9d9 e7d7 d9e9 d7e7 e9d9 e7d7 d9e9 d7e7',
      { outcome: 'perpetual-check', reason: null, winner: 'black', plies: 8 },
    ],
    ['3k5/9/9/9/9/9/9/9/1R7/5K3 w', 'b1b2 d9e9 b2b1 e9d9 b1b2 d9e9 b2b1 e9d9', { outcome: 'repetition', plies: 8 }],
    ['3k5/9/9/9/9/9/9/3R5/9/4K4 w', 'd2c2 d9d8 c2d2', { outcome: 'checkmate', winner: 'red', plies: 3 }],
  ])('%s: how the game stands after %s', (fen, text, outcome) => {
    expect(ask({ fen, text })).toMatchObject(outcome)
  })

  test('as a command, an empty argument leaves a field out', () => {
    const done = runOperation('game', [`[FEN "${BARE}"] 将5进1`, '', 'wxf'], t)
    expect(JSON.parse(done.output)).toMatchObject({ moves: ['e9e8'], text: '1... K5+1' })
    expect(runOperation('game', ['炮二平五', START_FEN], t).output).not.toContain('text')
    expect(runOperation('game', ['炮二平六！？', START_FEN, 'iccs'], t).output).toContain('"text":"1. h2d2!?"')
  })
})
