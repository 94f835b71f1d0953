import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { compile } from '../../src/lib/lesson'
import { begin } from '../../src/lib/player'
import { adoptLesson } from '../../src/lib/share'

vi.setConfig({ testTimeout: 60_000 })

const text = readFileSync(new URL('../fixtures/lessons/every-task/input.md', import.meta.url), 'utf8')
const lines = text.split('\n')

/** How many steps of a text can be begun; one that throws fails the test. */
const stepsBegun = (given: string): number => {
  const { lesson } = compile(given, { idsOptional: true, budget: 1000 })
  if (!lesson) return 0
  const { steps } = adoptLesson(lesson, 'o')
  steps.forEach((step) => begin(step))
  return steps.length
}

test('a lesson without mistakes begins at each step', () => {
  expect(stepsBegun(text)).toBeGreaterThan(10)
})

test('whatever line of it is missing, what is left can be begun', () => {
  const without = fc.subarray([...lines.keys()], { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(without, (missing) => {
      stepsBegun(lines.filter((_, i) => !missing.includes(i)).join('\n'))
    }),
    { numRuns: 60 },
  )
})

test('whatever character of it is another, what is left can be begun', () => {
  const signs = fc.constantFrom('e', '9', '，', '：', '\n', ' ', '#', '马', '`', '-')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(text.length - 1), signs), { minLength: 1, maxLength: 8 }), (changes) => {
      const changed = Array.from(text)
      for (const [at, sign] of changes) changed[at] = sign
      stepsBegun(changed.join(''))
    }),
    { numRuns: 60 },
  )
})
