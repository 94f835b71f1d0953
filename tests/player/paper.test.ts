import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPaper, missedIdeas, pointsOf, type Question } from '../../src/lib/player'
import type { Step } from '../../src/lib/lesson'
import { stepOf } from './steps'

/* Papers drawn from pools: how many, which, and what they are worth. */

const LONE = '9/9/9/9/9/4N4/9/9/9/9 w - - 0 1'

const question = (id: string, lesson: string): Step => ({
  ...stepOf(LONE, { kind: 'tap', points: ['e4'] }, { id, about: { lesson, idea: `idea of ${lesson}` } }),
})

/** Pools of lessons of some sizes: `[[2, 3], [4]]` is one pool with lessons of two and three questions, and another. */
const poolsOf = (sizes: readonly (readonly number[])[]): Question[] =>
  sizes.flatMap((lessons, p) =>
    lessons.flatMap((size, l) =>
      Array.from({ length: size }, (_, q) => ({ pool: `p${p}`, step: question(`q-${p}-${l}-${q}`, `l-${p}-${l}`) })),
    ),
  )

const idsOf = (paper: readonly Question[]): string[] => paper.map(({ step }) => step.id)

/** Pools of at least three papers, the number of questions, a seed and a sitting. */
const anyDraw = fc
  .array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 4 })
  .map(poolsOf)
  .filter((pool) => pool.length >= 3)
  .chain((pool) =>
    fc.record({
      pool: fc.constant(pool),
      questions: fc.integer({ min: 1, max: Math.floor(pool.length / 3) }),
      seed: fc.nat(1_000_000),
      sitting: fc.nat(50),
    }),
  )

test('a paper has its number of questions, each once, in the order of the pool', () => {
  fc.assert(
    fc.property(anyDraw, ({ pool, ...draw }) => {
      const ids = idsOf(drawPaper(pool, draw))
      expect(ids).toHaveLength(draw.questions)
      expect(idsOf(pool).filter((id) => ids.includes(id))).toEqual(ids)
    }),
  )
})

test('a seed draws the same paper again', () => {
  fc.assert(
    fc.property(anyDraw, ({ pool, ...draw }) => {
      expect(drawPaper(pool, draw)).toEqual(drawPaper([...pool], { ...draw }))
    }),
  )
})

test('three papers that follow each other have no question in common', () => {
  fc.assert(
    fc.property(anyDraw, ({ pool, ...draw }) => {
      const papers = [0, 1, 2].map((later) => idsOf(drawPaper(pool, { ...draw, sitting: draw.sitting + later })))
      expect(new Set(papers.flat()).size).toBe(3 * draw.questions)
    }),
  )
})

test('each pool has its share of a paper', () => {
  fc.assert(
    fc.property(anyDraw, ({ pool, ...draw }) => {
      const paper = drawPaper(pool, draw)
      for (const name of new Set(pool.map((question) => question.pool))) {
        const size = pool.filter((question) => question.pool === name).length
        const share = (size * draw.questions) / pool.length
        const drawn = paper.filter((question) => question.pool === name).length
        // A stretch that goes on from the end at the beginning is cut twice.
        expect(Math.abs(drawn - share)).toBeLessThan(2)
      }
    }),
  )
})

test('other seeds draw other papers', () => {
  const pool = poolsOf([[3, 3, 3, 3, 3, 3, 3, 3, 3, 3]])
  const papers = Array.from({ length: 20 }, (_, seed) =>
    idsOf(drawPaper(pool, { questions: 10, seed, sitting: 0 })).join(),
  )
  expect(new Set(papers).size).toBe(20)
})

test('a paper keeps no seat free where the pool is too small', () => {
  expect(drawPaper(poolsOf([[2]]), { questions: 5, seed: 1, sitting: 3 })).toHaveLength(2)
  expect(drawPaper([], { questions: 5, seed: 1, sitting: 0 })).toEqual([])
})

test('twenty questions are five points each', () => {
  const marks = (right: number) =>
    Array.from({ length: 20 }, (_, i) => (i < right ? ('right' as const) : ('missed' as const)))
  expect([0, 11, 12, 20].map((right) => pointsOf(marks(right)))).toEqual([0, 55, 60, 100])
  expect(pointsOf(['right', undefined])).toBe(50)
  expect(pointsOf([])).toBe(0)
})

test('names each missed idea once, and one that was not answered', () => {
  const steps = [question('a', 'horse'), question('b', 'horse'), question('c', 'cannon'), question('d', 'chariot')]
  expect(missedIdeas(steps, ['missed', 'missed', 'right', undefined]).map(({ lesson }) => lesson)).toEqual([
    'horse',
    'chariot',
  ])
})
