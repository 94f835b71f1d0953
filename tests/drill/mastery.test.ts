import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASTERIES, masteryOf, type Practised } from '../../src/lib/drill/mastery'

const rank = (practised: Practised | undefined): number => MASTERIES.indexOf(masteryOf(practised))

/** Practice as the records have it: what was seen is at least what is remembered. */
const practised: fc.Arbitrary<Practised> = fc
  .record({ recent: fc.string({ unit: fc.constantFrom('r', 'm'), maxLength: 20 }), more: fc.nat(30), days: fc.nat(9) })
  .map(({ recent, more, days }) => ({ recent, seen: recent.length + (recent.length === 20 ? more : 0), days }))

const right = (count: number, missed = 0, more: Partial<Practised> = {}): Practised => ({
  recent: `${'r'.repeat(count)}${'m'.repeat(missed)}`,
  seen: count + missed,
  days: count > 0 ? 1 : 0,
  ...more,
})

test.each([
  ['empty', undefined],
  ['empty', right(0)],
  ['outline', right(0, 3)],
  ['outline', right(4)],
  ['outline', right(4, 6)],
  ['light', right(5)],
  ['light', right(10, 0, { seen: 99, days: 1 })],
  ['light', right(7, 3, { seen: 99, days: 9 })],
  ['dark', right(8, 2, { days: 2 })],
  ['dark', right(10, 0, { seen: 19, days: 9 })],
  ['dark', right(10, 0, { seen: 20, days: 3 })],
  ['dark', right(8, 2, { seen: 99, days: 9 })],
  ['circled', right(9, 1, { seen: 20, days: 4 })],
  // Only the last ten count.
  ['circled', { recent: `${'m'.repeat(10)}${'r'.repeat(10)}`, seen: 20, days: 4 }],
  ['outline', { recent: `${'r'.repeat(10)}${'m'.repeat(10)}`, seen: 99, days: 9 }],
] as const)('%s: %j', (mastery, state) => {
  expect(masteryOf(state)).toBe(mastery)
})

test('one more that is right never lowers it', () => {
  fc.assert(
    fc.property(practised, fc.boolean(), (state, isNewDay) => {
      const after = {
        recent: `${state.recent}r`.slice(-20),
        seen: state.seen + 1,
        days: state.days + (isNewDay ? 1 : 0),
      }
      expect(rank(after)).toBeGreaterThanOrEqual(rank(state))
    }),
  )
})

test('one more that is missed never raises it above what the days and the number allow', () => {
  fc.assert(
    fc.property(
      practised.filter(({ seen }) => seen > 0),
      (state) => {
        const missed = { ...state, recent: `${state.recent}m`.slice(-20) }
        expect(rank(missed)).toBeLessThanOrEqual(rank(state))
      },
    ),
  )
})

test('what was right instead of missed never lowers it, nor do more days', () => {
  fc.assert(
    fc.property(practised, fc.nat(19), fc.nat(5), (state, at, days) => {
      const mended = [...state.recent].map((mark, i) => (i === at ? 'r' : mark)).join('')
      expect(rank({ ...state, recent: mended })).toBeGreaterThanOrEqual(rank(state))
      expect(rank({ ...state, days: state.days + days })).toBeGreaterThanOrEqual(rank(state))
    }),
  )
})
