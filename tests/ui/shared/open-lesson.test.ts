import { describe, expect, test } from 'vitest'
import { createTranslator } from '../../../src/lib/i18n/every-language'
import { compile } from '../../../src/lib/lesson'
import { err, ok } from '../../../src/lib/rules'
import { encodeLesson, originOf } from '../../../src/lib/share'
import { openText, textIn } from '../../../src/lib/ui/shared/open-lesson'
import { openProblemText } from '../../../src/lib/ui/shared/open-words'
import { readFile, textOfBytes } from '../../../src/lib/ui/shared/read-file'

const TEXT = `---
编号: horse-leg
标题: 我的课
---

## 练习 1：跳
\`\`\`xiangqi
编号：horse-leg-find
局面：红 马e4；红走
任务：走
答：e4f6
\`\`\`

## 看
`

/** The compiler at hand, instead of the one in a worker. */
const compiler = {
  compile: (text: string) => {
    const { lesson, problems, places } = compile(text)
    return Promise.resolve(ok({ lesson, problems, places: [...places] }))
  },
}

const opened = async (text: string) => {
  const result = await openText(compiler, text)
  return result.ok ? result.value : result.error
}

test('a lesson comes with ids of its own, its size, and no mistakes', async () => {
  const id = `${originOf(TEXT)}-horse-leg`
  expect(await opened(TEXT)).toMatchObject({ text: TEXT, exercises: 1, mistakes: 0, lesson: { id, title: '我的课' } })
})

test('a text with mistakes opens as far as it can be read, and they are counted', async () => {
  const wrong = TEXT.replace('答：e4f6', '答：e4f6、什么\n没有：这一项')
  expect(await opened(wrong)).toMatchObject({ exercises: 1, mistakes: 2 })
})

test('warnings are the author’s business', async () => {
  expect(await opened(TEXT.replace('标题', '等级: 好\n标题'))).toMatchObject({ mistakes: 0 })
})

test('what is no lesson is told', async () => {
  expect(await opened('')).toEqual({ code: 'no-steps' })
  expect(await opened('a'.repeat(70_000))).toMatchObject({ code: 'refused', problem: { code: 'text-too-long' } })
  const slow = { compile: () => Promise.resolve(err({ code: 'compile-too-slow' } as const)) }
  expect(await openText(slow, TEXT)).toEqual({ ok: false, error: { code: 'compile-too-slow' } })
})

test('a lesson is found in a link, in a message, and as it is', () => {
  const found = { ok: true, value: TEXT }
  expect(textIn(`https://some.where/shared/#${encodeLesson(TEXT)}`)).toEqual(found)
  expect(textIn(`新课：${encodeLesson(TEXT)}。`)).toEqual(found)
  expect(textIn(TEXT)).toEqual(found)
  expect(textIn('## 只有一步')).toMatchObject({ ok: true })
  expect(textIn('hello')).toEqual({ ok: false, error: { code: 'share-foreign' } })
  expect(textIn('')).toEqual({ ok: false, error: { code: 'share-empty' } })
})

test('each problem is a sentence that says something of its own', () => {
  const codes = [
    ...(['share-empty', 'share-cut', 'share-newer', 'share-foreign', 'share-too-large', 'no-steps'] as const),
    ...(['compile-too-slow', 'compile-failed', 'file-unreadable'] as const),
  ]
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    const { t } = createTranslator(language)
    const texts = codes.map((code) => openProblemText(t, { code }))
    expect(new Set(texts).size).toBe(codes.length)
    const problem = { code: 'text-too-long', severity: 'error', params: { max: 64 }, line: 1, column: 1 } as const
    expect(openProblemText(t, { code: 'refused', problem })).toContain('64 kB')
  }
})

describe('a file', () => {
  const bytes = (...values: readonly number[]): ArrayBuffer => Uint8Array.from(values).buffer

  test('in UTF-8, or as old Chinese editors save it, is read', async () => {
    expect(await readFile(new Blob([TEXT]))).toEqual({ ok: true, value: TEXT })
    expect(textOfBytes(bytes(0xc2, 0xed, 0xd7, 0xdf, 0xc8, 0xd5))).toBe('马走日')
  })

  test('that is no text, or too large, is told', async () => {
    expect(await readFile(new Blob([bytes(0x50, 0x4b, 3, 4, 0, 0)]))).toEqual({ ok: false, error: 'file-unreadable' })
    expect(await readFile(new Blob([bytes(0xff, 0xff, 0xff)]))).toEqual({ ok: false, error: 'file-unreadable' })
    expect(await readFile(new Blob(['a'.repeat(300_000)]))).toEqual({ ok: false, error: 'share-too-large' })
  })
})
