import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCollection, formatDrill, parseCollection, parseDrill } from '../../src/lib/drill/collection'
import { DRILL_KINDS, type Draft, LEVELS, PATTERNS } from '../../src/lib/drill/types'
import { asDrill } from '../../src/lib/drill/view'
import { formatFen, formatIccs, formatPoint } from '../../src/lib/notation'
import { type Move, POINTS } from '../../src/lib/rules'
import { anyBoard } from '../fixtures/random-positions'

const LINE = 'mate 1 - double-cannon 2 e2e5 3aka3/9/9/9/4C4/9/9/4C4/9/4K4 w'
const FOLDER = 'src/lib/drill/collections'

const point = fc.constantFrom(...POINTS).map(formatPoint)
const move = fc
  .tuple(fc.constantFrom(...POINTS), fc.constantFrom(...POINTS))
  .map(([a, b]) => formatIccs(((a << 8) | b) as Move))
const word = fc.constantFrom('flee', 'block', 'legal', 'generals-facing', 'horse-leg')
const text = fc.oneof(point, move, word)

const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    kind: fc.constantFrom(...DRILL_KINDS),
    board: anyBoard,
    ask: fc.option(text, { nil: undefined }),
    answers: fc.uniqueArray(text, { minLength: 1, maxLength: 6 }),
    length: fc.constantFrom(1, 2, 3),
    pattern: fc.option(fc.constantFrom(...PATTERNS), { nil: undefined }),
    level: fc.constantFrom(...LEVELS),
  })
  .map(({ board, ask, pattern, answers, ...rest }) => ({
    ...rest,
    fen: formatFen(board),
    answers: [...answers].sort(),
    ...(ask !== undefined && { ask }),
    ...(pattern !== undefined && { pattern }),
  }))

test('any drill is read as it was written, with its id', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const line = formatDrill(draft)
      expect(line).not.toMatch(/[\n\r]/)
      expect(parseDrill(line)).toEqual({ ok: true, value: asDrill(draft) })
    }),
  )
})

test('a collection is read as it was written, sorted', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 5 }), (drafts) => {
      const { entries, errors } = parseCollection(formatCollection(drafts))
      expect(errors).toEqual([])
      expect(entries.map(({ drill }) => formatDrill(drill))).toEqual(drafts.map(formatDrill).sort())
    }),
  )
})

test.each([
  ['fields', 'mate 1', 'mate 1'],
  ['kind', LINE.replace('mate', 'made'), 'made'],
  ['length', LINE.replace('mate 1', 'mate 4'), '4'],
  ['ask', LINE.replace('1 -', '1 j9'), 'j9'],
  ['pattern', LINE.replace('cannon', 'canon'), 'double-canon'],
  ['level', LINE.replace('cannon 2', 'cannon 6'), '6'],
  ['answers', LINE.replace('e2e5', 'e2e5,a0a1'), 'e2e5,a0a1'],
  ['answers', LINE.replace('e2e5', 'e2e5,e2e5'), 'e2e5,e2e5'],
  ['fen', LINE.replace('3aka3', '3aka4'), '3aka4/9/9/9/4C4/9/9/4C4/9/4K4 w'],
  ['fen', LINE.replace('/9/', '/45/'), '3aka3/45/9/9/4C4/9/9/4C4/9/4K4 w'],
] as const)('a broken line is told with its place: %s', (code, line, found) => {
  expect(parseCollection(`${LINE}\n\n${line}\n`).errors).toEqual([{ line: 3, code, found }])
})

test('the shipped collections stand as they would be written', () => {
  const names = readdirSync(FOLDER)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const written = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const { entries, errors } = parseCollection(written)
    expect(errors).toEqual([])
    expect(formatCollection(entries.map(({ drill }) => drill))).toBe(written)
  }
})
