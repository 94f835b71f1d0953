import { describe, expect, test } from 'vitest'
import { formatIccs } from '../../src/lib/notation'
import { byIccs } from '../../src/lib/rules'
import { GOALS, type Goal, solve } from '../../src/lib/solver'
import { board } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'
import { randomFrom, randomGame } from '../oracle/random-games'
import { SYMMETRIES, seenBy } from '../rules/arbitraries'
import { moveSeenBy } from './small-endings'
import { winTexts } from './naive'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
  readonly firstMoves?: readonly string[]
}

/** Each win as `move in by`. */
function winsOf(fen: string, within: number, goal?: Goal): string[] {
  const found = solve(board(fen), within, goal)
  if (!found.ok) throw new Error(found.error.code)
  return found.value.map((win) => `${formatIccs(win.move)} ${win.in} ${win.by}`)
}

const movesOf = (wins: readonly string[]): string[] => wins.map((win) => win.slice(0, 4)).sort()

describe('problems from games and old books', () => {
  test('in one and two: exactly these first moves win', { timeout: 60_000 }, () => {
    for (const { fen, mateIn, firstMoves = [] } of rowsOf<MateRow>('mates/full')) {
      expect(movesOf(winsOf(fen, mateIn)), fen).toEqual([...firstMoves].sort())
    }
  })

  test('in two: nothing wins in one', () => {
    for (const { fen } of rowsOf<MateRow>('mates/full').filter(({ mateIn }) => mateIn === 2)) {
      expect(winsOf(fen, 1), fen).toEqual([])
    }
  })
})

describe('how a game ends', () => {
  const FACE = '3k5/9/9/R8/9/9/9/9/9/4K4 w'

  test('白脸将: the general’s own file lets a chariot mate, or stalemate', () => {
    expect(winsOf(FACE, 1)).toEqual(['a6a8 1 stalemate', 'a6d6 1 checkmate'])
    expect(winsOf(FACE, 1, 'checkmate')).toEqual(['a6d6 1 checkmate'])
    expect(winsOf(FACE, 1, 'stalemate')).toEqual(['a6a8 1 stalemate'])
  })

  test('困毙: the side that cannot move loses', () => {
    const fen = '3k5/9/3P5/9/9/9/9/9/9/4K4 w'
    expect(winsOf(fen, 1)).toEqual(['e0e1 1 stalemate'])
    expect(winsOf(fen, 2)).toEqual(['e0e1 1 stalemate', 'e0f0 2 stalemate'])
    expect(winsOf(fen, 4, 'checkmate')).toEqual([])
  })

  test('either: every reply loses, and the loser chooses between checkmate and stalemate', () => {
    const fen = '9/9/4k4/9/9/3r3n1/9/9/3N1K3/9 b'
    expect(winsOf(fen, 2)).toContain('h4g2 2 either')
    expect(movesOf(winsOf(fen, 2, 'checkmate'))).not.toContain('h4g2')
    expect(movesOf(winsOf(fen, 2, 'stalemate'))).not.toContain('h4g2')
  })

  test('a game that is over has no winning move', () => {
    expect(winsOf('3k5/9/3P5/9/9/9/9/9/9/4K4 b', 2)).toEqual([])
    expect(winsOf('3k5/4a4/9/9/9/9/9/9/4A4/5K3 w', 4)).toEqual([])
  })
})

describe('what is refused', () => {
  const code = (fen: string, within: number) => {
    const found = solve(board(fen), within)
    return found.ok ? undefined : found.error.code
  }

  test('a board without both generals', () => {
    expect(code('9/9/9/R8/9/9/9/9/9/4K4 w', 2)).toBe('general-missing')
  })

  test.each([0, 5, -1, 1.5, NaN])('%d moves', (within) => {
    expect(code('3k5/9/9/R8/9/9/9/9/9/4K4 w', within)).toBe('within-out-of-range')
  })
})

describe('against a naive search', () => {
  const random = randomFrom(4)
  const endgames = Array.from({ length: 150 }, () => [...randomGame('endgame', random, 3)]).flat()

  test.each(GOALS)('%s: the same moves, lengths and endings', { timeout: 60_000 }, (goal) => {
    let wins = 0
    for (const position of endgames) {
      const found = solve(position, 2, goal)
      if (!found.ok) continue
      const texts = found.value.map((win) => `${formatIccs(win.move)} ${win.in} ${win.by}`)
      wins += texts.length
      expect(texts).toEqual(winTexts(position, 2, goal))
    }
    expect(wins).toBeGreaterThan(20)
  })
})

test.each(SYMMETRIES)('$name may be exchanged: the same wins, seen from there', (symmetry) => {
  for (const { fen, mateIn } of rowsOf<MateRow>('mates/full').filter((_, i) => i % 4 === 0)) {
    const here = solve(board(fen), mateIn)
    const there = solve(seenBy(symmetry, board(fen)), mateIn)
    if (!here.ok || !there.ok) throw new Error(fen)
    const seen = here.value.map((win) => ({ ...win, move: moveSeenBy(symmetry, win.move) }))
    expect(
      seen.sort((a, b) => a.in - b.in || byIccs(a.move, b.move)),
      fen,
    ).toEqual(there.value)
  }
})
