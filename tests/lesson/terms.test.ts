import { expect, test } from 'vitest'
import { compile } from '../../src/lib/lesson'

const lesson = (terms: string): string => `---\n编号: a\n标题: A\n${terms}\n---\n\n## 看\n看\n`

test('a lesson says which words it explains', () => {
  const { lesson: read, problems } = compile(
    lesson('术语:\n  - 蹩马腿：腿上有子，马跳不过去；所以先看腿。\n  - "落子无悔: 放下了，就不能改"'),
  )
  expect(problems).toEqual([])
  expect(read?.terms).toEqual([
    { word: '蹩马腿', meaning: '腿上有子，马跳不过去；所以先看腿。' },
    { word: '落子无悔', meaning: '放下了，就不能改' },
  ])
})

test('a half-width colon does as well', () => {
  expect(compile(lesson('terms:\n  - horse’s leg: what may block it')).lesson?.terms).toEqual([
    { word: 'horse’s leg', meaning: 'what may block it' },
  ])
})

test('one that explains nothing has none', () => {
  expect(compile(lesson('简介: 一')).lesson).not.toHaveProperty('terms')
})

test('a word without a meaning is named with its place, and so is one that stands twice', () => {
  const { lesson: read, problems } = compile(lesson('术语:\n  - 捉\n  - 吃：拿走\n  - 吃：拿掉'))
  expect(problems).toMatchObject([
    { code: 'term-form', line: 5, column: 5 },
    { code: 'term-twice', line: 7, column: 5, params: { term: '吃' } },
  ])
  expect(read?.terms).toEqual([{ word: '吃', meaning: '拿走' }])
})
