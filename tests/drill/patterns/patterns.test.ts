import { describe, expect, test } from 'vitest'
import { killPattern, killPatterns } from '../../../src/lib/drill/patterns'
import { PATTERNS } from '../../../src/lib/drill/types'
import { outcomeOf, setupFault } from '../../../src/lib/rules'
import { board } from '../../fixtures/boards'
import { BOARDS, SEVERAL } from './boards'

describe.each(PATTERNS)('%s', (pattern) => {
  const { fits, misses } = BOARDS[pattern]

  test('is shown on at least four boards, and missed on three', () => {
    expect(fits.length).toBeGreaterThanOrEqual(4)
    expect(misses.length).toBeGreaterThanOrEqual(3)
    expect(fits.some((fen) => fen.endsWith(' w'))).toBe(true)
  })

  test.each([...fits, ...misses])('%s is a mate that a game could end with', (fen) => {
    expect(outcomeOf(board(fen)).kind).toBe('checkmate')
    expect(setupFault(board(fen).setup())).toBeUndefined()
  })

  test.each(fits)('is what %s is called', (fen) => {
    expect(killPattern(board(fen))).toBe(pattern)
  })

  test.each(misses)('is not on %s', (fen) => {
    expect(killPatterns(board(fen))).not.toContain(pattern)
  })
})

test.each(SEVERAL)('%s has %j', (fen, names) => {
  expect(killPatterns(board(fen))).toEqual(names)
})

test.each([
  ['of a game that goes on', '3k5/9/9/R8/9/9/9/9/9/4K4 b'],
  ['in check with a way out', '4k4/9/9/4R4/9/9/9/9/9/3K5 b'],
  ['of a stalemate', '3k5/9/3P5/9/9/9/9/9/9/4K4 b'],
  ['of a mate, with the mating side to move', '3k5/9/9/3R5/9/9/9/9/9/4K4 w'],
  ['without a general', '9/9/9/3R5/9/9/9/9/9/4K4 b'],
])('a board %s has no name', (_, fen) => {
  expect(killPatterns(board(fen))).toEqual([])
  expect(killPattern(board(fen))).toBeUndefined()
})

test('a mate may have no name', () => {
  expect(killPattern(board('5k1R1/4P4/9/9/9/9/9/5r3/9/3K5 b'))).toBeUndefined()
})
