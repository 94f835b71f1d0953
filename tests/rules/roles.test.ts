import { describe, expect, test } from 'vitest'
import { formatPoint } from '../../src/lib/notation'
import { destinationsFrom, explain } from '../../src/lib/rules'
import { board, move, point, targetsOf } from '../fixtures/boards'

/** [what is shown, board, from-point, where it may go]; boards without generals show a piece alone. */
type Case = readonly [string, string, string, string]

const goes = (cases: readonly Case[]) =>
  test.each(cases)('%s', (_, fen, from, targets) => {
    expect(targetsOf(board(fen), from).join(' ')).toBe(targets)
    expect(destinationsFrom(board(fen), point(from)).map(formatPoint).join(' ')).toBe(targets)
  })

const refuses = (cases: readonly (readonly [string, string, string, string, string])[]) =>
  test.each(cases)('%s', (_, fen, iccs, code, causes) => {
    const answer = explain(board(fen), move(iccs))
    const [first] = answer.legal ? [] : answer.reasons
    expect(first && { code: first.code, causes: first.causes.map(formatPoint).join(' ') }).toEqual({ code, causes })
  })

describe('the general (帅, 将)', () => {
  goes([
    ['steps to the four sides', '9/9/9/9/9/9/9/9/4K4/9 w', 'e1', 'd1 e0 e2 f1'],
    ['stays in the palace', '9/9/9/9/9/9/9/5K3/9/9 w', 'f2', 'e2 f1'],
    ['Black’s stays in Black’s palace', '3k5/9/9/9/9/9/9/9/9/9 b', 'd9', 'd8 e9'],
    ['takes an enemy, not a friend', '9/9/9/9/9/9/9/9/3pKA3/4N4 w', 'e1', 'd1 e2'],
    ['does not step into an attack', '3r5/9/9/9/9/9/9/9/4K4/9 w', 'e1', 'e0 e2 f1'],
    ['does not step before the other general', '3k5/9/9/9/9/9/9/9/4K4/9 w', 'e1', 'e0 e2 f1'],
    ['does not take a guarded piece', '9/9/9/9/9/9/9/3r5/3nK4/9 w', 'e1', 'e0 f1'],
  ])
  refuses([
    ['does not leave the palace', '9/9/9/9/9/9/9/5K3/9/9 w', 'f2g2', 'outside-palace', ''],
    ['does not step slantwise', '9/9/9/9/9/9/9/9/4K4/9 w', 'e1d0', 'not-its-move', ''],
    ['does not face the other', '3k5/9/9/9/9/9/9/9/4K4/9 w', 'e1d1', 'generals-facing', 'd1 d9'],
    ['does not step into an attack', '3r5/9/9/9/9/9/9/9/4K4/9 w', 'e1d1', 'into-check', 'd9'],
    ['does not stay in check', '4r4/9/9/9/9/9/9/9/4K4/9 w', 'e1e0', 'still-in-check', 'e9'],
  ])
})

describe('the advisor (仕, 士)', () => {
  goes([
    ['steps slantwise from the middle', '9/9/9/9/9/9/9/9/4A4/9 w', 'e1', 'd0 d2 f0 f2'],
    ['goes back to the middle from a corner', '9/9/9/9/9/9/9/5A3/9/9 w', 'f2', 'e1'],
    ['takes an enemy, not a friend', '9/9/9/9/9/9/9/3p5/4A4/3N5 w', 'e1', 'd2 f0 f2'],
    ['Black’s', '9/4a4/9/9/9/9/9/9/9/9 b', 'e8', 'd7 d9 f7 f9'],
  ])
  refuses([
    ['does not leave the palace', '9/9/9/9/9/9/9/5A3/9/9 w', 'f2g1', 'outside-palace', ''],
    ['does not step straight', '9/9/9/9/9/9/9/9/4A4/9 w', 'e1e2', 'not-its-move', ''],
  ])
})

describe('the elephant (相, 象)', () => {
  goes([
    ['walks 田 from the middle', '9/9/9/9/9/9/9/4B4/9/9 w', 'e2', 'c0 c4 g0 g4'],
    ['is blocked by a piece in the eye', '9/9/9/9/9/9/3p5/4B4/5P3/9 w', 'e2', 'c0 g4'],
    ['keeps to its side at the river', '9/9/9/9/9/2B6/9/9/9/9 w', 'c4', 'a2 e2'],
    ['Black’s keeps to Black’s', '9/9/9/9/6b2/9/9/9/9/9 b', 'g5', 'e7 i7'],
    ['keeps to the board', '9/9/9/9/9/9/9/B8/9/9 w', 'a2', 'c0 c4'],
  ])
  refuses([
    ['does not cross the river', '9/9/9/9/9/2B6/9/9/9/9 w', 'c4e6', 'across-river', ''],
    ['does not pass an occupied eye', '9/9/9/9/9/9/3p5/4B4/9/9 w', 'e2c4', 'elephant-eye', 'd3'],
    ['does not step like an advisor', '9/9/9/9/9/9/9/4B4/9/9 w', 'e2d3', 'not-its-move', ''],
  ])
})

describe('the horse (马)', () => {
  goes([
    ['jumps 日 to eight points', '9/9/9/9/9/4N4/9/9/9/9 w', 'e4', 'c3 c5 d2 d6 f2 f6 g3 g5'],
    ['has two jumps in a corner', '9/9/9/9/9/9/9/9/9/N8 w', 'a0', 'b2 c1'],
    ['is hobbled by any piece at its leg', '9/9/9/9/4p4/4NP3/9/9/9/9 w', 'e4', 'c3 c5 d2 f2'],
    ['not by one at the corner of its way', '9/9/9/9/3p1p3/4N4/9/9/9/9 w', 'e4', 'c3 c5 d2 d6 f2 f6 g3 g5'],
    ['takes an enemy, not a friend', '9/9/9/3p1P3/9/4N4/9/9/9/9 w', 'e4', 'c3 c5 d2 d6 f2 g3 g5'],
  ])
  refuses([
    ['is hobbled (蹩马腿)', '9/9/9/9/4p4/4N4/9/9/9/9 w', 'e4f6', 'horse-leg', 'e5'],
    ['does not go straight', '9/9/9/9/9/4N4/9/9/9/9 w', 'e4e6', 'not-its-move', ''],
    ['does not wrap around the board', '9/9/9/9/9/8N/9/9/9/9 w', 'i4a6', 'not-its-move', ''],
  ])
})

describe('the chariot (车)', () => {
  goes([
    [
      'goes any way along its lines',
      '9/9/9/9/9/9/9/9/9/R8 w',
      'a0',
      'a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 c0 d0 e0 f0 g0 h0 i0',
    ],
    ['takes the first enemy, stops before a friend', '9/9/9/p8/9/9/p8/9/9/R2P5 w', 'a0', 'a1 a2 a3 b0 c0'],
    ['shut in', '9/9/9/9/9/9/9/9/P8/RP7 w', 'a0', ''],
  ])
  refuses([
    ['does not pass a piece', '9/9/9/p8/9/9/P8/9/9/R8 w', 'a0a9', 'path-blocked', 'a3 a6'],
    ['does not go slantwise', '9/9/9/9/9/9/9/9/9/R8 w', 'a0b1', 'not-its-move', ''],
    ['does not take its own', '9/9/9/9/9/9/9/9/9/R2P5 w', 'a0d0', 'own-piece', 'd0'],
  ])
})

describe('the cannon (炮)', () => {
  goes([
    ['goes as a chariot, and takes nothing without a screen', '9/9/9/9/9/9/p8/9/9/C1p6 w', 'a0', 'a1 a2 b0'],
    ['takes over one screen, near or far', '9/9/9/p8/9/9/P8/9/9/Cpp6 w', 'a0', 'a1 a2 a6 c0'],
    ['not over two', '9/p8/9/p8/P8/9/P8/9/9/C8 w', 'a0', 'a1 a2 b0 c0 d0 e0 f0 g0 h0 i0'],
    ['takes no friend over a screen', '9/9/9/P8/9/9/p8/9/9/CP7 w', 'a0', 'a1 a2'],
  ])
  refuses([
    ['needs a screen', '9/9/9/9/9/9/p8/9/9/C8 w', 'a0a3', 'no-screen', ''],
    ['just one', '9/p8/9/p8/P8/9/9/9/9/C8 w', 'a0a8', 'too-many-screens', 'a5 a6'],
    ['does not jump without taking', '9/9/9/9/9/9/p8/9/9/C8 w', 'a0a5', 'path-blocked', 'a3'],
  ])
})

describe('the soldier (兵, 卒)', () => {
  goes([
    ['goes straight on before the river', '9/9/9/9/9/9/4P4/9/9/9 w', 'e3', 'e4'],
    ['at the bank still', '9/9/9/9/9/4P4/9/9/9/9 w', 'e4', 'e5'],
    ['across it sideways too', '9/9/9/9/4P4/9/9/9/9/9 w', 'e5', 'd5 e6 f5'],
    ['on the last rank only sideways', 'P8/9/9/9/9/9/9/9/9/9 w', 'a9', 'b9'],
    ['Black’s goes down', '9/9/9/9/4p4/9/9/9/9/9 b', 'e5', 'e4'],
    ['Black’s across', '9/9/9/9/9/4p4/9/9/9/9 b', 'e4', 'd4 e3 f4'],
    ['takes as it goes', '9/9/9/4p4/3pPP3/9/9/9/9/9 w', 'e5', 'd5 e6'],
  ])
  refuses([
    ['never back', '9/9/9/9/4P4/9/9/9/9/9 w', 'e5e4', 'soldier-backward', ''],
    ['not sideways at home', '9/9/9/9/9/9/4P4/9/9/9 w', 'e3d3', 'soldier-sideways', ''],
    ['not two steps', '9/9/9/9/9/9/4P4/9/9/9 w', 'e3e5', 'not-its-move', ''],
  ])
})

describe('whose piece it is', () => {
  refuses([
    ['nobody’s', '9/9/9/9/9/9/4P4/9/9/9 w', 'e4e5', 'no-piece', ''],
    ['the other side’s', '9/9/9/9/4p4/9/9/9/9/9 w', 'e5e4', 'not-your-turn', 'e5'],
    ['and nowhere is no move', '9/9/9/9/9/9/4P4/9/9/9 w', 'e3e3', 'not-its-move', ''],
  ])
})
