import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, isExercise, type Problem, type Task } from '../../src/lib/lesson'

const COACH = join(import.meta.dirname, '../fixtures/coach')

const lessonWith = (block: string, prose = ''): string =>
  `---\nid: test\ntitle: Test\nsummary: Test.\n---\n\n## Step\n${prose}\n\`\`\`xiangqi\n${block}\n\`\`\`\n`

const taskOf = (block: string): Task | undefined => compile(lessonWith(block)).lesson?.steps[0]?.task
const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code)
const codesOf = (block: string): string[] => codes(compile(lessonWith(block)).problems)

describe('lessons by a coach, in the words of an earlier day', () => {
  test.each([
    ['07-bie-ma-tui.md', 10],
    ['15-ying-jiang.md', 10],
    ['37-kou-jue-1.md', 10],
  ])('%s', (name, exercises) => {
    const { lesson, problems } = compile(readFileSync(join(COACH, name), 'utf8'))
    expect(problems.filter(({ code }) => code !== 'else-wanted')).toEqual([])
    expect(lesson?.steps.filter(isExercise)).toHaveLength(exercises)
  })

  test('are all here', () => {
    expect(readdirSync(COACH)).toHaveLength(3)
  })
})

describe('words', () => {
  const simplified = `编号：a
局面：红 帅e0 马e4；黑 将d9 卒e5；红走
标：e5 红圈，e4-f6 叉
任务：走
答：马五进三、马五进七
错：其他 no
黑在下：是`
  const traditional = `編號：a
局面：紅 帥e0 馬e4；黑 將d9 卒e5；紅走
標：e5 紅圈，e4→f6 叉
任務：走
答：馬五進三，馬五進七
錯：其他 no
反：是`
  const english = `id: a
position: Red general e0 horse e4; Black king d9 pawn e5; Red to move
marks: e5 red circle, e4f6 cross
task: play
answer: H5+3 H5+7
wrong: else no
flip: yes`
  const letters = english.replace(
    'Red general e0 horse e4; Black king d9 pawn e5; Red to move',
    '3k5/9/9/9/4p4/4N4/9/9/9/4K4 w',
  )

  test.each([
    ['Traditional', traditional],
    ['English', english],
    ['a FEN', letters],
  ])('in %s mean the same', (_, block) => {
    expect(compile(lessonWith(block)).lesson).toEqual(compile(lessonWith(simplified)).lesson)
    expect(codesOf(block)).toEqual([])
  })

  test.each([
    ['一步杀', { kind: 'mate', within: 1, mateOnly: false }],
    ['mate 1', { kind: 'mate', within: 1, mateOnly: false }],
    ['1步殺', { kind: 'mate', within: 1, mateOnly: false }],
    ['两步杀', { kind: 'mate', within: 2, mateOnly: false }],
    ['二步杀', { kind: 'mate', within: 2, mateOnly: false }],
    ['mate 2', { kind: 'mate', within: 2, mateOnly: false }],
    ['杀 3', { kind: 'mate', within: 3, mateOnly: false }],
    ['mate in 2', { kind: 'mate', within: 2, mateOnly: false }],
    ['杀\n限：2', { kind: 'mate', within: 2, mateOnly: false }],
    ['困毙', { kind: 'stalemate', within: 1 }],
    ['困斃 2', { kind: 'stalemate', within: 2 }],
    ['应将 逃、吃', { kind: 'escape', ways: ['flee', 'take'] }],
    ['escape block unscreen', { kind: 'escape', ways: ['block', 'unscreen'] }],
    ['吃 馬', { kind: 'capture', role: 'horse' }],
    ['capture rook', { kind: 'capture', role: 'chariot' }],
    ['圈落点 红马', { kind: 'targets', from: 'e4', points: ['c3', 'c5', 'd2', 'd6', 'f2', 'f6', 'g3', 'g5'] }],
    ['圈落点', { kind: 'targets', from: 'e4', points: ['c3', 'c5', 'd2', 'd6', 'f2', 'f6', 'g3', 'g5'] }],
  ])('%s', (task, expected) => {
    expect(taskOf(`局面：红 帅e0 马e4；黑 将d9；红走\n任务：${task}`)).toEqual(expected)
  })
})

describe('the block', () => {
  const board = '编号：a\n局面：红 帅e0 马e4；黑 将d9；红走\n'

  test('goes on in lines that begin with two spaces, and repeated keys add', () => {
    const task = taskOf(`${board}任务：点\n答：\n  e5、\n  e3\n答：d4 f4`)
    expect(task).toEqual({ kind: 'tap', points: ['e5', 'e3', 'd4', 'f4'] })
  })

  test('places a problem in the line and column of its item', () => {
    const [problem] = compile(lessonWith(`${board}任务：点\n答：e5、\n  e3、z9`)).problems
    expect(problem).toMatchObject({ line: 14, column: 6, code: 'point-unreadable' })
  })

  test('can be indented, and keeps its columns', () => {
    const text = lessonWith(`${board}任务：点\n答：z9`).replaceAll(/^(?=编号|局面|任务|答|```)/gm, '  ')
    expect(compile(text).problems[0]).toMatchObject({ line: 13, column: 5, code: 'point-unreadable' })
  })

  test('has full or half colons, and lists parted by any sign', () => {
    for (const list of ['e5、e3', 'e5，e3', 'e5, e3', 'e5 e3', 'e5,e3'])
      expect(taskOf(`${board}任务: 点\n答:${list}`)).toEqual({ kind: 'tap', points: ['e5', 'e3'] })
  })

  test('knows moves by notation and by points, legal or not', () => {
    for (const move of ['马五进三', '马5进3', 'H5+3', 'e4g5', 'E4-G5', 'e4→g5'])
      expect(taskOf(`${board}任务：判断\n答：${move}`)).toEqual({
        kind: 'judge',
        moves: [{ move: 'e4g5', reasons: [] }],
      })
    expect(taskOf(`${board}任务：判断\n答：e4e6`)).toEqual({
      kind: 'judge',
      moves: [{ move: 'e4e6', reasons: ['not-its-move'] }],
    })
  })

  test('judges a move as its own side’s, whoever is to move', () => {
    const task = taskOf('局面：3k5/9/9/5n3/4P4/4N4/9/9/9/4K4 w\n任务：判断\n答：e4f6、f6e4')
    expect(task).toMatchObject({ moves: [{ reasons: ['horse-leg'] }, { reasons: [] }] })
  })

  test('takes no illegal move where a legal one is needed', () => {
    expect(codesOf(`${board}任务：走\n答：e4e6\n错：其他 x`)).toContain('move-illegal')
  })

  test('reads moves without a task as moves to watch', () => {
    expect(taskOf(`${board}着法：e4g5`)).toEqual({ kind: 'watch', line: [{ move: 'e4g5', variations: [] }] })
  })
})

describe('collecting', () => {
  const collect = (answer: string, more = ''): Task | undefined =>
    taskOf(`编号：a\n局面：红 车i2；黑 车i6 卒e6 卒e2；红走\n任务：收集\n答：${answer}\n${more}`)

  test('has the shortest way as its par, round attacked points', () => {
    expect(collect('i6 e6 e2')).toMatchObject({ piece: 'i2', par: 3 })
    // e6 first would land in the black chariot's line.
    expect(collect('e6')).toMatchObject({ par: 2 })
  })

  test('keeps the author’s par where it is longer', () => {
    expect(collect('i6 e6 e2', '限：五步')).toMatchObject({ par: 5 })
  })
})

describe('ids', () => {
  const steps = (text: string): (string | undefined)[] => compile(text).lesson?.steps.map(({ id }) => id) ?? []
  const head = '---\nid: test\ntitle: Test\nsummary: Test.\n---\n'

  test('of steps that are read do not change when steps come before them', () => {
    const [first, second] = steps(`${head}\n## 甲\n\n## 乙\n`)
    expect(steps(`${head}\n## 新\n\n## 甲\n\n## 乙\n`).slice(1)).toEqual([first, second])
  })

  test('are unique in the lesson, whatever the titles', () => {
    const all = steps(`${head}\n## 甲\n\n## 甲\n\n## The horse\n\n## The horse\n`)
    expect(new Set(all).size).toBe(4)
    expect(all).toContain('the-horse')
  })
})

test('a file with other line ends, or a byte order mark, is the same lesson', () => {
  const text = readFileSync(join(COACH, '07-bie-ma-tui.md'), 'utf8')
  expect(compile(text.replaceAll('\n', '\r\n')).lesson).toEqual(compile(text).lesson)
  expect(compile(`\uFEFF${text}`)).toEqual(compile(text))
})

test('outside the tree exercises may lack ids, and have some made of their titles', () => {
  const text =
    '---\n编号: a\n标题: b\n简介: c\n---\n\n## 走\n\n```xiangqi\n局面：开局\n任务：走\n答：炮二平五\n错：其他 不对\n```\n'
  expect(compile(text).problems.map(({ code }) => code)).toEqual(['id-missing'])
  expect(compile(text, { idsOptional: true }).problems).toEqual([])
  expect(compile(text, { idsOptional: true }).lesson?.steps[0]?.id).toBe(compile(text).lesson?.steps[0]?.id)
})
