import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLegal, legalMoves, type Move, type Position } from '../../src/lib/rules'
import { hasLegalMove, MOVES_MAX, pieceMoves } from '../../src/lib/rules/in-place'
import { board } from '../fixtures/boards'
import { drawable, playable } from './arbitraries'

/** Every move of the pieces, each of them tried: nothing is left out because it touches no mark. */
function tried(position: Position): Move[] {
  const moves = new Uint16Array(MOVES_MAX)
  const end = pieceMoves(position, moves, 0)
  return (Array.from(moves.subarray(0, end)) as Move[]).filter((move) => isLegal(position, move))
}

test('the marks around a general leave out no move that has to be tried', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(playable, drawable), (fen) => {
      const position = board(fen)
      const expected = tried(position)
      expect([...legalMoves(position)].sort()).toEqual(expected.sort())
      expect(hasLegalMove(position)).toBe(expected.length > 0)
    }),
    { numRuns: 1500 },
  )
})
