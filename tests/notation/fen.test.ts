import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEN_MAX, formatFen, parseFen, parseSetup, START_FEN } from '../../src/lib/notation'
import { board } from '../fixtures/boards'
import { drawable, playable } from '../rules/arbitraries'

const EMPTY = '9/9/9/9/9/9/9/9/9/9'
const START = START_FEN.split(' ')[0] ?? ''

test('a position is written in one form and read back the same', () => {
  fc.assert(
    fc.property(fc.oneof(playable, drawable), (fen) => {
      expect(formatFen(board(fen))).toBe(fen)
    }),
  )
})

describe('is read liberally', () => {
  test.each([
    ['as it is written', START_FEN],
    ['with r for Red to move', `${START} r - - 0 1`],
    [
      'with H and E for horse and elephant',
      `${START.replaceAll('n', 'h').replaceAll('N', 'H').replaceAll('b', 'e').replaceAll('B', 'E')} w`,
    ],
    ['without counters', `${START} w - -`],
    ['board and side only', `${START} w`],
    ['with counters of a long game', `${START} w - - 119 240`],
    ['with space around it', `  ${START}   w  `],
    ['with empty points counted in parts', `${START.replace('/9/', '/54/')} w`],
  ])('%s', (_, fen) => {
    expect(formatFen(board(fen))).toBe(START_FEN)
  })

  test('with Black to move', () => {
    expect(board(`${START} b`).turn).toBe('black')
  })

  test('an empty board', () => {
    expect(formatFen(board(`${EMPTY} b`))).toBe(`${EMPTY} b - - 0 1`)
  })
})

describe('names the fault and its place', () => {
  test.each([
    ['', { code: 'fen-empty', at: 0 }],
    ['   ', { code: 'fen-empty', at: 0 }],
    ['x'.repeat(FEN_MAX + 1), { code: 'fen-too-long', at: FEN_MAX }],
    [START, { code: 'fen-turn-missing', at: START.length }],
    [`${START} `, { code: 'fen-turn-missing', at: START.length + 1 }],
    [`${START} x`, { code: 'fen-turn', at: START.length + 1, found: 'x' }],
    [`${START} W`, { code: 'fen-turn', at: START.length + 1, found: 'W' }],
    [`${EMPTY.slice(2)} w`, { code: 'fen-rank-count', at: 0, ranks: 9 }],
    [`  ${EMPTY}/9 w`, { code: 'fen-rank-count', at: 2, ranks: 11 }],
    [`9/8/${EMPTY.slice(4)} w`, { code: 'fen-rank-width', at: 2, rank: 8, files: 8 }],
    [`9/9/9k/${EMPTY.slice(6)} w`, { code: 'fen-rank-width', at: 4, rank: 7, files: 10 }],
    [`${EMPTY.slice(0, -1)} w`, { code: 'fen-rank-width', at: 18, rank: 0, files: 0 }],
    [`9/4x4/${EMPTY.slice(4)} w`, { code: 'fen-letter', at: 3, found: 'x' }],
    [` 9/9/90/${EMPTY.slice(6)} w`, { code: 'fen-letter', at: 6, found: '0' }],
    // The Kelvin sign: its small form is k.
    [`9/4\u212a4/${EMPTY.slice(4)} w`, { code: 'fen-letter', at: 3, found: '\u212a' }],
    [`9/4帥4/${EMPTY.slice(4)} w`, { code: 'fen-letter', at: 3, found: '帥' }],
    [`9/4😀k3/${EMPTY.slice(4)} w`, { code: 'fen-letter', at: 3, found: '😀' }],
    [`${START} w KQ - 0 1`, { code: 'fen-field', at: START.length + 3, found: 'KQ' }],
    [`${START} w - - x 1`, { code: 'fen-field', at: START.length + 7, found: 'x' }],
    [`${START} w - - 0 -1`, { code: 'fen-field', at: START.length + 9, found: '-1' }],
    [`${START} w - - 0 1 2`, { code: 'fen-extra-field', at: START.length + 11 }],
  ])('%s', (fen, error) => {
    expect(parseSetup(fen)).toEqual({ ok: false, error })
  })

  test('two generals of a side can be read but not drawn', () => {
    const fen = '3kk4/9/9/9/9/9/9/9/9/4K4 w'
    expect(parseSetup(fen).ok).toBe(true)
    expect(parseFen(fen)).toMatchObject({ ok: false, error: { code: 'too-many-generals', side: 'black' } })
  })
})
