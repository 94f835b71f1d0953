import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLine, LINE_MAX } from '../../src/cli/answer'
import { OPERATIONS } from '../../src/cli/operations'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { START_FEN } from '../../src/lib/notation'

const { t } = createTranslator('en')

/** A good question for every op; whatever is done to one of its fields, there is an answer. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  perft: { fen: START_FEN, depth: 2 },
  legal: { fen: START_FEN },
  status: { fen: START_FEN },
  explain: { fen: START_FEN, move: 'h2e2' },
  format: { fen: START_FEN, move: 'h2e2', style: 'wxf', script: 'hans' },
  parse: { fen: START_FEN, text: '炮二平五' },
  game: { text: '1. 炮二平五 马8进7', fen: START_FEN, style: 'wxf' },
  solve: { fen: '3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1', within: 1, goal: 'any' },
  setup: { fen: START_FEN },
  lesson: { markdown: '---\nid: a\ntitle: b\n---\n\ntext' },
}

const codeOf = (line: string): string => {
  const { error } = JSON.parse(line) as { error?: { code: string; message: string } }
  if (error) expect(error.message).not.toBe('')
  return error?.code ?? 'answered'
}

const fieldsOf = (op: string): [string, string][] => Object.keys(QUESTIONS[op] ?? {}).map((field) => [op, field])
const FIELDS = Object.keys(OPERATIONS).flatMap(fieldsOf)

test('every op has a question here', () => {
  expect(Object.keys(QUESTIONS).sort()).toEqual(Object.keys(OPERATIONS).sort())
  for (const [op, question] of Object.entries(QUESTIONS))
    expect(codeOf(answerLine(JSON.stringify({ op, ...question }), t)), op).toBe('answered')
})

describe.each(FIELDS)('%s with garbage as %s', (op, field) => {
  const ask = (json: string): string => {
    const others = JSON.stringify({ ...QUESTIONS[op], [field]: undefined, op })
    return codeOf(answerLine(`${others.slice(0, -1)},${JSON.stringify(field)}:${json}}`, t))
  }

  test('of any kind: an answer, and no fault of the program', () => {
    const garbage = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    )
    fc.assert(
      fc.property(garbage, (json) => {
        expect(ask(json)).not.toBe('own-fault')
      }),
      { numRuns: 40 },
    )
  })

  // Room for the other fields.
  const room = LINE_MAX - 400
  const floods: [string, string][] = [
    ['nested lists', '['.repeat(room / 2) + ']'.repeat(room / 2)],
    ['nested objects', '{"a":'.repeat(room / 6) + '1' + '}'.repeat(Math.floor(room / 6))],
    ['ranks', JSON.stringify('9/'.repeat(room / 2))],
    ['pieces', JSON.stringify('K'.repeat(room))],
    ['digits', JSON.stringify('1'.repeat(room))],
    ['backquotes', JSON.stringify('`'.repeat(room))],
    ['open brackets', JSON.stringify('('.repeat(room))],
    ['astral signs', JSON.stringify('𠀀'.repeat(room / 2))],
  ]
  test.each(floods)('a megabyte of %s: an answer within seconds', { timeout: 5000 }, (_, json) => {
    expect(ask(json)).not.toBe('own-fault')
  })
})

test('an op that is no word, however deep', () => {
  for (const op of ['['.repeat(400_000) + ']'.repeat(400_000), '{}', '1', 'null', '"constructor"', '"__proto__"'])
    expect(codeOf(answerLine(`{"op":${op}}`, t)), op.slice(0, 20)).toBe('op-unknown')
})

test('a count that would take hours is refused at once', () => {
  const chariots = '9/9/R2R2R2/1R2R2R1/2R2R2R/9/r2r2r2/1r2r2r1/2r2r2r/9 w'
  expect(codeOf(answerLine(JSON.stringify({ op: 'perft', fen: chariots, depth: 6 }), t))).toBe('too-wide')
  expect(codeOf(answerLine(JSON.stringify({ op: 'perft', fen: chariots, depth: 2 }), t))).toBe('answered')
})

test('what is quoted is never cut within a character', () => {
  for (let n = 36; n < 44; n++) {
    const text = `${'x'.repeat(n)}😀😀😀`
    const { error } = JSON.parse(answerLine(JSON.stringify({ op: 'parse', fen: START_FEN, text }), t)) as {
      error: { message: string }
    }
    expect(encodeURIComponent(error.message), text).toContain('x')
  }
})
