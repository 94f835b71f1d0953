import { describe, expect, test } from 'vitest'
import { compile } from '../../src/lib/lesson'

/* What an author means and a parser would pass over in silence. */

const step = (text: string): string => `---\nid: a\ntitle: A\n---\n\n## b\n${text}\n`
const block = (lines: string): string => step(`\`\`\`xiangqi\n编号：q\n${lines}\n\`\`\``)
const problemsOf = (text: string): string[] =>
  compile(text).problems.map(({ code, line, column }) => `${line}:${column} ${code}`)

const HORSE = '局面：红 帅e0 马e4；黑 将d9 卒e5；红走\n'

describe('a block that is not where blocks are read', () => {
  test.each([
    ['in a quote', '> ```xiangqi\n> 局面：开局\n> ```', '7:3'],
    ['in a list', '- ```verse\n  题：a\n  ```', '7:3'],
    ['in a hint', '> 提示：a\n> ```xiangqi\n> 局面：开局\n> ```', '8:3'],
    ['under an option', '<!-- id: q -->\n- [x] a\n  ```象棋\n  局面：开局\n  ```\n- [ ] b', '9:3'],
  ])('%s', (_, text, place) => {
    expect(problemsOf(step(text))).toEqual([`${place} block-nested`])
  })

  test('indented like code', () => {
    expect(problemsOf(step('a\n\n    ```xiangqi\n    局面：开局\n    ```'))).toEqual([
      expect.stringMatching(/^9:\d block-nested$/),
    ])
    expect(problemsOf(step('   ```xiangqi\n   局面：开局\n   ```'))).toEqual([])
  })
})

test.each([
  ['走 马', `${HORSE}任务：走 马\n答：e4g5\n错：其他 a`],
  ['点 e4', `${HORSE}任务：点 e4\n答：e4`],
  ['将军 两次', '局面：红 帅d0 车a5；黑 将e9 卒i6；红走\n任务：将军 两次'],
  ['看 x', `${HORSE}任务：看 x\n着法：e4g5`],
  ['判断：x', `${HORSE}任务：判断：x\n答：e4g5`],
])('more than the task %s can mean', (_, lines) => {
  expect(problemsOf(block(lines))).toEqual([expect.stringMatching(/^\d+:[67] task-argument$/)])
})

test('points in full-width signs', () => {
  const wide = '局面：红 帅ｅ０ 马Ｅ４；黑 将d９；红走\n标：ｅ５ 圈，ｅ４－ｆ６ 叉\n任务：点\n答：ｅ４ e５'
  const narrow = '局面：红 帅e0 马e4；黑 将d9；红走\n标：e5 圈，e4-f6 叉\n任务：点\n答：e4 e5'
  expect(compile(block(wide))).toMatchObject({ lesson: compile(block(narrow)).lesson, problems: [] })
})

test('brackets that are never closed, each where it opens', () => {
  expect(problemsOf(block('局面：开局\n任务：连走\n着法：h2e2 (b0c2 (h0g2'))).toEqual([
    '11:9 line-not-closed',
    '11:15 line-not-closed',
  ])
})

test('也行 of a move that may not be played', () => {
  const lines = `${HORSE}任务：走\n答：e4g5\n错：其他 a\n也行：e4g3 b\n也行：e4e6、e4f6 c`
  expect(problemsOf(block(lines)).slice(0, 2)).toEqual(['14:4 move-illegal', expect.stringContaining('14:9')])
})
