import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeLesson, encodeLesson } from '../../src/lib/share'

const ALL_SIGNS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')

const told = (code: string): string => {
  const decoded = decodeLesson(code)
  return decoded.ok ? `ok ${decoded.value}` : decoded.error.code
}

/** Any text, half surrogate pairs too, and such as lessons are made of. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('局面：红 帅e0', '\n', '```xiangqi', 'answer: e4', '🐴', '\ud83d', '\udc34'))
    .map((all) => all.join('')),
)

/** The text with U+FFFD for each half of a surrogate pair that stands alone. */
const wellFormed = (given: string): string => given.replaceAll(/\p{Surrogate}/gu, '\ufffd')

test('any text comes back as it was', () => {
  fc.assert(fc.property(text, (given) => told(encodeLesson(given)) === `ok ${wellFormed(given)}`))
})

test('a code has nothing in it that an address would change', () => {
  fc.assert(fc.property(text, (given) => /^1[\w-]+$/.test(encodeLesson(given))))
})

test('a code that ends too soon is told as cut, wherever', () => {
  const code = encodeLesson('---\n编号: a\n标题: b\n---\n\n## c\n马走日，一步就到。\n')
  for (let length = 1; length < code.length; length++) expect(told(code.slice(0, length))).toBe('share-cut')
  expect(told('')).toBe('share-empty')
  fc.assert(
    fc.property(text, fc.nat(), (given, at) => {
      const whole = encodeLesson(given)
      return told(whole.slice(0, 1 + (at % (whole.length - 1)))) === 'share-cut'
    }),
  )
})

test('one wrong character is told as cut, whichever', () => {
  const code = encodeLesson('## 蹩马腿')
  for (let at = 1; at < code.length; at++)
    for (const sign of ALL_SIGNS)
      if (sign !== code[at]) expect(told(code.slice(0, at) + sign + code.slice(at + 1))).toBe('share-cut')
  fc.assert(
    fc.property(text, fc.nat(), fc.constantFrom(...ALL_SIGNS), (given, n, sign) => {
      const whole = encodeLesson(given)
      const at = 1 + (n % (whole.length - 1))
      return whole[at] === sign || told(whole.slice(0, at) + sign + whole.slice(at + 1)) === 'share-cut'
    }),
  )
})

test('two characters that changed places, and a piece that came twice, are told', () => {
  const code = encodeLesson('## 蹩马腿\n马先直着迈一格。')
  for (let at = 1; at + 1 < code.length; at++) {
    const [a, b] = [code.charAt(at), code.charAt(at + 1)]
    if (a !== b) expect(told(code.slice(0, at) + b + a + code.slice(at + 2))).toBe('share-cut')
  }
  expect(told(code + code.slice(-8))).toBe('share-cut')
})

describe('what is no code of this version', () => {
  test.each([
    ['', 'share-empty'],
    [' \n ', 'share-empty'],
    ['#', 'share-empty'],
    ['https://some.where/shared/', 'share-empty'],
    ['https://some.where/shared/#', 'share-empty'],
    ['1', 'share-cut'],
    ['1AAAA', 'share-cut'],
    ['2AAAAAAAAAAA', 'share-newer'],
    ['9', 'share-newer'],
    ['0AAAA', 'share-foreign'],
    ['hello', 'share-foreign'],
    ['https://some.where/#section', 'share-foreign'],
    ['preview', 'share-foreign'],
  ])('%j is %s', (code, problem) => {
    expect(told(code)).toBe(problem)
  })

  test('anything at all is answered', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (code) => /^(ok|share-)/.test(told(code))))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL_SIGNS, '%', '#', ' ', '。')), (code) =>
        /^(ok|share-)/.test(told(`1${code.join('')}`)),
      ),
    )
  })

  test('floods are answered at once', () => {
    const start = performance.now()
    for (const unit of ['#', '1#', '%23', '1', 'A', ' ', '\u200b', '#1 '])
      expect(told(unit.repeat(400_000))).toMatch(/^share-/)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('what messengers do to a link', () => {
  const lesson = '---\n标题: 马\n---\n\n## 马走日\n'
  const code = encodeLesson(lesson)
  const link = `https://some.where/shared/#${code}`
  const broken = code.replace(/.{20}/g, '$& \n')
  test.each([
    [link],
    [`#${code}`],
    [` ${code}\n`],
    [`${link}。`],
    [`（${link}）`],
    [`“${code}”，`],
    [`${link}, and more words`],
    [`快来做题：${link} 点开就能学`],
    [`Try this: ${link} It is good.`],
    [`1. Try this: ${link}`],
    [`#象棋# 新课 ${link}`],
    [`https://some.where/shared/#${broken}`],
    [broken],
    [code.replace(/.{9}/g, '$&\u200b')],
    [`${link}?from=singlemessage`],
    [`https://some.where/shared/%23${code.replaceAll('-', '%2D').replaceAll('_', '%5F')}`],
    [encodeURIComponent(link)],
    [`<${link}>`],
    [`[题](${link})`],
  ])('%j', (message) => {
    expect(told(message)).toBe(`ok ${lesson}`)
  })
})
