import { expect, test } from 'vitest'
import { LANGUAGES, languageOfPath, pathIn } from '../../src/lib/i18n/languages'

test('the first part of a path says the language', () => {
  expect(
    ['/', '/lesson/horse/', '/hant/', '/hant/lesson/horse/', '/en/lesson/horse/', '/english/'].map(languageOfPath),
  ).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hant', 'zh-Hant', 'en', 'zh-Hans'])
})

test('every page has the same address in every language but for that part', () => {
  expect(LANGUAGES.map((language) => pathIn(language, '/'))).toEqual(['/', '/hant/', '/en/'])
  for (const from of LANGUAGES)
    expect(LANGUAGES.map((language) => pathIn(language, pathIn(from, '/lesson/horse/')))).toEqual([
      '/lesson/horse/',
      '/hant/lesson/horse/',
      '/en/lesson/horse/',
    ])
})
