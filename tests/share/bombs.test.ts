import { deflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { decodeLesson, encodeLesson, TEXT_MAX } from '../../src/lib/share'
import { toBase64Url } from '../../src/lib/share/base64url'
import { checkOf } from '../../src/lib/share/check-value'

/** A code around any bytes, with a check value that is right. */
const codeOf = (packed: Uint8Array): string => `1${toBase64Url(new Uint8Array([...packed, ...checkOf(packed)]))}`

const told = (code: string): string => {
  const decoded = decodeLesson(code)
  return decoded.ok ? 'ok' : decoded.error.code
}

test('the longest lesson travels, and not one byte more', () => {
  const random = Array.from({ length: TEXT_MAX / 4 }, (_, i) => String.fromCodePoint(0x20000 + ((i * 40503) % 40000)))
  for (const whole of ['a'.repeat(TEXT_MAX), random.join('')]) {
    expect(decodeLesson(encodeLesson(whole))).toEqual({ ok: true, value: whole })
    expect(told(encodeLesson(`${whole}b`))).toBe('share-too-large')
  }
})

test('a bomb is left before it goes off', () => {
  const bomb = codeOf(deflateSync(new Uint8Array(60_000_000)))
  expect(bomb.length).toBeGreaterThan(70_000)
  const before = process.memoryUsage().arrayBuffers
  const start = process.cpuUsage()
  expect(told(bomb)).toBe('share-too-large')
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(500)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000)
})

test('a code that is too long is not even read', () => {
  expect(told(`1${'A'.repeat(10_000_000)}`)).toBe('share-too-large')
})

test('bytes that are packed by nobody are told, though their check value is right', () => {
  let seed = 1
  const byte = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 24
  for (let i = 0; i < 3000; i++) {
    const packed = Uint8Array.from({ length: 1 + (i % 200) }, byte)
    expect(['ok', 'share-cut', 'share-too-large']).toContain(told(codeOf(packed)))
  }
  expect(told(codeOf(Uint8Array.of(0xff)))).toBe('share-cut')
})

test('packed bytes that are no text are told', () => {
  expect(told(codeOf(deflateSync(Uint8Array.of(0xc3, 0x28))))).toBe('share-cut')
})

test('a text whose end is missing is not taken for a whole one', () => {
  const packed = deflateSync(new TextEncoder().encode('马走日，象走田，车走直路炮翻山。'))
  for (let length = 1; length < packed.length; length++) expect(told(codeOf(packed.slice(0, length)))).toBe('share-cut')
})
