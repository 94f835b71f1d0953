import { Readable, Writable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLine, LINE_MAX } from '../../src/cli/answer'
import { answerBatch } from '../../src/cli/batch'
import { OPERATIONS } from '../../src/cli/operations'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { START_FEN } from '../../src/lib/notation'

const { t } = createTranslator('en')

const batch = async (chunks: readonly Uint8Array[]): Promise<string[]> => {
  let output = ''
  const sink = new Writable({
    highWaterMark: 16,
    write(chunk: Buffer, _, done) {
      output += chunk.toString()
      setImmediate(done)
    },
  })
  await answerBatch(Readable.from(chunks), sink, t)
  expect(output === '' || output.endsWith('\n')).toBe(true)
  return output.split('\n').slice(0, -1)
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const codeOf = (line: string): string => {
  const { error } = JSON.parse(line) as { error?: { code: string } }
  return error?.code ?? 'answered'
}

describe('a batch', () => {
  const question = JSON.stringify({ op: 'parse', fen: START_FEN, text: '炮二平五' })

  test('one line for each, in order; only what follows the last line end may be missing', async () => {
    const lines = [question, '', '{', question, ' ', '"x"', question]
    const codes = [
      'answered',
      'line-not-json',
      'line-not-json',
      'answered',
      'line-not-json',
      'line-not-object',
      'answered',
    ]
    expect((await batch([bytes(lines.join('\n'))])).map(codeOf)).toEqual(codes)
    expect((await batch([bytes(`${lines.join('\r\n')}\r\n`)])).map(codeOf)).toEqual(codes)
    expect(await batch([])).toEqual([])
    expect(await batch([bytes('\n')])).toHaveLength(1)
  })

  test('cut anywhere, even within a character', async () => {
    const all = bytes(`${question}\n${question}\n`)
    const cut = Array.from(all, (byte) => Uint8Array.of(byte))
    expect(await batch(cut)).toEqual([`{"move":"h2e2"}`, `{"move":"h2e2"}`])
  })

  test('a line of megabytes is refused and the next goes on', async () => {
    const chunk = bytes('x'.repeat(LINE_MAX))
    const lines = await batch([
      chunk,
      chunk,
      chunk,
      bytes(`\n${question}\n`),
      bytes('['.repeat(LINE_MAX - 1)),
      bytes(`\n${question}`),
    ])
    expect(lines.map(codeOf)).toEqual(['line-too-long', 'answered', 'line-not-json', 'answered'])
  })

  test('any line gets one line of JSON, and never a fault of the program', () => {
    const names = fc.constantFrom(
      'op',
      'fen',
      'move',
      'text',
      'style',
      'script',
      'within',
      'goal',
      'markdown',
      '__proto__',
    )
    const value = fc.oneof(
      fc.constantFrom(...Object.keys(OPERATIONS), START_FEN, 'h2e2', '炮二平五', 'wxf', 1, 2, -1, 1e99),
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.dictionary(names, value).map((fields) => JSON.stringify(fields)),
    )
    fc.assert(
      fc.property(line, (text) => {
        const answer = answerLine(text, t)
        expect(answer).not.toContain('\n')
        expect(codeOf(answer)).not.toBe('own-fault')
      }),
      { numRuns: 600 },
    )
  })
})
