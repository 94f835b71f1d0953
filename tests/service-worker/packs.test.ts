import { expect, test } from 'vitest'
import { inOrder, isKept, neededFor, packOf, pagesOf, shellOf } from '../../src/service-worker/packs'

test('a lesson is kept as its data, and its language’s shell stands in for its page', () => {
  expect(isKept('lesson/horse/index.html')).toBe(false)
  expect(isKept('en/lesson/horse/index.html')).toBe(false)
  expect(shellOf('lesson/horse/')).toBe('shell/lesson/index.html')
  expect(shellOf('hant/lesson/horse/page.json')).toBe('hant/shell/lesson/index.html')
})

test('a shell lies as deep as the page that it stands in for', () => {
  for (const page of ['lesson/horse/', 'hant/lesson/horse/', 'glossary/', 'en/glossary/', 'write/', 'hant/shared/']) {
    const shell = shellOf(page) ?? ''
    expect(shell.split('/'), page).toHaveLength(`${page}index.html`.split('/').length)
    expect(isKept(shell)).toBe(true)
    expect(isKept(`${page}index.html`)).toBe(false)
  }
})

test('everything else is kept as it is', () => {
  for (const address of ['index.html', 'en/index.html', 'lesson/horse/page.json', 'shell/lesson/index.html', 'a.js'])
    expect(isKept(address)).toBe(true)
  for (const address of ['', 'en/', 'writes/', 'shell/', 'shell/lesson/', 'a/b/lesson/horse/'])
    expect(shellOf(address)).toBeUndefined()
})

test('a shell and a page’s data are in their language’s pack', () => {
  const files = ['shell/lesson/index.html', 'en/shell/index.html', 'hant/lesson/x/page.json', 'hant/verses.json']
  expect([...files, 'page.json', 'en/pool/x.json', '404.html'].map(packOf)).toEqual(
    ['zh-Hans', 'en', 'zh-Hant', 'zh-Hant', 'zh-Hans', 'en', 'app'], //
  )
})

test('the pages are those that a kept file tells of, and those that a shell alone stands in for', () => {
  const pages = pagesOf(['index.html', 'hant/page.json', 'en/lesson/horse/page.json', 'pool/x.json', 'a.js'])
  expect([...pages].filter((page) => !/(glossary|shared|write)\/$/.test(page))).toEqual(['hant/', 'en/lesson/horse/'])
  for (const page of ['glossary/', 'hant/shared/', 'en/write/']) expect(pages).toContain(page)
})

test('other languages need the Simplified files too, before their own', () => {
  expect(neededFor('zh-Hans')).toEqual(['app', 'zh-Hans'])
  expect(neededFor('zh-Hant')).toEqual(['app', 'zh-Hans', 'zh-Hant'])
  expect(inOrder('en')).toEqual(['app', 'zh-Hans', 'en', 'zh-Hant'])
})
