import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areGeneralsFacing, checkersOf, legalMoves, otherSide, outcomeOf, type Position } from '../../src/lib/rules'
import { GOALS } from '../../src/lib/solver'
import { Search } from '../../src/lib/solver/search'
import { board } from '../fixtures/boards'
import { randomFrom, randomGame, STYLE_NAMES } from '../oracle/random-games'
import { drawable } from '../rules/arbitraries'
import { forces } from './naive'

/** The other side has just moved: its general is safe. So stands every position in which a search makes its last move. */
const isReached = (position: Position): boolean =>
  position.hasBothGenerals &&
  !areGeneralsFacing(position) &&
  checkersOf(position, otherSide(position.turn)).length === 0 &&
  outcomeOf(position).kind === 'ongoing'

/** How many goals one move reaches here, after it was seen that trying every move says the same. */
function endings(position: Position): number {
  return GOALS.filter((goal) => {
    const isFound = new Search(position, goal).canWin(1)
    expect(isFound).toBe(legalMoves(position).some((move) => forces(position, move, 1, goal)))
    return isFound
  }).length
}

test('the last move of a win is never among those left untried: random games', { timeout: 60_000 }, () => {
  let found = 0
  for (const [i, style] of [...STYLE_NAMES, 'endgame' as const, 'endgame' as const].entries()) {
    for (let game = 0; game < 6; game++) {
      for (const position of randomGame(style, randomFrom(i * 100 + game), 60)) {
        if (isReached(position)) found += endings(position)
      }
    }
  }
  expect(found).toBeGreaterThan(30)
})

test('and on any board', { timeout: 60_000 }, () => {
  let found = 0
  fc.assert(
    fc.property(drawable, (fen) => {
      const position = board(fen)
      if (isReached(position)) found += endings(position)
    }),
    { numRuns: 2000 },
  )
  expect(found).toBeGreaterThan(5)
})

describe('what random play seldom meets', () => {
  test.each([
    ['a cannon before the general mates by taking backward', '3bkb3/9/4C4/9/4p4/9/4p4/9/9/3K5 w', 'checkmate'],
    ['a cannon’s last step is taken from it', 'P2k5/cB7/1R1P5/9/9/9/9/9/9/4K4 w', 'stalemate'],
    ['a horse’s last leg is taken from it', '3k5/n8/BR1P5/9/9/9/9/9/9/4K4 w', 'stalemate'],
  ] as const)('%s', (_, fen, goal) => {
    expect(new Search(board(fen), goal).canWin(1)).toBe(true)
    expect(endings(board(fen))).toBe(2)
  })
})
