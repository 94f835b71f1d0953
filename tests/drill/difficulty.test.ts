import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Features, levelOf, levelOfScore, scoreOf } from '../../src/lib/drill/make/difficulty'
import { LEVELS } from '../../src/lib/drill/types'
import { board, move } from '../fixtures/boards'

const anyFeatures: fc.Arbitrary<Features> = fc.record({
  length: fc.integer({ min: 1, max: 3 }),
  pieces: fc.integer({ min: 3, max: 32 }),
  moves: fc.integer({ min: 1, max: 120 }),
  misses: fc.integer({ min: 0, max: 60 }),
})

test('nothing more on the board, and nothing more to look ahead, makes it easier', () => {
  fc.assert(
    fc.property(anyFeatures, fc.constantFrom('length', 'pieces', 'moves', 'misses'), (features, name) => {
      const more = { ...features, [name]: features[name] + 1 }
      expect(scoreOf(more)).toBeGreaterThanOrEqual(scoreOf(features))
      expect(levelOfScore(scoreOf(more))).toBeGreaterThanOrEqual(levelOfScore(scoreOf(features)))
    }),
  )
})

test('a score is an integer, and every level has some', () => {
  fc.assert(
    fc.property(anyFeatures, (features) => {
      expect(Number.isInteger(scoreOf(features))).toBe(true)
      expect(LEVELS).toContain(levelOfScore(scoreOf(features)))
    }),
  )
  const reached = new Set(Array.from({ length: 200 }, (_, score) => levelOfScore(score)))
  expect([...reached]).toEqual([...LEVELS])
})

test('a board with two pieces is easier than one of a game', () => {
  const bare = board('3k5/4P4/3N5/9/9/9/9/9/9/4K4 w - - 0 1')
  const full = board('2bakc1R1/4a4/4b4/5N2p/pn2C3P/9/P3P4/2r6/4A4/4KA3 w - - 0 1')
  expect(levelOf(bare, 1, [move('e8d8')])).toBe(1)
  expect(levelOf(full, 1, [move('f6d7'), move('f6g8')])).toBeGreaterThanOrEqual(4)
})
