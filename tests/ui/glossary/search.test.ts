import { expect, test } from 'vitest'
import { answersTo, inDictionaryOrder, letterOf, type Searchable } from '../../../src/lib/ui/glossary/search'

const leg: Searchable = {
  word: '蹩马腿',
  also: '蹩馬腿',
  meaning: '腿上有子，马跳不过去。',
  pinyin: ['bié', 'mǎ', 'tuǐ'],
}
const mate: Searchable = { word: '将死', meaning: '将军解不了。', pinyin: ['jiāng', 'sǐ'] }
const general: Searchable = { word: '绿', meaning: '', pinyin: ['lǜ'] }
const english: Searchable = { word: 'Horse’s leg', meaning: 'the point beside it', pinyin: [] }

test.each([
  [leg, '马'],
  [leg, '跳不过'],
  [leg, 'biemat'],
  [leg, 'Bie Ma'],
  [leg, 'bié mǎ'],
  [leg, 'bmt'],
  [leg, ''],
  [general, 'lu'],
  [general, 'lv'],
  [leg, '蹩馬'],
  [leg, 'ｂｍｔ'],
  [english, 'horses leg'],
  [english, 'beside'],
])('%o answers to %s', (entry, typed) => {
  expect(answersTo(entry, typed)).toBe(true)
})

test.each([
  [leg, '炮'],
  [leg, 'mtx'],
  [mate, 'bmt'],
])('%o does not answer to %s', (entry, typed) => {
  expect(answersTo(entry, typed)).toBe(false)
})

test('stands in the order of a dictionary, under its letter', () => {
  expect(inDictionaryOrder([general, english, mate, leg])).toEqual([leg, english, mate, general])
  expect([leg, english, mate, general].map(letterOf)).toEqual(['B', 'H', 'J', 'L'])
})
