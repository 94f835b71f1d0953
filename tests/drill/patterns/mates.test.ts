import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { killPattern, killPatterns, PATTERN_TESTS } from '../../../src/lib/drill/patterns'
import { PATTERNS } from '../../../src/lib/drill/types'
import { VIEWS, viewPosition } from '../../../src/lib/drill/view'
import { legalMoves, outcomeOf, Position } from '../../../src/lib/rules'
import { board, move } from '../../fixtures/boards'
import { reached } from '../../fixtures/random-positions'
import { rowsOf } from '../../fixtures/rows'

/* Mates from games and old books, each line played to its end. */

vi.setConfig({ testTimeout: 60_000 })

interface MateRow {
  readonly fen: string
  readonly line: readonly string[]
  readonly name: string
}

const rows = ['full', 'three', 'four', 'five', 'six'].flatMap((file) => rowsOf<MateRow>(`mates/${file}`))
const ended = rows
  .map(({ fen, line, name }) => ({ name, final: line.reduce((at, text) => at.play(move(text)), board(fen)) }))
  .filter(({ final }) => outcomeOf(final).kind === 'checkmate')

const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((other) => other === name).length]))

const calledOf = (name?: string): readonly string[] =>
  ended.filter((row) => name === undefined || row.name === name).map(({ final }) => killPattern(final) ?? 'none')

test('more than half of them have a name', () => {
  expect(tally(calledOf())).toEqual({
    'angler-horse': 14,
    'bare-face': 12,
    'borrowed-general': 17,
    'corner-horse': 34,
    'double-cannon': 35,
    'double-chariot': 29,
    'double-horse': 5,
    'heaven-earth-cannons': 2,
    'high-angler': 8,
    'horse-cannon': 40,
    'iron-bolt': 6,
    none: 220,
    'octagon-horse': 5,
    'palace-heart': 11,
    'side-tiger': 3,
    'smothered-cannon': 15,
    'trough-horse': 42,
    'two-soldiers': 1,
  })
})

/* The collection names some after the pieces that attack, wherever they stand: 马后炮 with a horse right beside the general. */
test('nearly all that are called 重炮 are', () => {
  expect(tally(calledOf('重炮'))).toEqual({ 'double-cannon': 14, 'horse-cannon': 2, none: 1 })
})

test('those that are called 马后炮 are, where a point is free between horse and general', () => {
  expect(tally(calledOf('马后炮'))).toEqual({ 'horse-cannon': 5, none: 7 })
})

test('half of those that are called 双车错 have two chariots side by side, or a better name', () => {
  expect(tally(calledOf('双车错'))).toEqual({
    'bare-face': 3,
    'borrowed-general': 1,
    'corner-horse': 2,
    'double-cannon': 1,
    'double-chariot': 26,
    'horse-cannon': 1,
    'iron-bolt': 1,
    none: 24,
    'palace-heart': 2,
    'trough-horse': 7,
  })
})

const views = VIEWS.slice(1)

test('in the mirror and in the other colour a mate has the same names', () => {
  for (const { final } of ended)
    for (const view of views) expect(killPatterns(viewPosition(final, view))).toEqual(killPatterns(final))
})

/** A mate of them without some of its pieces, if it is one still. */
const thinned = fc
  .tuple(fc.constantFrom(...ended), fc.infiniteStream(fc.integer({ min: 0, max: 9 })))
  .map(([{ final }, chances]) => {
    const kept = final.pieces().filter(([, { role }]) => role === 'general' || (chances.next().value ?? 0) > 1)
    const made = Position.of({ pieces: new Map(kept), turn: final.turn })
    return made.ok ? made.value : final
  })
  .filter((position) => outcomeOf(position).kind === 'checkmate')

test('so has every other mate', () => {
  fc.assert(
    fc.property(thinned, fc.constantFrom(...views), (final, view) => {
      expect(killPatterns(viewPosition(final, view))).toEqual(killPatterns(final))
    }),
    { numRuns: 300 },
  )
})

test('a mate is called by the first of its names, and they stand in one order', () => {
  fc.assert(
    fc.property(thinned, (final) => {
      const names = killPatterns(final)
      expect(killPattern(final)).toBe(names[0])
      expect(PATTERNS.filter((name) => names.includes(name))).toEqual(names)
    }),
  )
})

test('where there is a move there is no name', () => {
  fc.assert(
    fc.property(reached, (position) => {
      if (legalMoves(position).length > 0) expect(killPatterns(position)).toEqual([])
    }),
  )
})

test('every name has its test', () => {
  expect(Object.keys(PATTERN_TESTS)).toEqual([...PATTERNS])
})
