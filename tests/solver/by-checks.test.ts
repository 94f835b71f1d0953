import { describe, expect, test, vi } from 'vitest'
import { formatIccs } from '../../src/lib/notation'
import { byIccs, isInCheck, legalMoves, type Move, outcomeOf, type Position } from '../../src/lib/rules'
import { mateByChecks, type MateByChecks, type Progress } from '../../src/lib/solver'
import { ChecksSearch } from '../../src/lib/solver/checks-search'
import { board } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'
import { randomFrom, randomGame } from '../oracle/random-games'
import { seenBy, SYMMETRIES } from '../rules/arbitraries'
import { matesByChecks } from './naive'
import { smallEndings, solvedTexts } from './small-endings'

interface MateRow {
  readonly fen: string
  readonly mateIn: number
}

const longRows = [...rowsOf<MateRow>('mates/five'), ...rowsOf<MateRow>('mates/six')]

const foundIn = (position: Position, within: number): MateByChecks => {
  const found = mateByChecks(position, within)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

/** Plays the line and sees that each move is legal, the attacker's all give check, and the last one mates. */
function expectMate(position: Position, line: readonly Move[]): void {
  for (const [i, move] of line.entries()) {
    expect(legalMoves(position)).toContain(move)
    position = position.play(move)
    if (i % 2 === 0) expect(isInCheck(position)).toBe(true)
  }
  expect(outcomeOf(position).kind).toBe('checkmate')
}

test('problems from games and old books in five and six: found, and the line mates', { timeout: 60_000 }, () => {
  for (const { fen, mateIn } of longRows) {
    const found = foundIn(board(fen), 12)
    if (found.kind !== 'mate') throw new Error(`${found.kind}: ${fen}`)
    expect(found.in, fen).toBeLessThanOrEqual(mateIn)
    expect(found.line).toHaveLength(2 * found.in - 1)
    expectMate(board(fen), found.line)
  }
})

test('no check mates sooner, no reply holds out longer', { timeout: 60_000 }, () => {
  for (const { fen } of longRows.filter((_, i) => i % 12 === 0)) {
    const found = foundIn(board(fen), 12)
    if (found.kind !== 'mate') throw new Error(fen)
    expect(foundIn(board(fen), found.in - 1)).toEqual({ kind: 'none' })
    let position: Position = board(fen)
    for (const [i, move] of found.line.entries()) {
      if (i % 2 === 1) {
        const left = found.in - (i + 1) / 2
        const lengths = legalMoves(position).map((reply) => foundIn(position.play(reply), left))
        expect(lengths.every((one) => one.kind === 'mate')).toBe(true)
        const longest = lengths.findIndex((one) => one.kind === 'mate' && one.in === left)
        expect(formatIccs(legalMoves(position)[longest])).toBe(formatIccs(move))
      }
      position = position.play(move)
    }
  }
})

describe('beside a naive search', () => {
  const positions = [
    ...[...rowsOf<MateRow>('mates/full'), ...rowsOf<MateRow>('mates/three')]
      .filter((_, i) => i % 4 === 0)
      .map(({ fen }) => board(fen)),
    ...smallEndings(40, 5),
    ...[1, 2].flatMap((seed) => [...randomGame('checks', randomFrom(seed), 60)]),
  ]

  test('as many moves, or none, up to three', { timeout: 60_000 }, () => {
    const kinds = new Map<string, number>()
    for (const position of positions) {
      const length = [1, 2, 3].find((n) => matesByChecks(position, n))
      const found = foundIn(position, 3)
      expect(found.kind === 'mate' ? found.in : found.kind).toBe(length ?? 'none')
      if (found.kind === 'mate') expectMate(position, found.line)
      kinds.set(String(length), (kinds.get(String(length)) ?? 0) + 1)
    }
    expect([...kinds.values()].every((count) => count > 10)).toBe(true)
    expect(kinds.size).toBe(4)
  })
})

test.each(SYMMETRIES)('$name may be exchanged', { timeout: 60_000 }, (symmetry) => {
  for (const { fen } of longRows.filter((_, i) => i % 4 === 0)) {
    const [here, there] = [foundIn(board(fen), 12), foundIn(seenBy(symmetry, board(fen)), 12)]
    expect(there.kind === 'mate' && there.in, fen).toBe(here.kind === 'mate' && here.in)
  }
})

describe('its class', () => {
  test('a stalemate is no checkmate', () => {
    expect(foundIn(board('3k5/9/3P5/9/9/9/9/9/9/4K4 w'), 12)).toEqual({ kind: 'none' })
  })

  test('what wins in two with a quiet move is found where checks alone win, in three', () => {
    const position = board('5a3/4aC3/3k5/8p/2P1r1p2/6P2/P7P/9/3r5/1cBR1KB1R b')
    expect(solvedTexts(position, 2, 'any')).not.toEqual([])
    expect(foundIn(position, 2)).toEqual({ kind: 'none' })
    expect(foundIn(position, 12)).toMatchObject({ kind: 'mate', in: 3 })
  })

  test('a game that is over has no win', () => {
    expect(foundIn(board('3k5/9/3P5/9/9/9/9/9/9/4K4 b'), 3)).toEqual({ kind: 'none' })
    expect(foundIn(board('3k5/4a4/9/9/9/9/9/9/4A4/5K3 w'), 3)).toEqual({ kind: 'none' })
  })

  test('a general that stands in check already: every move that leaves it there gives check', () => {
    // No game reaches this: Red is to move and Black in check.
    const position = board('4k4/R8/9/9/9/9/P8/9/1R7/3KR4 w')
    const leaving = legalMoves(position).filter((move) => isInCheck(position.play(move)))
    expect(([...new ChecksSearch(position).checks()] as Move[]).sort(byIccs)).toEqual(leaving)
    expect(leaving.map(formatIccs)).toContain('a3a4')
    expect(foundIn(position, 3)).toMatchObject({ kind: 'mate', in: 1 })
  })

  test.each([0, 13, 1.5, NaN])('%d moves are refused', (within) => {
    expect(mateByChecks(board('3k5/9/9/R8/9/9/9/9/9/4K4 w'), within)).toEqual({
      ok: false,
      error: { code: 'within-out-of-range' },
    })
  })

  test('a board without both generals is refused', () => {
    expect(mateByChecks(board('9/9/9/R8/9/9/9/9/9/4K4 w'), 3)).toEqual({
      ok: false,
      error: { code: 'general-missing' },
    })
  })
})

test('progress: the length that is tried, and the checks done before each', () => {
  const seen: Progress[] = []
  const { fen } = rowsOf<MateRow>('mates/five')[0] ?? { fen: '' }
  mateByChecks(board(fen), 12, (progress) => seen.push(progress))
  expect(seen[0]).toEqual({ length: 1, done: 0, of: seen[0]?.of })
  expect(seen.at(-1)?.length).toBe(5)
  for (const [i, { length, done, of }] of seen.entries()) {
    expect(done).toBeLessThan(of)
    const next = seen[i + 1]
    if (next) expect(next).toEqual(done + 1 < of ? { length, done: done + 1, of } : { length: length + 1, done: 0, of })
  }
})

describe('giving up', () => {
  test('comes after the same number of positions, and finds nothing', () => {
    const search = new ChecksSearch(board(longRows[0]?.fen ?? ''))
    search.left = 20
    const found = [...search.checks()].filter((move) => search.mates(move as Move, 6))
    expect(found).toEqual([])
    expect(search.left).toBeLessThan(0)
  })

  test('is said, with the length up to which there is certainly none', () => {
    const mates = vi.spyOn(ChecksSearch.prototype, 'mates').mockImplementation(function (
      this: ChecksSearch,
      _,
      within,
    ) {
      if (within === 4) this.left = -1
      return within === 4
    })
    expect(foundIn(board(longRows[0]?.fen ?? ''), 12)).toEqual({ kind: 'unknown', beyond: 3 })
    mates.mockRestore()
  })
})
