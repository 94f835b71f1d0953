import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { runLessons } from '../../src/cli/lessons-command'
import { createTranslator } from '../../src/lib/i18n/every-language'
import type { Language } from '../../src/lib/i18n/languages'

// Lessons are compiled and solved here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const RIGHT = `---
编号: one-jump
标题: 跳一步
---

## 往前跳
\`\`\`xiangqi
编号：one-jump-first
局面：红 帅e0 马e4；黑 将d9 卒e5；红走
任务：走
答：马五进三、马五进七
错：其他 请往前跳
\`\`\`
`
describe('lessons check --explain', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'mazouri-explain-')), 'a.md')
  const explained = (language: Language, block: string): string[] => {
    writeFileSync(path, RIGHT.replace(/局面：[^`]*/, `${block}\n`))
    return runLessons(createTranslator(language), ['check', '--explain', path]).output.split('\n')
  }
  const BOARD = '局面：红 帅e0 马e4；黑 将d9 卒e5；红走'

  test.each<[Language, string, string[]]>([
    ['zh-Hans', `${BOARD}\n任务：判断\n答：e4g5、e4f6`, ['（判断）：正确答案 2 个：马五进三 ✓、马五进四 ✗ 蹩马腿']],
    ['zh-Hans', `${BOARD}\n任务：点\n答：e5 e4`, ['（点）：正确答案 2 个：e5、e4']],
    [
      'zh-Hant',
      `${BOARD}\n任务：收集 马\n答：e5、g4`,
      ['（收集）：正確答案 1 個：馬五退四 馬四進三 馬三進五', '最少 3 步'],
    ],
    [
      'en',
      `${BOARD}\n任务：走\n答：e4g5\n错：其他 a`,
      ['(play): right answers: 1: H5+3', 'sound moves that are no answer: '],
    ],
    ['en', '局面：开局\n任务：写谱\n答：h2e2', ['(write): right answers: 1: 炮二平五']],
    ['en', '局面：开局\n任务：连走\n着法：h2e2 h9g7 (b9c7) h0g2', ['(line): right answers: 1: C2=5 H8+7 H2+3']],
    ['zh-Hans', `局面：红 车e0；黑 卒e6；红走\n任务：对弈 吃光`, ['（对弈 吃光）：正确答案 1 个：车五进六']],
    ['en', '局面：红 车e0 马a0；黑 卒e6；红走\n任务：对弈 1步不丢子', ['(duel keep 1): right answers: 1: ']],
    [
      'zh-Hans',
      '局面：4k4/R8/1R7/9/9/9/9/9/9/3K5 w\n任务：一步杀',
      ['（杀 1）：正确答案 3 个：车九平四（困毙）、车八进二、车八平四（困毙）'],
    ],
  ])('in %s of %s', (language, block, expected) => {
    const [first = '', second = ''] = explained(language, block)
    expect(first).toContain(`${path}:10:`)
    expect(first).toContain(expected[0])
    expect(second).toContain(expected[1] ?? '')
  })

  test('sound moves are all that lose nothing, without the answers', () => {
    const [, sound = ''] = explained('zh-Hans', `${BOARD}\n任务：走\n答：e4g5\n错：其他 a`)
    const moves = sound.slice(sound.lastIndexOf('：') + 1).split('、')
    expect(sound).toContain(` ${moves.length} 种`)
    expect(moves).toContain('马五进七')
    expect(moves).not.toContain('马五进三')
  })
})
