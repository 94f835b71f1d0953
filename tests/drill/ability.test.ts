import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABILITY_MAX, ABILITY_START, abilityAfter, levelFor } from '../../src/lib/drill/ability'
import { Random } from '../../src/lib/drill/random'
import { type Level, LEVELS } from '../../src/lib/drill/types'

const anAbility = fc.integer({ min: 0, max: ABILITY_MAX })
const aLevel = fc.constantFrom<Level>(...LEVELS)

/** The abilities of who answers drills of the own level so. */
const abilities = (answers: readonly boolean[], from = ABILITY_START): number[] => {
  let ability = from
  return answers.map((isRight) => (ability = abilityAfter(ability, { isRight, level: levelFor(ability) })))
}

test('all five levels are there, in order, the whole way up', () => {
  const levels = Array.from({ length: ABILITY_MAX + 1 }, (_, ability) => levelFor(ability))
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  expect([...new Set(levels)]).toEqual([...LEVELS])
  expect([levelFor(0), levelFor(ABILITY_START), levelFor(100)]).toEqual([1, 1, 5])
})

test('an answer keeps to whole numbers, to its range, and to one level up or down', () => {
  fc.assert(
    fc.property(anAbility, fc.boolean(), aLevel, (ability, isRight, level) => {
      const after = abilityAfter(ability, { isRight, level })
      expect(Number.isInteger(after) && after >= 0 && after <= ABILITY_MAX).toBe(true)
      expect(Math.abs(levelFor(after) - levelFor(ability))).toBeLessThanOrEqual(1)
      expect(isRight ? after >= ability : after <= ability).toBe(true)
    }),
  )
})

test('a harder drill never counts less when it is right, nor more when it is missed', () => {
  fc.assert(
    fc.property(anAbility, aLevel, aLevel, fc.boolean(), (ability, one, other, isRight) => {
      const [easier, harder] = one < other ? [one, other] : [other, one]
      const after = (level: Level): number => abilityAfter(ability, { isRight, level })
      expect(after(harder)).toBeGreaterThanOrEqual(after(easier))
    }),
  )
})

test('who knows more stays ahead, whatever comes', () => {
  fc.assert(
    fc.property(anAbility, fc.nat(100), fc.array(fc.boolean(), { maxLength: 30 }), (lower, more, answers) => {
      const higher = Math.min(ABILITY_MAX, lower + more)
      const [one, other] = [abilities(answers, lower).at(-1) ?? lower, abilities(answers, higher).at(-1) ?? higher]
      // Levels are answered with their own drills: what is right there counts alike.
      expect(other).toBeGreaterThanOrEqual(one)
    }),
  )
})

test('three right at once lead to the second level, and a miss leads back', () => {
  const levels = abilities([true, true, true, false]).map(levelFor)
  expect(levels).toEqual([1, 1, 2, 1])
})

test.each(LEVELS)('who knows the drills of level %i comes there from the start, and stays there', (skill) => {
  const random = new Random(skill)
  let ability = ABILITY_START
  const levels: Level[] = []
  for (let i = 0; i < 400; i++) {
    const level = levelFor(ability)
    // Nine of ten of what is known, three of ten of what is not.
    ability = abilityAfter(ability, { isRight: random.chance(level <= skill ? 9 : 3, 10), level })
    if (i >= 100) levels.push(levelFor(ability))
  }
  const near = levels.filter((level) => Math.abs(level - skill) <= 1).length
  expect(near / levels.length).toBeGreaterThan(0.9)
})
