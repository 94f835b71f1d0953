import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatMove, MOVE_STYLES, parseMove, SCRIPTS } from '../../src/lib/notation'
import { canonicalText } from '../../src/lib/notation/move-alphabet'
import {
  fileOf,
  fromOf,
  isLegal,
  legalMoves,
  type Move,
  moveOf,
  otherSide,
  type Point,
  pointAt,
  POINTS,
  Position,
  rankOf,
  type Side,
  toOf,
} from '../../src/lib/rules'
import { anyBoard, crowdedSoldiers, reached } from '../fixtures/random-positions'

vi.setConfig({ testTimeout: 60_000 })

const positions = fc.oneof(reached, anyBoard, crowdedSoldiers)

const movesFound = (position: Position, text: string): readonly Move[] => {
  const found = parseMove(position, text)
  if (found.ok) return [found.value]
  if (found.error.code === 'illegal') return [found.error.move]
  return found.error.code === 'ambiguous' ? found.error.candidates : []
}

test('what is written of a legal move is read as that move', () => {
  fc.assert(
    fc.property(positions, fc.constantFrom(...MOVE_STYLES), fc.constantFrom(...SCRIPTS), (position, style, script) => {
      for (const move of legalMoves(position)) {
        const text = formatMove(position, move, style, script)
        const found = movesFound(position, text)
        expect([text, style === 'chinese-short' ? found.includes(move) : found]).toEqual([
          text,
          style === 'chinese-short' ? true : [move],
        ])
      }
    }),
    { numRuns: 50 },
  )
})

test('what is written of any move of the side to move is read as that move, legal or not', () => {
  fc.assert(
    fc.property(positions, fc.nat(), fc.constantFrom('chinese', 'wxf', 'iccs'), (position, seed, style) => {
      const own = position.pieces().filter(([, piece]) => piece.side === position.turn)
      const from = own[seed % Math.max(1, own.length)]?.[0]
      if (from === undefined) return
      for (const to of POINTS) {
        const text = formatMove(position, moveOf(from, to), style, 'hans')
        expect([text, movesFound(position, text)]).toEqual([text, [moveOf(from, to)]])
      }
    }),
    { numRuns: 50 },
  )
})

const drawn = (position: Position, place: (point: Point) => Point, sideOf: (side: Side) => Side): Position => {
  const pieces = position.pieces().map(([at, { side, role }]) => [place(at), { side: sideOf(side), role }] as const)
  const moved = Position.of({ pieces: new Map(pieces), turn: sideOf(position.turn) })
  if (!moved.ok) throw new Error(moved.error.code)
  return moved.value
}
const at = (file: number, rank: number): Point => {
  const point = pointAt(file, rank)
  if (point === undefined) throw new Error('off the board')
  return point
}
const turned = (point: Point): Point => at(8 - fileOf(point), 9 - rankOf(point))
const mirrored = (point: Point): Point => at(8 - fileOf(point), rankOf(point))
const placed = (move: Move, place: (point: Point) => Point): Move => moveOf(place(fromOf(move)), place(toOf(move)))

test('turned by half a turn and with colours changed, a move has the same text', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const other = drawn(position, turned, otherSide)
      for (const move of legalMoves(position)) {
        const moved = placed(move, turned)
        expect(isLegal(other, moved)).toBe(true)
        for (const style of ['chinese', 'chinese-short', 'wxf'] as const) {
          const text = formatMove(position, move, style, 'hans')
          // A board that no game reaches may leave a style without words: then it is ICCS, which turns.
          if (/^[a-i]\d/.test(text)) continue
          expect(canonicalText(formatMove(other, moved, style, 'hant'))).toBe(canonicalText(text))
        }
      }
    }),
    { numRuns: 30 },
  )
})

const flip = (digit: string): string => (/[1-9]/.test(digit) ? String(10 - Number(digit)) : digit)

test('mirrored, a move has the same text with the files counted from the other end', () => {
  fc.assert(
    fc.property(reached, (position) => {
      const other = drawn(position, mirrored, (side) => side)
      for (const move of legalMoves(position)) {
        const [first = '', second = '', sign = '', last = ''] = formatMove(position, move, 'wxf', 'hans')
        const role = position.pieceAt(fromOf(move))?.role ?? ''
        const isFile = sign === '=' || ['horse', 'advisor', 'elephant'].includes(role)
        const expected = first + flip(second) + sign + (isFile ? flip(last) : last)
        expect(formatMove(other, placed(move, mirrored), 'wxf', 'hans')).toBe(expected)
      }
    }),
    { numRuns: 30 },
  )
})

test('any text gets an answer', () => {
  const signs = fc.constantFrom(...'帅車马炮兵相仕前中后進退平一二五九12589+-=.RHCPKAEahei９＝ '.split(''))
  fc.assert(
    fc.property(
      reached,
      fc.oneof(fc.string({ unit: signs, maxLength: 6 }), fc.string({ unit: 'binary' })),
      (position, text) => {
        const found = parseMove(position, text)
        if (found.ok) expect(isLegal(position, found.value)).toBe(true)
        else expect(['unreadable', 'no-such-move', 'ambiguous', 'illegal']).toContain(found.error.code)
      },
    ),
    { numRuns: 300 },
  )
})
