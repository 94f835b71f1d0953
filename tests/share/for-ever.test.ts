import { sha256 } from '@noble/hashes/sha2.js'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeLesson } from '../../src/lib/share'
import { DICTIONARY_1 } from '../../src/lib/share/dictionary-1'

const folder = new URL('../fixtures/share/v1/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const codes = readdirSync(folder).filter((name) => name.endsWith('.txt'))

test('there are codes to read', () => {
  expect(codes.length).toBeGreaterThan(4)
})

test.each(codes)('a link that was sent once opens for ever: %s', (name) => {
  expect(decodeLesson(read(name))).toEqual({ ok: true, value: read(name.replace('.txt', '.md')) })
})

test('what version 1 packs with never changes', () => {
  const hash = Buffer.from(sha256(DICTIONARY_1)).toString('hex')
  expect(hash).toBe('7cd4154ec1cda6f9e0fd2bab4eeab4395ea889eaf96931d32f968634c6cc2ffc')
})
