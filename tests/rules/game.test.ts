import { describe, expect, test } from 'vitest'
import { formatPoint } from '../../src/lib/notation'
import {
  cycleOf,
  type Game,
  gameOf,
  gameOutcome,
  isOver,
  newGame,
  occurrencesOf,
  play,
  pliesOf,
} from '../../src/lib/rules'
import { board, move } from '../fixtures/boards'
import { rowsOf } from '../fixtures/rows'

/** The game of moves written one after another; every one must be playable. */
export function played(fen: string, line: string): Game {
  const game = gameOf(board(fen), line.split(' ').filter(Boolean).map(move))
  if (!game.ok) throw new Error(`${game.error.code} at ${String(game.error.at)}`)
  return game.value
}

/** The outcome, the points written by name. */
function verdict(game: Game): object {
  const outcome = gameOutcome(game)
  return 'attackers' in outcome ? { ...outcome, attackers: outcome.attackers.map(formatPoint) } : outcome
}

const times = (n: number, line: string): string => `${line} `.repeat(n)

const CHARIOT = '4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1'
const CHECKS = 'd1e1 e9d9 e1d1 d9e9'
const IDLE = 'd1c1 e9e8 c1d1 e8e9'
const REPETITION = { kind: 'repetition' }
const ONGOING = { kind: 'ongoing' }
const SIXTY = { kind: 'draw', reason: 'sixty-rounds' }

describe('on the third occurrence of a position', () => {
  test.each([
    ['a chariot that checks for ever loses', CHARIOT, times(2, CHECKS), 'black', ['d1']],
    ['so does a cannon', '4k4/9/9/9/3PP4/9/9/3C5/9/5K3 w - - 0 1', times(2, 'd2e2 e9d9 e2d2 d9e9'), 'black', ['d2']],
    [
      'and Black, whose check is the last ply',
      '5k3/9/9/9/9/9/9/9/r8/4K4 b - - 0 1',
      `a1e1 ${times(2, 'e0d0 e1d1 d0e0 d1e1')}`,
      'red',
      ['e1'],
    ],
    [
      'and the side that always checks where the other does at times: two to one',
      '5c3/8R/4k2P1/3P5/5P3/6P2/5pN2/5A3/4CK3/6rn1 w - - 0 1',
      times(2, 'f5e5 f3e3 e5f5 e3f3'),
      'black',
      ['e1'],
    ],
  ])('%s', (_, fen, line, winner, attackers) => {
    const game = played(fen, line)
    expect(verdict(game)).toEqual({ kind: 'perpetual-check', winner, attackers })
    expect(isOver(gameOutcome(game))).toBe(true)
  })

  test.each([
    ['idle moves', CHARIOT, times(2, IDLE)],
    ['a check and an idle move in turn', '4k4/9/9/9/9/9/9/9/R8/5K3 w - - 0 1', times(2, 'a1e1 e9d9 e1a1 d9e9')],
    ['two checks and an idle way back', CHARIOT, times(2, `${CHECKS} ${IDLE}`)],
    ['checks after a first round of idle moves', CHARIOT, `${IDLE} ${CHECKS}`],
    ['checks of both sides in turn', '9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1', times(2, 'e3d3 d6e6 d3e3 e6d6')],
  ])('%s are left undecided', (_, fen, line) => {
    const game = played(fen, line)
    expect(verdict(game)).toEqual(REPETITION)
    expect(isOver(gameOutcome(game))).toBe(false)
    expect(verdict(game.previous ?? game)).not.toEqual(REPETITION)
  })

  test('the cycle reaches back over the last three occurrences: a fourth may decide what the third did not', () => {
    const third = played(CHARIOT, `${IDLE} ${CHECKS}`)
    expect(cycleOf(third)?.map((ply) => ply.checkers.length)).toEqual([0, 0, 0, 0, 1, 0, 1, 0])
    const fourth = played(CHARIOT, `${IDLE} ${times(2, CHECKS)}`)
    expect(cycleOf(fourth)?.map((ply) => ply.checkers.length)).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
    expect(verdict(fourth)).toMatchObject({ kind: 'perpetual-check', winner: 'black' })
    expect(verdict(played(CHARIOT, `${IDLE} ${CHECKS} d1d2`))).toEqual(ONGOING)
  })

  test('the same pieces with the other side to move are another position', () => {
    // The chariot takes two moves to where one would do: its side has lost a move.
    const lost = played(CHARIOT, 'd1d2 e9e8 d2d3 e8e9 d3d1 e9e8 d1d2 e8e9 d2d1')
    expect(lost.position.turn).toBe('black')
    expect(occurrencesOf(lost).map(({ length }) => length)).toEqual([5, 9])
    expect(verdict(lost)).toEqual(ONGOING)
  })

  test('no board ends without both generals, and its cycle is there all the same', () => {
    const game = played('4k4/9/9/9/9/9/9/9/3R5/9 w - - 0 1', times(40, CHECKS))
    expect(verdict(game)).toEqual(ONGOING)
    expect(cycleOf(game)).toHaveLength(8)
  })

  const rows = rowsOf<{ fen: string; moves: string[]; kind: string; winner?: string; rules: string; label: string }>(
    'rules/repetition',
  )
  test.each(rows)('$label ($rules): $kind', ({ fen, moves, kind, winner }) => {
    const game = played(fen, moves.join(' '))
    expect(gameOutcome(game)).toMatchObject(winner === undefined ? { kind } : { kind, winner })
    expect(gameOutcome(game.previous ?? game).kind).toBe('ongoing')
  })
})

describe('sixty rounds without a capture', () => {
  const SHUFFLE = 'a0a1 e9e8 a1a0 e8e9'
  const QUIET = '4k4/9/9/9/9/9/9/7p1/9/R4K3 w - - 0 1'

  test('are a draw on the hundred and twentieth ply', () => {
    const game = played(QUIET, times(30, SHUFFLE))
    expect(verdict(game)).toEqual(SIXTY)
    expect(verdict(game.previous ?? game)).toEqual(REPETITION)
    expect(play(game, move('a0a1'))).toMatchObject({ ok: false, error: { code: 'game-over', outcome: SIXTY } })
  })

  test('begin anew with a capture, which is not counted itself', () => {
    const chase = `${times(25, SHUFFLE)} a0a2 e9e8 a2h2`
    const game = played(QUIET, chase)
    expect(game.count.plies).toBe(0)
    expect(played(QUIET, `${chase} e8e9`).count.plies).toBe(1)
  })

  test('begin at 0, whatever counter a FEN has', () => {
    expect(verdict(played(QUIET.replace('0 1', '119 60'), `${SHUFFLE} a0a1`))).toEqual(ONGOING)
  })

  test('do not count a check after the tenth of a side, nor the reply to it', () => {
    // Two checks in eight plies: all 40 plies count up to the tenth check, then four of every eight.
    const round = `${CHECKS} ${IDLE}`
    const counts = [1, 5, 6, 7].map((rounds) => played(CHARIOT, times(rounds, round)).count.plies)
    expect(counts).toEqual([8, 40, 44, 48])
    expect(verdict(played(CHARIOT, times(24, round)))).toEqual(REPETITION)
    const game = played(CHARIOT, times(25, round))
    expect(verdict(game)).toEqual(SIXTY)
    expect(game.count.checks).toEqual({ red: 10, black: 0 })
  })

  test('do not count a reply to an uncounted check that gives check itself, and free its reply', () => {
    const mutual = 'e3d3 d6e6 d3e3 e6d6'
    const fen = '9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1'
    expect(played(fen, times(5, mutual)).count).toMatchObject({ plies: 20, checks: { red: 10, black: 10 } })
    expect(played(fen, times(60, mutual)).count.plies).toBe(20)
  })

  test('come after mate and after perpetual check', () => {
    const fen = '4k4/R8/9/9/9/9/9/9/9/1R3K3 b - - 0 1'
    const before = `${times(29, 'e9d9 b0c0 d9e9 c0b0')} e9d9 b0c0 d9e9`
    expect(played(fen, `${before} c0b0`).count.plies).toBe(120)
    expect(verdict(played(fen, `${before} c0b0`))).toEqual(SIXTY)
    expect(verdict(played(fen, `${before} c0c9`))).toEqual({ kind: 'checkmate', winner: 'red', attackers: ['c9'] })
    const checked = played(CHARIOT, `${times(28, IDLE)} ${times(2, CHECKS)}`)
    expect(checked.count.plies).toBe(120)
    expect(verdict(checked)).toMatchObject({ kind: 'perpetual-check', winner: 'black' })
  })
})

describe('a game', () => {
  test('ends when nothing that can cross the river is left', () => {
    const dead = { kind: 'draw', reason: 'dead-position' }
    expect(verdict(played('4k4/9/9/9/9/9/9/3p5/3K5/9 w - - 0 1', 'd1d2'))).toEqual(dead)
    expect(verdict(played('4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1', ''))).toEqual(dead)
  })

  test('refuses a move that may not be played, with its reasons and its place', () => {
    const refused = gameOf(board(CHARIOT), ['d1e1', 'e9e8', 'e1e2'].map(move))
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'illegal', at: 1, move: move('e9e8'), reasons: [{ code: 'still-in-check' }], game: { length: 1 } },
    })
  })

  test('takes no move after its end', () => {
    const after = gameOf(board(CHARIOT), `${times(2, CHECKS)}d1d2`.split(' ').map(move))
    expect(after).toMatchObject({
      ok: false,
      error: { code: 'game-over', at: 8, outcome: { kind: 'perpetual-check' } },
    })
  })

  test('goes on after a repetition, for the players may vary', () => {
    expect(verdict(played(CHARIOT, `${times(3, IDLE)} d1d2`))).toEqual(ONGOING)
  })

  test('keeps of each ply what a judge of repetitions asks', () => {
    const game = played('3k5/9/9/9/9/9/3p5/9/9/3R1K3 w - - 0 1', 'd0d3 d9e9 d3e3')
    const told = pliesOf(game).map(({ piece, captured, checkers }) => [
      `${piece.side} ${piece.role}`,
      captured?.role,
      checkers.map(formatPoint),
    ])
    expect(told).toEqual([
      ['red chariot', 'soldier', ['d3']],
      ['black general', undefined, []],
      ['red chariot', undefined, ['e3']],
    ])
    expect(pliesOf(game).map(({ before, after }) => [before.turn, after.turn])).toEqual([
      ['red', 'black'],
      ['black', 'red'],
      ['red', 'black'],
    ])
  })

  test('stays as it is when another goes on from it', () => {
    const start = newGame(board(CHARIOT))
    const [one, other] = ['d1e1', 'd1c1'].map((text) => play(start, move(text)))
    if (!one?.ok || !other?.ok) throw new Error('both moves are legal')
    expect(one.value.previous).toBe(start)
    expect(other.value.previous).toBe(start)
    expect(start.length).toBe(0)
  })
})
