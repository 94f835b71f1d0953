import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from '../../src/build/difference'
import { applied } from '../../src/lib/i18n/difference'

/** As the phone gets it. */
const sent = <T>(value: T): T =>
  JSON.parse(new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(value)))) as T

test('a difference holds characters by what they mostly become, and the places where they do not', () => {
  const [hans, hant] = ['["后炮","皇后","后手","语"]', '["後炮","皇后","後手","zh"]']
  const difference = differenceOf(hans, hant)
  expect(difference).toEqual({
    of: difference.of,
    pairs: '后後',
    edits: [
      [8, 1, '后'],
      [8, 2, 'zh"'],
    ],
  })
  expect(applied(hans, difference)).toBe(hant)
})

/** Texts with quotes, pairs of surrogates, halves of them, and characters that often come again. */
const texts = fc.oneof(
  fc.string({
    unit: fc.constantFrom('马', '馬', '后', '"', '\\', 'a', '\ud83d', '\ude00', '\u0000', '😀'),
    maxLength: 40,
  }),
  fc.string({ unit: 'binary' }),
  fc.json(),
)

test('whatever the two texts are, the one becomes the other', () => {
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      expect(applied(from, sent(differenceOf(from, to)))).toBe(to)
    }),
  )
})

test('a text that is the same in both languages has no difference', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(differenceOf(text, text)).toMatchObject({ pairs: '', edits: [] })
    }),
  )
})

test('a difference is not applied to another version of the text', () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(), (from, to, at) => {
      const difference = differenceOf(from, to)
      expect(applied(`${from}x`, difference)).toBeUndefined()
      const i = at % (from.length + 1)
      const other = `${from.slice(0, i)}馬${from.slice(i + 1)}`
      if (other !== from) expect(applied(other, difference)).toBeUndefined()
    }),
  )
})
