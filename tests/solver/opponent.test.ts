import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { formatFen, formatIccs } from '../../src/lib/notation'
import {
  gameOf,
  gameOutcome,
  isInCheck,
  isLegal,
  legalMoves,
  type Move,
  otherSide,
  outcomeOf,
  type Position,
  setupFault,
} from '../../src/lib/rules'
import { choose, isSafeMove } from '../../src/lib/solver'
import { board } from '../fixtures/boards'
import { anyBoard, reached } from '../fixtures/random-positions'
import { rowsOf } from '../fixtures/rows'
import { moveSeenBy, seenBy, SYMMETRIES } from '../rules/arbitraries'

vi.setConfig({ testTimeout: 60_000 })

const chosen = (position: Position, earlier?: readonly Position[]): Move => {
  const { move } = choose(position, earlier)
  if (move === undefined) throw new Error(formatFen(position))
  return move
}
const played = (fen: string): string => formatIccs(chosen(board(fen)))

describe('pieces', () => {
  test.each([
    ['takes what hangs', '3k5/9/9/9/R3n4/9/9/9/9/4K4 w', 'a5e5'],
    ['takes the dearer of two', '3k5/9/9/c8/9/9/9/9/R7r/4K4 w', 'a1i1'],
    ['takes with the cheaper of two', '9/9/4r4/9/R3n4/4P4/9/9/9/9 w', 'e4e5'],
    ['takes on a board without generals', '9/9/9/9/9/9/r3P4/9/9/9 b', 'a3e3'],
    ['takes the last piece', '9/9/9/9/9/9/4p4/4P4/9/9 b', 'e3e2'],
  ])('%s', (_, fen, move) => {
    expect(played(fen)).toBe(move)
  })

  test('does not take a guarded piece with a dearer one', () => {
    expect(played('3k5/9/n8/9/1n7/9/9/9/1R7/4K4 w')).not.toBe('b1b5')
  })

  test.each(['9/9/9/r7H/9/9/9/9/9/9 w', '3k5/9/9/9/9/r7N/9/9/9/4K4 w', '3k5/9/9/9/1n7/9/9/9/1R7/4KA3 b'])(
    'saves an attacked piece, and puts none where it is lost: %s',
    (fen) => {
      expect(isSafeMove(board(fen), chosen(board(fen)))).toBe(true)
    },
  )
})

describe('the end', () => {
  test('mates in one wherever it can', () => {
    for (const { fen } of rowsOf<{ fen: string; mateIn: number }>('mates/full').filter(({ mateIn }) => mateIn === 1))
      expect(outcomeOf(board(fen).play(chosen(board(fen)))).kind, fen).toMatch(/checkmate|stalemate/)
  })

  test('stalemates, which wins as well', () => {
    const fen = '3k5/9/9/R8/9/9/9/9/9/4K4 w'
    expect(outcomeOf(board(fen).play(chosen(board(fen)))).kind).toMatch(/checkmate|stalemate/)
  })

  test('answers a threat of mate wherever that can be done', () => {
    const isMatedAfter = (position: Position, move: Move): boolean => {
      const after = position.play(move)
      return legalMoves(after).some((reply) => /checkmate|stalemate/.test(outcomeOf(after.play(reply)).kind))
    }
    const threatened = rowsOf<{ fen: string; mateIn: number }>('mates/full')
      .filter(({ mateIn }) => mateIn === 1)
      .map(({ fen }) => board(fen).withTurn(otherSide(board(fen).turn)))
      .filter((position) => setupFault(position.setup()) === undefined)
    let saved = 0
    for (const position of threatened) {
      const all = legalMoves(position)
      const saving = all.filter((move) => !isMatedAfter(position, move))
      if (saving.length > 0) expect(saving, formatFen(position)).toContain(chosen(position))
      if (saving.length > 0 && saving.length < all.length) saved++
    }
    expect(saved).toBeGreaterThan(10)
  })

  test('has no move where it has none, or no piece', () => {
    expect(choose(board('3k5/3R5/9/9/9/9/9/9/9/3K5 b')).move).toBeDefined()
    for (const fen of ['3k5/4R4/9/9/9/9/9/9/9/3RK4 b', '9/9/9/9/9/9/9/9/R8/9 b', '9/9/9/9/9/9/9/9/9/9 w'])
      expect(choose(board(fen)).move, fen).toBeUndefined()
  })
})

describe('a game that goes round', () => {
  /** The plies of the computer against a side that goes to and fro between two points. */
  function against(fen: string, there: string, back: string, rounds: number): { moves: Move[]; start: Position } {
    const start = board(fen)
    let position = start
    const earlier: Position[] = []
    const moves: Move[] = []
    for (let i = 0; i < rounds; i++) {
      const reply = chosen(position, earlier)
      position = position.play(reply)
      earlier.push(position)
      const shuffle = legalMoves(position).find((move) => formatIccs(move) === (i % 2 ? back : there))
      moves.push(reply)
      if (shuffle === undefined) break
      moves.push(shuffle)
      position = position.play(shuffle)
    }
    return { moves, start }
  }

  test('is never brought to a third occurrence by it', () => {
    const { moves, start } = against('3k5/9/9/9/9/9/9/c8/9/5K3 b', 'f0f1', 'f1f0', 40)
    const game = gameOf(start, moves)
    expect(moves.length).toBeGreaterThan(60)
    expect(game.ok && gameOutcome(game.value).kind).not.toBe('perpetual-check')
    const fens = new Map<string, number>()
    let position = start
    for (const [i, move] of moves.entries()) {
      position = position.play(move)
      const fen = formatFen(position)
      if (i % 2 === 0) fens.set(fen, (fens.get(fen) ?? 0) + 1)
    }
    expect(Math.max(...fens.values())).toBeLessThan(3)
  })

  test('a check that has been given twice is not given again', () => {
    const position = board('3k5/9/9/9/9/9/9/9/r8/4K4 b')
    const checks = legalMoves(position).filter((move) => isInCheck(position.play(move)))
    expect(checks.length).toBeGreaterThan(0)
    const earlier = checks.flatMap((move) => [position.play(move), position.play(move)])
    expect(checks).not.toContain(chosen(position, earlier))
  })

  test('where it has one move it plays it, however often', () => {
    const position = board('9/9/9/9/9/9/9/9/p8/P8 b')
    const [only] = legalMoves(position)
    if (only === undefined) throw new Error('no move')
    expect(chosen(position, [position.play(only), position.play(only), position.play(only)])).toBeDefined()
  })
})

describe('every board', () => {
  test('gets a legal move, the same each time', () => {
    fc.assert(
      fc.property(anyBoard, (position) => {
        const before = formatFen(position)
        const { move, nodes } = choose(position)
        expect(move === undefined).toBe(legalMoves(position).length === 0)
        if (move !== undefined) expect(isLegal(position, move)).toBe(true)
        expect(choose(position)).toEqual({ move, nodes })
        expect(formatFen(position)).toBe(before)
      }),
      { numRuns: 60, seed: 1 },
    )
  })

  test.each(SYMMETRIES)('is played alike when $name are exchanged', (symmetry) => {
    fc.assert(
      fc.property(reached, (position) => {
        const other = seenBy(symmetry, position)
        // A board that is its own mirror image looks alike from both sides: one of two like moves is played.
        fc.pre(formatFen(other) !== formatFen(position))
        const { move, nodes } = choose(position)
        expect(choose(other)).toEqual({ move: move && moveSeenBy(symmetry, move), nodes })
      }),
      { numRuns: 60, seed: 2 },
    )
  })

  test('costs few positions, whatever stands there', () => {
    let most = 0
    fc.assert(
      fc.property(reached, (position) => {
        most = Math.max(most, choose(position).nodes)
      }),
      { numRuns: 150, seed: 3 },
    )
    expect(most).toBeLessThan(5000)
    expect(most).toBeGreaterThan(1000)
  })
})
