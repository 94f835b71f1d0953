import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byIccs,
  byPointName,
  explain,
  type Explanation,
  legalMoves,
  moveOf,
  outcomeOf,
  POINTS,
  ROLES,
  setupFault,
  SIDES,
} from '../../src/lib/rules'
import { board } from '../fixtures/boards'
import {
  drawable,
  moveSeenBy,
  outcomeSeenBy,
  playable,
  seenBy,
  setupSeenBy,
  SYMMETRIES,
  type Symmetry,
} from './arbitraries'

const anyBoard = fc.oneof(playable, drawable)

function explanationSeenBy({ point }: Symmetry, explanation: Explanation): unknown {
  if (explanation.legal) return explanation
  const reasons = explanation.reasons.map(({ code, causes }) => ({ code, causes: causes.map(point).sort(byPointName) }))
  return { legal: false, reasons }
}

describe.each(SYMMETRIES)('$name may be exchanged', (symmetry) => {
  test('without a change to the legal moves', () => {
    fc.assert(
      fc.property(anyBoard, (fen) => {
        const position = board(fen)
        const expected = legalMoves(position).map((move) => moveSeenBy(symmetry, move))
        expect(legalMoves(seenBy(symmetry, position))).toEqual(expected.sort(byIccs))
      }),
    )
  })

  test('without a change to the outcome', () => {
    fc.assert(
      fc.property(anyBoard, (fen) => {
        const position = board(fen)
        const expected = outcomeSeenBy(symmetry, outcomeOf(position))
        expect(outcomeOf(seenBy(symmetry, position))).toEqual(expected)
      }),
    )
  })

  test('without a change to what is wrong with a setup, two generals of a side included', () => {
    const piece = fc.tuple(fc.constantFrom(...SIDES), fc.constantFrom(...ROLES))
    const extra = fc.array(fc.tuple(fc.constantFrom(...POINTS), piece), { maxLength: 3 })
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyBoard, extra, fc.boolean(), (fen, added, lesson) => {
        const { pieces, turn } = board(fen).setup()
        const setup = {
          pieces: new Map([...pieces, ...added.map(([at, [side, role]]) => [at, { side, role }] as const)]),
          turn,
        }
        const fault = setupFault(setup, { lesson })
        seen.add(fault?.code ?? 'none')
        const expected = fault && { ...fault, points: fault.points.map(symmetry.point).sort(byPointName) }
        expect(setupFault(setupSeenBy(symmetry, setup), { lesson })).toEqual(expected)
      }),
      { numRuns: 300, seed: 10 },
    )
    expect(seen.size).toBeGreaterThan(5)
  })

  test('without a change to any reason', () => {
    const point = fc.constantFrom(...POINTS)
    const moves = fc.array(fc.tuple(point, point), { minLength: 30, maxLength: 60 })
    fc.assert(
      fc.property(anyBoard, moves, (fen, pairs) => {
        const position = board(fen)
        const mirrored = seenBy(symmetry, position)
        for (const [from, to] of pairs) {
          const move = moveOf(from, to)
          const expected = explanationSeenBy(symmetry, explain(position, move))
          expect(explain(mirrored, moveSeenBy(symmetry, move))).toEqual(expected)
        }
      }),
    )
  })
})
