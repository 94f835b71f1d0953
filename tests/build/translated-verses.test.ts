import { expect, test, vi } from 'vitest'
import { compileTree } from '../../src/build/compile-tree'
import { problemsOf } from '../../src/build/tree-checks'

vi.setConfig({ testTimeout: 30_000 })

/* A verse that is recited, and its translation: words may differ, what they show on the board may not. */

const folder = (path: string, block: string) => ({
  index: { path: 'index.md', text: '---\nid: c\ntitle: C\n---\n' },
  lessons: [{ path, text: `---\nid: a\ntitle: A\n---\n\n## b\n\`\`\`verse\nid: q\ntitle: T\n${block}\n\`\`\`\n` }],
})

const ORIGINAL = '局面：开局\n任务：背 填空\n{起}炮 | 炮二平五\n跳{马} | 马8进7'

const codes = (translation: string): string[] =>
  problemsOf(compileTree({ 'zh-Hans': [folder('zh', ORIGINAL)], 'zh-Hant': [], en: [folder('en', translation)] })).map(
    ({ code }) => code,
  )

test.each([
  ['other words', 'position: start\ntask: recite gaps\nThe {cannon} | C2=5\nThe {horse} | h8+7', []],
  ['another way', 'position: start\ntask: recite order\nThe {cannon} | C2=5\nThe {horse} | h8+7', ['translation-task']],
  [
    'another move',
    'position: start\ntask: recite gaps\nThe {cannon} | C8=5\nThe {horse} | h8+7',
    ['translation-answers'],
  ],
  [
    'a gap more',
    'position: start\ntask: recite gaps\n{The} {cannon} | C2=5\nA {horse} | h8+7',
    ['translation-answers'],
  ],
])('%s', (_, translation, expected) => {
  expect(codes(translation)).toEqual(expected)
})
