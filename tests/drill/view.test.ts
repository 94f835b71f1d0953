import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '../../src/lib/drill/random'
import type { Draft } from '../../src/lib/drill/types'
import { asDrill, keyOf, viewDrill, VIEWS } from '../../src/lib/drill/view'

const draft: Draft = {
  kind: 'mate',
  fen: '3k5/9/9/R8/9/9/9/9/9/4K4 w',
  answers: ['a6d6'],
  length: 1,
  pattern: 'bare-face',
  level: 1,
}

test('each view of a drill is undone by itself', () => {
  for (const view of VIEWS) expect(viewDrill(viewDrill(draft, view), view).answers).toEqual(draft.answers)
})

test('in the mirror the answer lies on the other wing; in the other colour it is Black’s', () => {
  expect(viewDrill(draft, { mirrored: true, swapped: false })).toMatchObject({ answers: ['i6f6'] })
  const swapped = viewDrill(draft, { mirrored: false, swapped: true })
  expect(swapped.answers).toEqual(['a3d3'])
  expect(swapped.fen).toContain('4k4/9/9/9/9/9/r8/9/9/3K5 b')
})

test('all four views have one key and one id, and another question has another', () => {
  const ids = VIEWS.map((view) => asDrill(viewDrill(draft, view)).id)
  expect(new Set(ids).size).toBe(1)
  expect(keyOf({ ...draft, length: 2 })).not.toBe(keyOf(draft))
  expect(asDrill({ ...draft, kind: 'stalemate' }).id).not.toBe(ids[0])
})

test('a seed gives the same numbers again, all within their range', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, count) => {
      const [one, two] = [new Random(seed), new Random(seed)]
      for (let i = 0; i < 20; i++) {
        const number = one.below(count)
        expect(number).toBe(two.below(count))
        expect(number >= 0 && number < count && Number.isInteger(number)).toBe(true)
      }
    }),
  )
})

test('numbers of a seed are spread, and are what they have always been', () => {
  const random = new Random(7)
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) counts[random.below(10)] = (counts[random.below(10)] ?? 0) + 1
  expect(Math.min(...counts)).toBeGreaterThan(400)
  expect(Array.from({ length: 5 }, () => new Random(1).below(1000))).toEqual(
    Array.from({ length: 5 }, () => new Random(1).below(1000)),
  )
  expect([...new Random(3).shuffled([1, 2, 3, 4, 5])].sort()).toEqual([1, 2, 3, 4, 5])
})
