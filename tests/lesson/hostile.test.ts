import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { compile } from '../../src/lib/lesson'

vi.setConfig({ testTimeout: 60_000 })

const HEAD = '---\n编号: a\n标题: b\n简介: c\n---\n\n## d\n'

/** Generous: a loaded machine that also runs other tests. An honest lesson takes a hundredth of it. */
const PATIENCE = 5000

function timed(text: string): number {
  const start = process.cpuUsage()
  compile(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const refusalOf = (text: string): string | undefined => {
  const { lesson, problems } = compile(text)
  return lesson === undefined && problems.length === 1 ? problems[0]?.code : undefined
}

describe('refused before parsing', () => {
  test.each([
    ['text-too-long', '字'.repeat(1000) + '\n', 30],
    ['too-many-lines', 'a\n', 5000],
    ['line-too-long', 'a'.repeat(2001), 1],
    ['too-many-steps', '## a\n', 201],
    ['nesting-too-deep', '> '.repeat(9), 1],
    ['nesting-too-deep', '- '.repeat(8) + '> a\n', 1],
    ['too-many-marks', '*a*', 101],
    ['too-many-marks', '[', 201],
    ['too-many-items', '- a\n', 1001],
  ])('%s', (code, unit, times) => {
    expect(refusalOf(HEAD + unit.repeat(times))).toBe(code)
  })

  test('a list that goes in deeper line by line', () => {
    const deep = Array.from({ length: 10 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')
    expect(refusalOf(HEAD + deep)).toBe('nesting-too-deep')
  })

  test('but not what an honest lesson may hold', () => {
    const list = Array.from({ length: 4 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')
    expect(refusalOf(`${HEAD}${`${list}\n\nword *a* word\n\n`.repeat(30)}`)).toBeUndefined()
    expect(refusalOf(HEAD + '\n* * *\n- - - - - - - - - -\n')).toBeUndefined()
  })
})

describe('answers in time', () => {
  const fill = (unit: string): string => HEAD + `${unit.repeat(Math.floor(1900 / unit.length))}\n`.repeat(33)
  const marked = (unit: string): string => `${HEAD}${`${unit.repeat(40)}\n\n`.repeat(60)}`
  const exercises = (block: string): string =>
    HEAD + Array.from({ length: 199 }, (_, i) => `## e\n\`\`\`xiangqi\n编号：e-${i}\n${block}\n\`\`\`\n`).join('\n')

  const texts: readonly (readonly [name: string, text: string])[] = [
    ...['x ', '|a', '- ', '{(', '\t', 'http://a.b ', '"', ':', '1. '].map((unit) => [unit, fill(unit)] as const),
    ...['[a](b) ', '*a **b ', '`a` ', '<b> ', '[x][y] ', '![a](b) '].map((unit) => [unit, marked(unit)] as const),
    ['a table', `${HEAD}|a|b|\n|-|-|\n${'|a|b|\n'.repeat(990)}`],
    ['a wide table', `${HEAD}|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\n${'|a|\n'.repeat(900)}`],
    ['YAML', `---\na: ${'{'.repeat(190)}\nb: ${'? '.repeat(900)}\n---\n## d\n`],
    ['a line', `${HEAD}\`\`\`xiangqi\n局面：开局\n着法：\n${'  h2e2 h9g7 e2h2 g7h9\n'.repeat(2500)}\`\`\`\n`],
    ['variations', `${HEAD}\`\`\`xiangqi\n局面：开局\n着法：h2e2\n${`  ${'(h2e2 '.repeat(200)}\n`.repeat(40)}\`\`\`\n`],
    ['mates', exercises('局面：开局\n任务：三步杀')],
    ['long mates', exercises('局面：开局\n任务：mate 4')],
    ['captures', exercises('局面：r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w\n任务：吃')],
    ['plays', exercises('局面：开局\n任务：走\n答：h2e2')],
    ['collecting', exercises('局面：红 车a0 马e4；黑 车i9 炮h8；红走\n任务：收集\n答：i9 h8 a9 i0 b9 c9 d9 e9 f9 g9')],
    [
      'crowds',
      exercises(
        `局面：红 ${Array.from({ length: 45 }, (_, i) => `炮${'abcdefghi'[i % 9] ?? ''}${i % 5}`).join(' ')}\n任务：吃`,
      ),
    ],
  ]

  test.each(texts)('%s', (_, text) => {
    expect(timed(text)).toBeLessThan(PATIENCE)
  })
})

const word = fc.oneof(
  fc.constantFrom(
    ...[
      '编号：',
      '局面：',
      '任务：',
      '答：',
      '错：',
      '标：',
      '着法：',
      '题：',
      'position: ',
      '同上',
      '接上',
      '开局',
      '空盘',
    ],
    ...[
      '红 帅e0',
      '马e4；',
      '黑 将d9',
      '红走',
      '走',
      '点',
      '收集 马',
      '一步杀',
      '应将',
      '判断',
      '选',
      '连走',
      '背',
      '看',
    ],
    ...[
      'e4',
      'e4f6',
      '马五进三',
      'z9',
      '其他',
      '是',
      '2',
      '|',
      '= ',
      '{',
      '}',
      '(',
      ')',
      '“',
      '→',
      '、',
      '，',
      '：',
      ' ',
    ],
    ...[
      '\n',
      '\n\n',
      '\n  ',
      '\n```xiangqi\n',
      '\n```verse\n',
      '\n```\n',
      '\n## ',
      '\n> ',
      '\n- [x] ',
      '\n- [ ] ',
      '\n---\n',
    ],
    ...['<!-- a -->', '<b>', '[a](#e4)', '![a](b)', '`e4`', '**', '提示：', '\u0000', '\r', '\\'],
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
)

describe('no text breaks it', () => {
  const isSound = (text: string): boolean => {
    const { lesson, problems } = compile(text, { budget: 2000 })
    const lines = text.split(/\r\n|\r|\n/).length
    const ids = lesson?.steps.map(({ id }) => id) ?? []
    return (
      problems.every(({ line, column }) => line >= 1 && line <= lines && column >= 1) &&
      new Set(ids).size === ids.length
    )
  }

  test('made of a lesson’s own words', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => isSound(HEAD + words.join(''))),
      { numRuns: 400 },
    )
  })

  test('made of any characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => isSound(text)),
      { numRuns: 400 },
    )
  })
})
