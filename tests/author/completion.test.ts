import { expect, test } from 'vitest'
import { completionsAt } from '../../src/lib/author'
import { TASKS } from '../../src/lib/lesson/vocabulary'

const HEAD = '---\n编号: own\n标题: 自己的课\n---\n\n## 一步\n\n'

/** What is proposed where `‸` stands. */
function proposed(text: string) {
  const [before = '', after = ''] = text.split('‸')
  const lines = before.split('\n')
  const found = completionsAt(before + after, { line: lines.length, column: (lines.at(-1) ?? '').length + 1 })
  return { labels: found?.options.map(({ label }) => label) ?? [], from: found?.from, options: found?.options ?? [] }
}
const inBlock = (lines: string, language = 'zh') =>
  proposed(`${language === 'zh' ? HEAD : '---\nid: own\n---\n\n## One\n\n'}\`\`\`xiangqi\n${lines}\n\`\`\`\n`)

test('keys that do not stand there yet, in the language of the text', () => {
  const { labels, options } = inBlock('局面：开局\n‸')
  expect(labels).toContain('任务')
  expect(labels).not.toContain('局面')
  expect(options.find(({ label }) => label === '任务')?.text).toBe('任务：')
  expect(inBlock('position: start\nta‸', 'en').labels).toContain('task')
  expect(inBlock('局面：开局\n任‸').from).toBe(1)
})

test('what may be said twice is proposed again', () => {
  expect(inBlock('错：其他 不对\n‸').labels).toContain('错')
})

test('tasks, as they are written whole', () => {
  const { labels } = inBlock('局面：开局\n任务：‸')
  for (const word of TASKS.words())
    if (word !== 'mate' && word !== 'stalemate') expect(labels).toContain(TASKS.nameOf(word, '中'))
  expect(labels).toContain('两步杀')
  expect(inBlock('position: start\ntask: m‸', 'en').labels).toContain('mate 2')
})

test('values of a closed set', () => {
  expect(inBlock('局面：‸').labels).toEqual(['开局', '空盘', '同上', '接上'])
  expect(inBlock('执：‸').labels).toEqual(['红', '黑'])
  expect(inBlock('黑在下：‸').labels).toEqual(['是'])
  expect(inBlock('任务：应将 ‸').labels).toEqual(['逃', '吃', '垫', '撤'])
  expect(inBlock('标：e5 ‸').labels).toContain('红')
})

test('the legal moves of the position, in Chinese, in WXF or by points', () => {
  const { labels } = inBlock('局面：开局\n任务：走\n答：‸')
  expect(labels).toHaveLength(44)
  expect(labels).toContain('炮二平五')
  expect(inBlock('position: start\ntask: play\nanswer: ‸', 'en').labels).toContain('C2=5')
  expect(inBlock('局面：开局\n任务：走\n答：h2‸').labels).toContain('h2e2')
})

test('a line goes on from what has been played', () => {
  expect(inBlock('局面：开局\n着法：炮二平五 ‸').labels).toContain('马8进7')
  expect(inBlock('局面：开局\n着法：炮二平五 马8进7 {好棋}\n  马二进三 ‸').labels).toContain('车9平8')
  expect(inBlock('局面：开局\n前着：炮二平五\n着法：‸').labels).toContain('马8进7')
  expect(inBlock('局面：开局\n前着：炮二平五 ‸').labels).toContain('马8进7')
})

test('a variation begins beside the move that it replaces, and the line goes on behind it', () => {
  expect(inBlock('局面：开局\n着法：炮二平五 马8进7 (‸').labels).toContain('炮8平5')
  expect(inBlock('局面：开局\n着法：炮二平五 马8进7 (炮8平5 ‸').labels).toContain('马二进三')
  expect(inBlock('局面：开局\n着法：炮二平五 马8进7 (炮8平5 马八进七) ‸').labels).toContain('马二进三')
  expect(inBlock('局面：开局\n着法：炮二平五 马8进7 (炮8平5 马八进七) ‸').labels).not.toContain('马8进7')
})

test('words to a wrong answer: else, and moves; then nothing', () => {
  expect(inBlock('局面：开局\n任务：走\n错：‸').labels.slice(0, 2)).toContain('其他')
  expect(inBlock('局面：开局\n任务：走\n错：炮二平五 ‸').labels).toEqual([])
})

test('no moves where the answer is points, or no board can be read', () => {
  expect(inBlock('局面：开局\n任务：点\n答：‸').labels).toEqual([])
  expect(inBlock('局面：红 帅z9\n任务：走\n答：‸').labels).toEqual([])
})

test('the board of an earlier step is known', () => {
  const text = `${HEAD}\`\`\`xiangqi\n局面：开局\n着法：炮二平五\n\`\`\`\n\n## 二\n\n\`\`\`xiangqi\n局面：接上\n任务：走\n答：‸\n\`\`\`\n`
  expect(proposed(text).labels).toContain('马8进7')
})

test('front matter, fences, verses', () => {
  expect(proposed('---\n编号: a\n‸\n---\n').labels).toContain('标题')
  expect(proposed('---\n编号: a\n‸\n---\n').labels).not.toContain('编号')
  expect(proposed(`${HEAD}\`\`\`‸`).labels).toEqual(['xiangqi', 'verse'])
  expect(proposed(`${HEAD}\`\`\`verse\n‸\n\`\`\``).labels).toContain('题')
  expect(proposed(`${HEAD}往上走‸`).labels).toEqual([])
})
