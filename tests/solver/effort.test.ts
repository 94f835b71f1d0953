import { afterEach, describe, expect, test, vi } from 'vitest'
import { legalMoves } from '../../src/lib/rules'
import { defend, type Progress, refute, solve } from '../../src/lib/solver'
import { Search } from '../../src/lib/solver/search'
import { board, move } from '../fixtures/boards'

const MATE_IN_TWO = board('3k1a3/1RP6/4Ca3/p2N2r2/1r7/3N2p2/P6c1/4B1n2/4A4/4KAB2 w')
const LOST_IN_TWO = MATE_IN_TWO.play(move('b8b5'))

afterEach(() => vi.restoreAllMocks())

describe('a search that gives up', () => {
  const cost = (limit: number): number => {
    const effort = { left: limit }
    const search = new Search(MATE_IN_TWO, 'any', effort)
    for (const first of legalMoves(MATE_IN_TWO)) search.wins(first, 2)
    return limit - effort.left
  }

  test('costs the same each time, and ends soon after its limit', () => {
    const whole = cost(1e9)
    expect(cost(1e9)).toBe(whole)
    expect(whole).toBeGreaterThan(5000)
    expect(cost(2000)).toBeLessThan(2500)
  })

  test('finds no win and no loss any more', () => {
    const spent = new Search(MATE_IN_TWO, 'any', { left: -1 })
    expect(legalMoves(MATE_IN_TWO).filter((first) => spent.wins(first, 2))).toEqual([])
    const defending = new Search(LOST_IN_TWO, 'any', { left: -1 })
    expect(legalMoves(LOST_IN_TWO).filter((reply) => defending.losesTo(reply, 2))).toEqual([])
  })

  test('is told by solve, defend and refute, never with an answer', () => {
    vi.spyOn(Search.prototype, 'wins').mockImplementation(function (this: Search) {
      this.effort.left = -1
      return true
    })
    vi.spyOn(Search.prototype, 'losesTo').mockImplementation(function (this: Search) {
      this.effort.left = -1
      return true
    })
    expect(solve(MATE_IN_TWO, 2)).toEqual({ ok: false, error: { code: 'too-wide' } })
    expect(defend(LOST_IN_TWO, 2)).toEqual({ ok: false, error: { code: 'too-wide' } })
    expect(refute(MATE_IN_TWO, move('b8a8'))).toBeUndefined()
  })
})

test('progress: before each first move, with the length that is tried', () => {
  const seen: Progress[] = []
  solve(MATE_IN_TWO, 3, 'any', (progress) => seen.push(progress))
  const first = legalMoves(MATE_IN_TWO).length
  const wins = solve(MATE_IN_TWO, 2)
  const rest = first - (wins.ok ? wins.value.length : 0)
  const tried = (length: number, of: number) => Array.from({ length: of }, (_, done) => ({ length, done, of }))
  expect(seen).toEqual([...tried(1, first), ...tried(2, first), ...tried(3, rest)])
})
