import { expect, test } from 'vitest'
import en from '../../src/lib/i18n/en.json'
import zhHans from '../../src/lib/i18n/zh-Hans.json'
import zhHant from '../../src/lib/i18n/zh-Hant.json'
import { compile, isExercise, solutionsOf } from '../../src/lib/lesson'

test.each([
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
  ['en', en],
])('the lesson that authors begin with has no fault, and every exercise has an answer: %s', (_, { write }) => {
  const { lesson, problems } = compile(write.template, { idsOptional: true })
  expect(problems).toEqual([])
  const exercises = lesson?.steps.filter(isExercise) ?? []
  expect(exercises).toHaveLength(2)
  for (const exercise of exercises) expect(solutionsOf(exercise)?.count).toBe(1)
})
