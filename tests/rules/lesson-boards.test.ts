import { describe, expect, test } from 'vitest'
import { formatFen, formatPoint, parseFen, parseSetup } from '../../src/lib/notation'
import {
  checkersOf,
  explain,
  isInCheck,
  legalMoves,
  outcomeOf,
  POINTS,
  type Piece,
  type Point,
  Position,
  setupFault,
} from '../../src/lib/rules'
import { board, move, point, targetsOf } from '../fixtures/boards'

describe('a board without generals', () => {
  test('keeps every rule of movement', () => {
    expect(targetsOf(board('9/9/9/9/4p4/4N4/9/9/9/9 w'), 'e4')).toEqual(['c3', 'c5', 'd2', 'f2', 'g3', 'g5'])
  })

  test('knows no check and never ends', () => {
    const position = board('9/9/9/9/9/9/9/9/9/R8 b')
    expect(isInCheck(position)).toBe(false)
    expect(legalMoves(position)).toEqual([])
    expect(outcomeOf(position)).toEqual({ kind: 'ongoing' })
  })

  test('with one general still guards it', () => {
    const position = board('4r4/9/9/9/9/9/9/4N4/9/4K4 w')
    expect(targetsOf(position, 'e2')).toEqual([])
    expect(explain(position, move('e2f4'))).toEqual({
      legal: false,
      reasons: [{ code: 'into-check', causes: [point('e9')] }],
    })
    expect(outcomeOf(board('4k4/9/9/9/9/9/9/9/9/9 w'))).toEqual({ kind: 'ongoing' })
  })
})

describe('a general', () => {
  test('is never captured, not even where a board is drawn so that it could be', () => {
    const position = board('4k4/9/9/4R4/9/9/9/9/9/4K4 w')
    expect(targetsOf(position, 'e6')).not.toContain('e9')
    expect(explain(position, move('e6e9'))).toEqual({ legal: false, reasons: [{ code: 'not-its-move', causes: [] }] })
  })

  test('behind a piece: what stands in the way is the reason', () => {
    const answer = explain(board('4k4/4a4/9/4R4/9/9/9/9/9/4K4 w'), move('e6e9'))
    expect(answer).toEqual({ legal: false, reasons: [{ code: 'path-blocked', causes: [point('e8')] }] })
  })

  test('is checked by two pieces at once, which are both named', () => {
    const position = board('4k4/9/5N3/9/9/9/9/9/4R4/3K5 b')
    expect(checkersOf(position, 'black').map(formatPoint).sort()).toEqual(['e1', 'f7'])
  })
})

describe('a board that cannot be drawn', () => {
  test('has two generals of one side, and says where', () => {
    const found = parseFen('3kk4/9/9/9/9/9/9/9/9/4K4 w')
    expect(found).toEqual({
      ok: false,
      error: { code: 'too-many-generals', side: 'black', points: [point('d9'), point('e9')] },
    })
  })

  test('is refused as a setup with the same points', () => {
    const setup = parseSetup('4k4/9/9/9/9/9/9/9/4K4/3K5 w')
    expect(setup.ok && setupFault(setup.value)).toEqual({
      code: 'too-many-generals',
      points: [point('d0'), point('e1')],
    })
  })

  test('anything else can be drawn: ninety soldiers of one side', () => {
    const soldier: Piece = { side: 'red', role: 'soldier' }
    const full = board('9/9/9/9/9/9/9/9/9/9 w')
    const everywhere = new Map<Point, Piece>()
    for (const at of POINTS) everywhere.set(at, soldier)
    const drawn = Position.of({ pieces: everywhere, turn: full.turn })
    expect(drawn.ok && legalMoves(drawn.value)).toEqual([])
    expect(drawn.ok && formatFen(drawn.value)).toMatch(/^(PPPPPPPPP\/?){10} w/)
  })
})

describe('what a game can reach', () => {
  const faultOf = (fen: string, lesson = false) => {
    const setup = parseSetup(fen)
    if (!setup.ok) throw new Error(fen)
    const fault = setupFault(setup.value, { lesson })
    return fault && { code: fault.code, points: fault.points.map(formatPoint) }
  }

  test.each([
    ['a general missing', '9/9/9/9/9/9/9/9/9/4K4 w', 'general-missing', []],
    ['a general abroad', '4k4/9/9/9/4K4/9/9/9/9/9 w', 'general-outside-palace', ['e5']],
    ['an advisor off its lines', '4k4/9/9/9/9/9/9/9/3A5/4K4 w', 'advisor-misplaced', ['d1']],
    ['an elephant off its points', '4k4/9/9/9/9/9/9/9/9/B2K5 w', 'elephant-misplaced', ['a0']],
    ['a soldier behind its start', '4k4/9/9/9/9/9/9/P8/9/3K5 w', 'soldier-misplaced', ['a2']],
    ['a soldier beside its file', '4k4/9/9/9/9/1P7/9/9/9/3K5 w', 'soldier-misplaced', ['b4']],
    ['two soldiers on a home file', '4k4/9/9/9/9/P8/P8/9/9/3K5 w', 'soldier-misplaced', ['a3', 'a4']],
    ['a third chariot', '4k4/9/9/R8/R8/R8/9/9/9/3K5 w', 'too-many-pieces', ['a4', 'a5', 'a6']],
    ['the other side in check', '4k4/9/9/9/4R4/9/9/9/9/3K5 w', 'opponent-in-check', ['e5']],
    ['generals facing', '4k4/9/9/9/9/9/9/9/9/4K4 w', 'generals-facing', ['e0', 'e9']],
  ])('%s', (_, fen, code, points) => {
    expect(faultOf(fen)).toEqual({ code, points })
  })

  test('a lesson board may lack generals, and nothing else', () => {
    expect(faultOf('9/9/9/9/9/9/9/9/9/4K4 w', true)).toBeUndefined()
    expect(faultOf('9/9/9/9/9/9/9/9/3A5/4K4 w', true)?.code).toBe('advisor-misplaced')
  })
})

describe('the outcome', () => {
  test('names the pieces that mate', () => {
    expect(outcomeOf(board('3k5/9/9/3R5/9/9/9/9/9/4K4 b'))).toEqual({
      kind: 'checkmate',
      winner: 'red',
      attackers: [point('d6')],
    })
  })

  test('is lost for the side that cannot move (困毙)', () => {
    expect(outcomeOf(board('3k5/9/3P5/9/9/9/9/9/9/4K4 b'))).toEqual({ kind: 'stalemate', winner: 'red' })
  })

  test('is a draw where no piece can cross the river', () => {
    const dead = { kind: 'draw', reason: 'dead-position' }
    expect(outcomeOf(board('3k5/4a4/4b4/9/9/9/9/4B4/4A4/5K3 w'))).toEqual(dead)
    expect(outcomeOf(board('3k5/4a4/4b4/9/9/9/P8/4B4/4A4/5K3 w'))).toEqual({ kind: 'ongoing' })
  })

  test('mate and stalemate come before a draw', () => {
    // A board that no game reaches: Black's general shut in by its own elephants, their eyes filled.
    expect(outcomeOf(board('3kb4/3b1B3/2B1B4/9/9/9/9/9/9/4K4 b')).kind).toBe('stalemate')
    expect(outcomeOf(board('3kb4/3b1B3/4B4/9/9/9/9/9/9/4K4 b')).kind).toBe('draw')
  })
})
