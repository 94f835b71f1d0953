import { expect, test } from 'vitest'
import { createTranslator } from '../../../src/lib/i18n/every-language'
import { DRILL_KINDS, type Drill, PATTERNS } from '../../../src/lib/drill/types'
import { GROUPS, STREAMS } from '../../../src/lib/drill/streams'
import { parsePoint } from '../../../src/lib/notation'
import { type Point, POINTS } from '../../../src/lib/rules'
import { inChinese } from '../../../src/lib/ui/drill/chinese-number'
import { drillWords, namesOf, pointName, streamName } from '../../../src/lib/ui/drill/drill-words'
import en from '../../../src/lib/i18n/en.json'
import zhHans from '../../../src/lib/i18n/zh-Hans.json'

const hans = createTranslator('zh-Hans')
const english = createTranslator('en')
const at = (text: string): Point => {
  const point = parsePoint(text)
  if (point === undefined) throw new Error(text)
  return point
}

test('a point is named from its own side: files from the right, ranks from the edge', () => {
  expect(pointName(hans, at('e0'), 'red')).toBe('红方五路，第 1 条横线')
  expect(pointName(hans, at('a3'), 'red')).toBe('红方九路，第 4 条横线')
  expect(pointName(hans, at('a3'), 'black')).toBe('黑方 1 路，第 7 条横线')
  expect(pointName(english, at('i9'), 'red')).toBe('Red’s file 1, rank 10'.replace('’', "'"))
})

test('every point has four names to choose from, the right one first, all different', () => {
  for (const side of ['red', 'black'] as const)
    for (const point of POINTS) {
      const names = namesOf(hans, point, side)
      expect(names[0]).toBe(pointName(hans, point, side))
      expect(new Set(names).size).toBe(4)
    }
})

test('every stream has a name and one sign in every language', () => {
  for (const { drill } of [zhHans, en]) {
    expect(Object.keys(drill.stream).sort()).toEqual([...new Set([...STREAMS, ...PATTERNS])].sort())
    expect(Object.keys(drill.sign).sort()).toEqual([...new Set([...STREAMS, ...PATTERNS])].sort())
    expect(Object.keys(drill.name).sort()).toEqual([...PATTERNS].sort())
    expect(Object.values(drill.sign).every((sign) => [...sign].length === 1)).toBe(true)
    expect(Object.keys(drill.group).sort()).toEqual(GROUPS.map(({ id }) => id).sort())
  }
  for (const pattern of PATTERNS) expect(streamName(hans, pattern)).not.toContain('drill.')
})

test('every kind is asked and hinted at in words', () => {
  const drill: Drill = {
    id: 'x',
    kind: 'mate',
    fen: '3k5/9/9/R8/9/9/9/9/9/4K4 w',
    ask: 'a6',
    answers: ['a6d6'],
    length: 1,
    level: 1,
  }
  for (const kind of DRILL_KINDS)
    for (const translator of [hans, english]) {
      const asked = { ...drill, kind, ...(kind === 'escape' && { ask: 'flee' }) }
      const { title, hint } = drillWords(translator, asked, undefined)
      expect(`${title} ${hint}`).not.toMatch(/drill\.|{{|undefined/)
    }
  expect(drillWords(hans, { ...drill, length: 2 }, undefined).title).toBe('两步之内将死黑将。')
  expect(drillWords(hans, drill, 'bare-face')).toMatchObject({ title: '用“白脸将”将死黑将。', mateOnly: true })
})

test('numbers are spoken', () => {
  expect([0, 2, 8, 10, 12, 20, 35, 99, 100].map(inChinese)).toEqual([
    '零',
    '两',
    '八',
    '十',
    '十二',
    '二十',
    '三十五',
    '九十九',
    '100',
  ])
})
