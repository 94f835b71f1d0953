import { describe, expect, test } from 'vitest'
import { isSafeCapture, isSafeMove, worthAt } from '../../src/lib/solver'
import { board, move, point } from '../fixtures/boards'

describe('a safe move', () => {
  test.each([
    ['keeps out of reach', '9/9/9/9/9/2n6/9/9/9/R8 w', 'a0b0', true],
    ['steps into a capture', '9/9/9/9/9/2n6/9/9/9/R8 w', 'a0a3', false],
    ['stands guarded against an equal', '9/9/9/r8/9/9/9/9/4R4/R8 w', 'e1a1', true],
    ['stands guarded against a dearer piece', '9/9/9/r8/9/9/9/9/N8/3R5 w', 'd0a0', true],
    ['stands guarded against a cheaper piece', '9/9/9/9/9/2n6/9/9/9/R2R5 w', 'a0a3', false],
    ['leaves another piece hanging', '9/9/9/r8/9/9/N8/9/9/8C w', 'i0i1', false],
    ['lets the other side mate', '3k5/9/9/9/9/9/9/r8/1r7/4K3R w', 'i0i1', false],
    ['is illegal', '9/9/9/9/9/9/9/9/9/R8 w', 'a0b1', false],
    ['would be recaptured, but the recapture is pinned', '3rk4/9/9/9/9/9/9/3N5/3Kn4/9 w', 'd2e4', false],
  ])('%s', (_, fen, iccs, expected) => {
    expect(isSafeMove(board(fen), move(iccs))).toBe(expected)
  })
})

describe('a safe capture', () => {
  test.each([
    ['of a piece that nobody guards', '9/9/9/9/9/9/p8/9/9/R8 w', 'a0a3', true],
    ['of a guarded piece worth less', '9/9/9/9/r8/9/p8/9/9/R8 w', 'a0a3', false],
    ['of a guarded piece worth more', '9/9/9/9/r8/9/r8/9/1N7/9 w', 'b1a3', true],
    ['of a guarded equal', '9/9/9/9/r8/9/n8/9/1N7/9 w', 'b1a3', false],
    ['that leaves something dearer hanging', '9/9/9/9/8r/9/p8/9/8R/R7P w', 'a0a3', true],
    ['that is no capture', '9/9/9/9/9/9/p8/9/9/R8 w', 'a0a1', false],
    ['that is illegal', '9/9/9/9/9/9/p8/p8/9/R8 w', 'a0a3', false],
    ['that lets the other side mate', '3k5/9/9/9/9/9/9/r8/1r6p/4K3R w', 'i0i1', false],
  ])('%s', (_, fen, iccs, expected) => {
    expect(isSafeCapture(board(fen), move(iccs))).toBe(expected)
  })
})

test('worth is counted in half soldiers', () => {
  const worth = (role: Parameters<typeof worthAt>[0]['role'], at: string) => worthAt({ side: 'red', role }, point(at))
  expect(['chariot', 'cannon', 'horse', 'advisor', 'elephant'].map((role) => worth(role as 'horse', 'e2'))).toEqual([
    18, 9, 9, 4, 4,
  ])
  expect(worth('soldier', 'e4')).toBe(2)
  expect(worth('soldier', 'e5')).toBe(4)
  expect(worthAt({ side: 'black', role: 'soldier' }, point('e4'))).toBe(4)
})
