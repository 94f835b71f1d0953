import { expect, test } from 'vitest'
import { isKept, packOf, shellOf } from '../../src/service-worker/packs'

test('a lesson is kept as its data, and its language’s shell stands in for its page', () => {
  expect(isKept('lesson/horse/index.html')).toBe(false)
  expect(isKept('en/lesson/horse/index.html')).toBe(false)
  expect(shellOf('lesson/horse/')).toBe('shell/lesson/index.html')
  expect(shellOf('hant/lesson/horse/__data.json')).toBe('hant/shell/lesson/index.html')
})

test('everything else is kept as it is', () => {
  for (const address of ['index.html', 'en/index.html', 'lesson/horse/__data.json', 'shell/lesson/index.html', 'a.js'])
    expect(isKept(address)).toBe(true)
  for (const address of ['', 'en/', 'write/', 'shell/lesson/', 'a/b/lesson/horse/'])
    expect(shellOf(address)).toBeUndefined()
})

test('a shell is in its language’s pack', () => {
  expect(
    ['shell/lesson/index.html', 'en/shell/lesson/index.html', 'hant/lesson/x/__data.json', '404.html'].map(packOf),
  ).toEqual(['zh-Hans', 'en', 'zh-Hant', 'app'])
})
