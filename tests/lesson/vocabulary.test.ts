import { describe, expect, test } from 'vitest'
import { toTraditional } from '../../src/build/traditional'
import * as vocabulary from '../../src/lib/lesson/vocabulary'

const tables = Object.entries(vocabulary).flatMap(([name, value]) =>
  value instanceof vocabulary.Vocabulary ? [[name, value as vocabulary.Vocabulary<string>] as const] : [],
)

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

test('the tables are there', () => {
  expect(tables.map(([name]) => name)).toEqual(expect.arrayContaining(['BLOCK_KEYS', 'TASKS', 'FRONT_MATTER_KEYS']))
})

describe.each(tables)('%s', (_, table) => {
  test('has a Chinese and an English form for every value', () => {
    for (const word of table.words()) {
      const { chinese, english } = table.formsOf(word)
      expect([word, chinese.length > 0 || table === (vocabulary.BLOCK_NAMES as unknown), english.length > 0]).toEqual([
        word,
        true,
        true,
      ])
    }
  })

  test('knows every Chinese form in Traditional characters too', () => {
    for (const word of table.words())
      for (const form of table.formsOf(word).chinese)
        expect([form, table.find(toTraditional(form))]).toEqual([form, word])
  })

  test('knows every English form in capitals and in full width', () => {
    for (const word of table.words())
      for (const form of table.formsOf(word).english)
        for (const written of [form.toUpperCase(), wide(form), ` ${form} `])
          expect([written, table.find(written)]).toEqual([written, word])
  })

  test('no form means two things', () => {
    const forms = table.words().flatMap((word) => {
      const { chinese, english } = table.formsOf(word)
      return [...chinese, ...english].map((form) => form.normalize('NFKC').toLowerCase())
    })
    expect(new Set(forms).size).toBe(forms.length)
  })
})
