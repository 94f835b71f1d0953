import { expect, test } from 'vitest'
import { checksum } from '../../src/lib/i18n/difference'
import { jsonIn } from '../../src/lib/i18n/json-in'
import type { Language } from '../../src/lib/i18n/languages'

const ORIGINAL = '{"title":"马"}'
const OF_ORIGINAL = JSON.stringify({ of: checksum(ORIGINAL), pairs: '马馬', edits: [] })

/** A host of two files, which writes down what was asked for. */
const host = (files: (isAfresh: boolean) => Partial<Record<Language, string>>) => {
  const asked: string[] = []
  const textIn = (language: Language, isAfresh: boolean): Promise<string> => {
    asked.push(isAfresh ? `${language} afresh` : language)
    return Promise.resolve(files(isAfresh)[language] ?? '')
  }
  return { asked, textIn }
}

test('the original is asked for where only the difference to it is held', async () => {
  const { asked, textIn } = host(() => ({ 'zh-Hans': ORIGINAL, 'zh-Hant': OF_ORIGINAL, en: '{"title":"horse"}' }))
  expect(await jsonIn('zh-Hant', textIn)).toEqual({ title: '馬' })
  expect(await jsonIn('en', textIn)).toEqual({ title: 'horse' })
  expect(await jsonIn('zh-Hans', textIn)).toEqual({ title: '马' })
  expect(asked).toEqual(['zh-Hant', 'zh-Hans', 'en', 'zh-Hans'])
})

test('where the files are of two versions, both are asked for afresh', async () => {
  const { asked, textIn } = host((isAfresh) => ({
    'zh-Hans': isAfresh ? ORIGINAL : '{"title":"车"}',
    'zh-Hant': OF_ORIGINAL,
  }))
  expect(await jsonIn('zh-Hant', textIn)).toEqual({ title: '馬' })
  expect(asked).toEqual(['zh-Hant', 'zh-Hans', 'zh-Hant afresh', 'zh-Hans afresh'])
})

test('a difference is never applied to what it was not made for', async () => {
  const { textIn } = host(() => ({ 'zh-Hans': '{"title":"车"}', 'zh-Hant': OF_ORIGINAL }))
  expect(await jsonIn('zh-Hant', textIn)).toBeUndefined()
})
