import { describe, expect, test, vi } from 'vitest'
import { compileTree } from '../../src/build/compile-tree'
import { readTree } from '../../src/build/lesson-files'
import { isExercise } from '../../src/lib/lesson'
import { CLAUSES } from './clauses'

/* Each clause of the rules that a beginner needs is asked for somewhere. */

vi.setConfig({ testTimeout: 60_000 })

/** How many sub-clauses each article has in the source. */
const ARTICLES = { 1: 4, 2: 3, 3: 2, '4.1': 10, '4.2': 4, 5: 8, 6: 5, '9.1': 8 } as const

const numbered = Object.entries(ARTICLES).flatMap(([article, count]) =>
  Array.from({ length: count }, (_, index) => `${article}.${index + 1}`),
)
const NUMBERS = [...numbered, '6', '7.5', '24.1', '26.1', 'Asian 1', 'Asian 2', 'Asian 3.3']

const tree = compileTree(readTree('lessons'))
const lessons = tree.chapters['zh-Hans'].flatMap((chapter) => chapter.lessons.map(({ lesson }) => lesson))
const exercisesOf = new Map(
  lessons.map(({ id, steps }) => [id, new Set(steps.filter(isExercise).map((step) => step.id))]),
)

const exercisesAt = (number: string): string[] =>
  CLAUSES.filter((clause) => clause.number === number).flatMap(({ taught }) => Object.values(taught).flat())

const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at)

test('the table has every clause, and no other', () => {
  expect([...new Set(CLAUSES.map(({ number }) => number))].sort()).toEqual([...NUMBERS].sort())
})

test('no two rows say the same', () => {
  expect(repeated(CLAUSES.map(({ says }) => says))).toEqual([])
})

test.each(NUMBERS)('%s names no exercise twice', (number) => {
  expect(repeated(exercisesAt(number))).toEqual([])
})

describe.each(CLAUSES)('$number $says', ({ taught }) => {
  test('is asked for in an exercise', () => {
    expect(Object.values(taught).flat()).not.toEqual([])
  })

  test.each(Object.entries(taught))('by exercises that stand in %s', (lesson, ids) => {
    const there = exercisesOf.get(lesson) ?? new Set()
    expect(ids.filter((id) => !there.has(id))).toEqual([])
  })
})
