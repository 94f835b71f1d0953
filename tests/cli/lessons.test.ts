import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { answerLine } from '../../src/cli/answer'
import { runLesson, runTranslate } from '../../src/cli/command'
import { checkLessons } from '../../src/cli/lessons-check'
import { runLessons } from '../../src/cli/lessons-command'
import { translatePosition } from '../../src/cli/piece-list'
import { formatPieceList } from '../../src/lib/author'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { formatFen, START_FEN } from '../../src/lib/notation'
import { board } from '../fixtures/boards'
import { anyBoard } from '../fixtures/random-positions'

const chinese = createTranslator('zh-Hans')
const { t } = chinese

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
const WRONG = RIGHT.replace('马五进三', '马五进四').replace('编号: one-jump', '编号: two-jump')
const LINKED = RIGHT.replace('编号: one-jump', '编号: linked').replace(
  '## 往前跳',
  '## 往前跳\n\n看[上一课](one-jump)和[下一课](nowhere)。',
)

describe('a lesson as a question', () => {
  const ask = (markdown: string): unknown => JSON.parse(answerLine(JSON.stringify({ op: 'lesson', markdown }), t))

  test('without problems', () => {
    expect(ask(RIGHT)).toEqual({ exercises: 1, problems: [] })
  })

  test('with a place, a code, a sentence and a hint for each problem', () => {
    const { exercises, problems } = ask(WRONG) as { exercises: number; problems: object[] }
    expect(exercises).toBe(1)
    expect(problems[0]).toEqual({
      line: 11,
      column: 3,
      code: 'move-illegal',
      message: '“马五进四”不能走。',
      hint: '蹩马腿（e5）。',
    })
  })

  test('any text gets a report, and never a fault of the program', () => {
    const line = fc.oneof(fc.constantFrom(...RIGHT.split('\n')), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(Object.keys(ask(lines.join('\n')) as object)).toEqual(expect.arrayContaining(['exercises', 'problems']))
      }),
      { numRuns: 60 },
    )
  })
})

describe('lesson files', () => {
  const root = mkdtempSync(join(tmpdir(), 'mazouri-'))
  const folder = join(root, 'zh-Hans', '01-pieces')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const right = write('01-right.md', RIGHT)
  const wrong = write('02-wrong.md', WRONG)
  write('03-linked.md', LINKED)
  write('index.md', '---\n编号: pieces\n标题: 棋子\n---\n')
  const check = (...paths: string[]) => checkLessons(t, paths)

  test('one that is right', () => {
    expect(check(right)).toEqual({ code: 0, output: '课文 1 篇，题目 1 道，错误 0 处，提醒 0 处。\n' })
    expect(runLesson(right, t)).toEqual({ code: 0, output: '{"exercises":1,"problems":[]}\n' })
  })

  test('a problem has its place, as editors read it', () => {
    const { code, output } = check(wrong)
    expect(code).toBe(1)
    expect(output).toContain(`${wrong}:11:3  “马五进四”不能走。\n    蹩马腿（e5）。\n`)
    expect(runLesson(wrong, t).code).toBe(1)
  })

  test('of a folder all lessons are checked', () => {
    const { code, output } = check(folder)
    expect(code).toBe(1)
    expect(output).not.toContain('nowhere')
    expect(output).toMatch(/课文 3 篇，题目 3 道/)
    expect(output).toContain(`编号“one-jump-first”在 ${right} 里已经用了。`)
  })

  test('a whole tree is checked for what lies between its files too', () => {
    const { code, output } = check(root)
    expect(code).toBe(1)
    expect(output).toContain('没有编号是“nowhere”的课。')
    expect(output).not.toContain('没有编号是“one-jump”的课。')
    expect(output).toContain(`编号“one-jump-first”在 ${right} 里已经用了。`)
  })

  test('outside the project exercises may lack ids, also those of one title in two files', () => {
    const loose = join(mkdtempSync(join(tmpdir(), 'mazouri-loose-')), 'own')
    const inside = join(loose, 'lessons', 'zh-Hans', '01-pieces')
    mkdirSync(inside, { recursive: true })
    const withoutId = RIGHT.replace('编号：one-jump-first\n', '')
    const file = join(inside, '01-a.md')
    writeFileSync(file, withoutId)
    expect(check(file)).toMatchObject({ code: 1, output: expect.stringContaining('没有编号') as string })
    const folder = join(loose, 'mine')
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.md'), withoutId)
    writeFileSync(join(folder, 'b.md'), withoutId.replace('编号: one-jump', '编号: next-jump'))
    expect(check(join(folder, 'a.md'))).toEqual({ code: 0, output: '课文 1 篇，题目 1 道，错误 0 处，提醒 0 处。\n' })
    expect(check(folder)).toEqual({ code: 0, output: '课文 2 篇，题目 2 道，错误 0 处，提醒 0 处。\n' })
    expect(runLessons(chinese, ['check', '--fix', folder]).output).toContain('写了编号 1 个')
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toContain('编号：one-jump-play\n')
  })

  test('a path that is not there', () => {
    expect(check(join(root, 'none.md'))).toMatchObject({ code: 1 })
    expect(runLesson(join(root, 'none.md'), t).output).toContain('"file-unreadable"')
  })
})

describe('positions as lists and FENs', () => {
  test('each way', () => {
    expect(runTranslate('红 帅e0 马e4；黑 将d9 卒e5；红走', t)).toEqual({
      code: 0,
      output: '3k5/9/9/9/4p4/4N4/9/9/9/4K4 w - - 0 1\n',
    })
    expect(runTranslate('3k5/9/9/9/4p4/4N4/9/9/9/4K4 b', t).output).toBe('红 帅e0 马e4；黑 将d9 卒e5；黑走\n')
    expect(runTranslate('开局', t).output).toBe(`${START_FEN}\n`)
    expect(runTranslate('3k5/9 w', t)).toMatchObject({ code: 1 })
    expect(runTranslate('红 帅e0 马', t).output).toContain('"piece-without-point"')
    expect(runTranslate('x'.repeat(1_000_000), t).code).toBe(1)
  })

  test('every board that can be drawn comes back', () => {
    fc.assert(
      fc.property(anyBoard, (position) => {
        if (position.pieces().length === 0) return
        expect(translatePosition(formatPieceList(board(formatFen(position))))).toEqual({
          ok: true,
          value: formatFen(position),
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('mending', () => {
  const root = mkdtempSync(join(tmpdir(), 'mazouri-fix-'))
  const LOOSE = RIGHT.replace('编号: one', '编号：one')
    .replace('编号：one-jump-first\n', '')
    .replace('马五进三', 'E4-G5')
  const file = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(root, name), content)
    return join(root, name)
  }

  test('writes ids, moves and colons, says so, and then has nothing more to do', () => {
    const path = file('loose.md', LOOSE)
    expect(runLessons(chinese, ['check', path]).code).toBe(1)
    const mended = runLessons(chinese, ['check', '--fix', path])
    expect(mended.code).toBe(0)
    expect(mended.output).toContain(`${path}：写了编号 1 个，统一着法 1 步，改了冒号 1 个。\n`)
    const text = readFileSync(path, 'utf8')
    expect(text).toBe(RIGHT.replace('one-jump-first', 'one-jump-play').replace('马五进三', 'e4g5'))
    expect(runLessons(chinese, ['check', path, '--fix']).output).not.toContain(path)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('leaves what it cannot mend and tells it; a file that is no text stays byte for byte', () => {
    const path = file('bytes.md', Buffer.concat([Buffer.from(LOOSE), Buffer.from([0xc3, 0x28, 10])]))
    const before = readFileSync(path)
    const { code, output } = runLessons(chinese, ['check', '--fix', path])
    expect(code).toBe(1)
    expect(output).toContain(`${path}:13:1  这里有不是 UTF-8 的字节`)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(runLessons(chinese, ['check', '--fix', join(root, 'none.md')]).code).toBe(1)
    expect(runLessons(chinese, ['check', '--mend', path]).code).toBe(2)
  })
})
