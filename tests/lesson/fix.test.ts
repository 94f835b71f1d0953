import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { compile, fixLesson, isExercise, type Lesson } from '../../src/lib/lesson'
import { formatMove } from '../../src/lib/notation'

vi.setConfig({ testTimeout: 60_000 })

const ROOT = join(import.meta.dirname, '../..')
const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/(index|README[.\w]*)\.md$/.test(name))
    .map((name) => join(folder, name))
const FILES = ['lessons', 'tests/fixtures/coach', 'tests/fixtures/lessons'].flatMap(below)
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const strip = (lesson: Lesson | undefined): unknown =>
  lesson && { ...lesson, steps: lesson.steps.map((step) => ({ ...step, id: '' })) }

const lesson = (block: string, head = 'id: a\ntitle: A'): string =>
  `---\n${head}\n---\n\n## b\n\`\`\`xiangqi\n${block}\n\`\`\`\n`
const HORSE = '局面：红 帅e0 马e4；黑 将d9 卒e5；红走\n任务：走\n答：'

const ID_LINE = /^[ \t]*(?:编号|編號|id)[:：].*\r?\n/gim

/** The file without the ids of its exercises, its moves written loosely by `loosen`, with line ends `end`. */
function worn(text: string, loosen: (written: string) => string, end: string): string {
  const { moves } = compile(text, { budget: 0 })
  const lines = text.split('\n')
  for (const { text: source, position, move } of [...moves].reverse()) {
    const { line, column } = source.place
    const whole = lines[line - 1] ?? ''
    const written = formatMove(position, move, 'iccs', 'hans')
    if (whole.slice(column - 1, column - 1 + source.text.length).toLowerCase() !== written) continue
    lines[line - 1] = whole.slice(0, column - 1) + loosen(written) + whole.slice(column - 1 + source.text.length)
  }
  const [front = '', ...blocks] = lines.join('\n').split(/(?=^```(?:xiangqi|verse)$)/m)
  return [front, ...blocks.map((block) => block.replace(ID_LINE, ''))].join('').replaceAll('\n', end)
}

const WAYS: readonly (readonly [loosen: (written: string) => string, end: string, mark: string])[] = [
  [(written) => written.toUpperCase(), '\n', '\uFEFF'],
  [(written) => written.replace(/^../, '$&-'), '\r\n', ''],
]

describe('the lessons that there are', () => {
  test.each(FILES)('%s', (file) => {
    const text = read(file)
    const options = { budget: 500 }
    for (const [loosen, end, mark] of WAYS) {
      const before = mark + worn(text, loosen, end)
      const { text: after } = fixLesson(before, new Set(), options)
      const compiled = compile(after, options)
      expect(strip(compiled.lesson)).toEqual(strip(compile(before, options).lesson))
      expect(fixLesson(after, new Set(), options).text).toBe(after)
      expect(after.startsWith(mark)).toBe(true)
      expect(after.split(end).length).toBe(after.split(/\r?\n/).length)
      if (!file.includes('problems-')) expect(compiled.problems.map(({ code }) => code)).not.toContain('id-missing')
    }
  })

  test('need no mending themselves', () => {
    for (const file of below('lessons'))
      expect([file, fixLesson(read(file), new Set(), { budget: 0 }).text]).toEqual([file, read(file)])
  })
})

describe('ids', () => {
  test('name the task, and where that is taken the pieces, and then a word: never an ordinal', () => {
    const block = `\`\`\`xiangqi\n${HORSE}e4g5\n\`\`\`\n`
    const text = `---\nid: leg\ntitle: A\n---\n\n${`## b\n${block}\n`.repeat(4)}`
    const steps = compile(fixLesson(text).text).lesson?.steps ?? []
    expect(steps.map(({ id }) => id)).toEqual([
      'leg-play',
      'leg-play-horse',
      'leg-play-horse-again',
      'leg-play-horse-more',
    ])
  })

  test('leave alone those that other lessons have', () => {
    expect(fixLesson(lesson(`${HORSE}e4g5`), new Set(['a-play'])).text).toContain('编号：a-play-horse\n')
  })

  test.each([
    ['as the keys are', `${HORSE}e4g5`, '编号：a-play\n局面：'],
    ['Traditional', '局面: 紅 帥e0 馬e4；紅走\n任務: 走\n答: e4g5', '編號: a-play\n局面: '],
    ['English', 'position: Red king e0 horse e4; Red to move\ntask: play\nanswer: e4g5', 'id: a-play\nposition: '],
    ['before what goes on', '  局面：红 马e4；红走\n任务：走\n答：e4g5', '  局面：红 马e4；红走\n编号：a-play\n任务'],
  ])('%s', (_, block, expected) => {
    const { text, ids } = fixLesson(lesson(block))
    expect(ids).toBe(1)
    expect(text).toContain(expected)
    expect(compile(text).lesson?.steps[0]?.id).toBe('a-play')
  })

  test('of a choice without a block stand under its heading', () => {
    const text = '---\nid: a\ntitle: A\n---\n\n## b\nAsk\n\n- [x] c\n- [ ] d\n'
    expect(fixLesson(text).text).toBe(text.replace('## b\n', '## b\n<!-- id: a-choose -->\n'))
  })
})

describe('moves', () => {
  test.each([
    ['馬五進三', '馬五進三'],
    ['傌五进三', '馬五進三'],
    ['马5进3', '马五进三'],
    ['马５进３、馬五进七', '马五进三、馬五進七'],
    ['E4-G5', 'e4g5'],
    ['e4→g5、Ｅ４Ｃ５', 'e4g5、e4c5'],
    ['n5+3', 'H5+3'],
  ])('%s becomes %s', (written, expected) => {
    expect(fixLesson(lesson(`编号：x\n${HORSE}${written}\n错：其他 不`)).text).toContain(`\n答：${expected}\n`)
  })

  test('in every key that holds moves, and nowhere else', () => {
    const before = `编号：x
局面：开局
前着：炮2平5
标：b0-c2 绿
着法：1. 马8进7 {黑马8进7，c3-c4} (马2进3 H2+3)
  2. B0-C2
任务：连走
错：马2进3 先别走 \`马2进3\`
错：马２进４、C9-E7 不`
    const after = before
      .replace('B0-C2', 'b0c2')
      .replace('错：马２进４、C9-E7', '错：马2进4、c9e7')
      .replace('炮2平5', '炮二平五')
    expect(fixLesson(lesson(before)).text).toBe(lesson(after))
  })

  test('stay where a change would say something else', () => {
    for (const written of ['炮9进1', '马五进四', '？', 'z9', '马五进三吧'])
      expect(fixLesson(lesson(`编号：x\n${HORSE}${written}`)).text).toBe(lesson(`编号：x\n${HORSE}${written}`))
  })
})

test('colons of the front matter', () => {
  const { text, colons } = fixLesson(lesson(`${HORSE}e4g5`, '编号：a\n标题：甲：乙\n简介:丙\n分钟：'))
  expect(colons).toBe(4)
  expect(text).toContain('---\n编号: a\n标题: 甲：乙\n简介: 丙\n分钟:\n---')
  expect(text).toContain('编号：a-play')
})

test('what is refused, or is no lesson, stays as it is', () => {
  for (const text of ['', '\uFEFF', 'a\r\rb', '> '.repeat(20), '\u0000', '## a\n```xiangqi'])
    expect(fixLesson(text).text).toBe(text)
  expect(existsSync(join(ROOT, 'lessons'))).toBe(true)
})

test('any text is mended once and for all, and loses nothing', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '编号：',
      '局面：',
      '开局',
      '任务：',
      '走',
      '答：',
      'H2-E2',
      '炮2平5',
      '错：',
      '其他 a',
      '着法：',
      '(',
    ),
    fc.constantFrom('\n', '\r\n', '\n```xiangqi\n', '\n```\n', '\n## ', '---\n', '\n- [x] a\n- [ ] b\n', '  ', '\t'),
    fc.string({ maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const before = `---\n编号：a\n标题: b\n---\n\n## c\n${words.join('')}`
      const after = fixLesson(before, new Set(), { budget: 0 }).text
      expect(fixLesson(after, new Set(), { budget: 0 }).text).toBe(after)
      expect(compile(after, { budget: 0 }).lesson?.steps.filter(isExercise).length).toBe(
        compile(before, { budget: 0 }).lesson?.steps.filter(isExercise).length,
      )
    }),
    { numRuns: 50 },
  )
})
