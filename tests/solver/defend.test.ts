import { describe, expect, test } from 'vitest'
import { formatIccs } from '../../src/lib/notation'
import { legalMoves, type Move, outcomeOf, type Position } from '../../src/lib/rules'
import { defend, refute, solve } from '../../src/lib/solver'
import { board, move } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'
import { losesTo } from './naive'

/** A defence as `reply lostIn`. */
function defenceOf(fen: string, within: number): string {
  const found = defend(board(fen), within)
  return found.ok ? `${formatIccs(found.value.reply)} ${found.value.lostIn ?? 'holds'}` : found.error.code
}

describe('the longest defence', () => {
  /** Positions lost in two or one, after the first move of a win in three. */
  const lost = rowsOf<{ fen: string; line: string[] }>('mates/three')
    .filter((_, i) => i % 8 === 0)
    .map(({ fen, line }) => board(fen).play(move(line[0] ?? '')))

  const lengthAfter = (position: Position, reply: Move): number => {
    const wins = solve(position.play(reply), 2)
    return (wins.ok && wins.value[0]?.in) || Infinity
  }

  test('holds out as long as any reply does, and is the first by ICCS that does', { timeout: 60_000 }, () => {
    let choices = 0
    for (const position of lost) {
      const found = defend(position, 3)
      const lengths = legalMoves(position).map((reply) => lengthAfter(position, reply))
      const longest = Math.max(...lengths)
      expect(found).toEqual({
        ok: true,
        value: { reply: legalMoves(position)[lengths.indexOf(longest)], lostIn: longest },
      })
      if (new Set(lengths).size > 1) choices++
    }
    expect(choices).toBeGreaterThan(2)
  })

  test('plays a won problem to its end in as many moves as solve says', { timeout: 60_000 }, () => {
    for (const { fen, mateIn } of rowsOf<{ fen: string; mateIn: number }>('mates/full').slice(0, 30)) {
      let position: Position = board(fen)
      for (let left = mateIn; left > 0; left--) {
        const wins = solve(position, left)
        const [best] = wins.ok ? wins.value : []
        if (!best) throw new Error(fen)
        expect(best.in).toBe(left)
        position = position.play(best.move)
        const reply = left > 1 ? defend(position, left - 1) : undefined
        if (reply?.ok) position = position.play(reply.value.reply)
      }
      expect(outcomeOf(position).kind, fen).toMatch(/checkmate|stalemate/)
    }
  })
})

describe('a position that is not lost', () => {
  test.each([
    ['ends the game where it can', '3k5/9/9/R8/9/9/9/9/9/4K4 w', 'a6a8 holds'],
    ['takes the dearer of two pieces', '4k4/4a4/9/r8/9/9/4P4/9/R1C4n1/3AKA3 w', 'a1a6 holds'],
    ['takes nothing that is guarded and worth less', '4k4/9/9/n7r/9/9/9/9/R8/5K3 w', 'a1a2 holds'],
    ['moves a piece out of danger', '3ak4/1n7/9/r8/9/9/4P4/9/9/R3KA3 w', 'a0b0 holds'],
  ])('%s', (_, fen, expected) => {
    expect(defenceOf(fen, 1)).toBe(expected)
  })

  test('does not take a piece where that loses the game', () => {
    const problems = rowsOf<{ fen: string }>('mates/full').filter((_, i) => i % 20 === 0)
    for (const { fen } of problems) {
      for (const first of legalMoves(board(fen))) {
        const after = board(fen).play(first)
        const found = defend(after, 1)
        if (!found.ok || found.value.lostIn !== undefined) continue
        expect(losesTo(after, found.value.reply, 1, 'any'), fen).toBe(false)
      }
    }
  }, 60_000)
})

test('what cannot be defended', () => {
  expect(defenceOf('9/9/9/R8/9/9/9/9/9/4K4 w', 2)).toBe('general-missing')
  expect(defenceOf('3k5/9/9/R8/9/9/9/9/9/4K4 w', 0)).toBe('within-out-of-range')
  expect(defenceOf('3k5/9/3P5/9/9/9/9/9/9/4K4 b', 2)).toBe('no-legal-move')
})

describe('a refutation', () => {
  const refutationOf = (fen: string, iccs: string): string | undefined => {
    const found = refute(board(fen), move(iccs))
    return found && `${found.kind} ${formatIccs(found.reply)}`
  }

  test.each([
    ['mates rather than takes', '3k5/9/9/9/9/9/9/r8/1r7/C3K3R w', 'i0i1', 'mate a2a0'],
    ['takes what stands open', '3k5/9/9/9/9/2n6/9/9/9/R4K3 w', 'a0a3', 'capture c4a3'],
    ['takes a chariot though it costs the horse', '9/9/9/9/9/2n6/3R5/9/9/R8 w', 'd3a3', 'capture c4a3'],
    ['takes no horse for a horse', '9/9/9/9/9/2n6/9/9/1N7/R8 w', 'b1a3', undefined],
    ['takes the dearest', '9/9/9/9/9/r7C/9/9/P8/1R7 w', 'b0b9', 'capture a4i4'],
    ['proves nothing against a move that took as much', '9/9/9/n8/2n6/1N7/9/9/9/9 w', 'b4a6', undefined],
    ['proves a loss where it takes more', '9/9/9/9/p8/2n6/9/9/9/R8 w', 'a0a5', 'capture c4a5'],
    ['holds out where nothing can be won', '3k5/9/9/9/9/9/9/9/r8/1N2K4 w', 'b0c2', 'escape a1a0'],
    ['works on a board without generals', '9/9/9/9/9/2n6/9/9/9/R8 w', 'a0a3', 'capture c4a3'],
    ['is none where nothing is lost', '9/9/9/9/9/2n6/9/9/9/R8 w', 'a0b0', undefined],
    ['is none where there is no reply', '3k5/9/3P5/9/9/9/9/9/9/4K4 w', 'e0e1', undefined],
  ])('%s', (_, fen, iccs, expected) => {
    expect(refutationOf(fen, iccs)).toBe(expected)
  })

  test('of a move that does not win in two leaves no win in one', { timeout: 60_000 }, () => {
    const problems = rowsOf<{ fen: string; mateIn: number; firstMoves: string[] }>('mates/full')
    for (const { fen, firstMoves } of problems.filter((row, i) => row.mateIn === 2 && i % 12 === 0)) {
      const position = board(fen)
      for (const tried of legalMoves(position).filter((one) => !firstMoves.includes(formatIccs(one)))) {
        const found = refute(position, tried, 1)
        expect(found && losesTo(position.play(tried), found.reply, 1, 'any'), `${fen} ${formatIccs(tried)}`).toBe(false)
      }
    }
  })
})
