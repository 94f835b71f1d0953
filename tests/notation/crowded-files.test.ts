import { describe, expect, test } from 'vitest'
import { formatIccs, formatMove, MOVE_STYLES, type MoveStyle, parseMove } from '../../src/lib/notation'
import { canonicalText } from '../../src/lib/notation/move-alphabet'
import {
  fileOf,
  fromOf,
  legalMoves,
  type Move,
  moveOf,
  otherSide,
  type Piece,
  type Point,
  pointAt,
  Position,
  rankOf,
  type Role,
  type Side,
  toOf,
} from '../../src/lib/rules'
import { randomFrom } from '../oracle/random-games'

/*
 * Boards made to crowd files, independent of the generators elsewhere: three to five soldiers on one file, on two, on
 * three, and on lesson boards other roles as well.
 */

interface Kind {
  readonly name: string
  /** How many pieces stand on each of the crowded files. */
  readonly counts: readonly number[]
  readonly role: Role
}

const KINDS: readonly Kind[] = [
  ...[[2], [3], [4], [5], [2, 2], [3, 2], [2, 3], [4, 1], [3, 1, 1], [2, 2, 1]].map((counts) => ({
    counts,
    role: 'soldier' as const,
  })),
  ...[
    [2, 2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [3, 2, 2],
  ].map((counts) => ({ counts, role: 'soldier' as const })),
  ...(['chariot', 'cannon', 'horse'] as const).flatMap((role) =>
    [[2], [3], [2, 2], [4], [3, 2]].map((counts) => ({ counts, role })),
  ),
  ...(['advisor', 'elephant'] as const).flatMap((role) => [[2], [3], [2, 2]].map((counts) => ({ counts, role }))),
].map(({ counts, role }) => ({ name: `${role} ${counts.join('+')}`, counts, role }))

const at = (file: number, rank: number): Point => {
  const point = pointAt(file, rank)
  if (point === undefined) throw new Error('off the board')
  return point
}

const shuffled = (count: number, random: () => number): number[] =>
  Array.from({ length: count }, (_, i) => [random(), i] as const)
    .sort(([a], [b]) => a - b)
    .map(([, i]) => i)

function boardOf({ counts, role }: Kind, side: Side, random: () => number): Position {
  const files = shuffled(9, random)
  const pieces = new Map<Point, Piece>()
  counts.forEach((count, i) => {
    for (const rank of shuffled(10, random).slice(0, count)) pieces.set(at(files[i] ?? 0, rank), { side, role })
  })
  // Something to be captured, to stand in the way, and to be jumped over.
  for (const rank of shuffled(10, random).slice(0, 6)) {
    const point = at(Math.floor(random() * 9), rank)
    if (!pieces.has(point)) pieces.set(point, { side: otherSide(side), role: 'soldier' })
  }
  const position = Position.of({ pieces, turn: side })
  if (!position.ok) throw new Error(position.error.code)
  return position.value
}

const changed = (position: Position, place: (point: Point) => Point, sideOf: (side: Side) => Side): Position => {
  const pieces = position
    .pieces()
    .map(([point, { side, role }]) => [place(point), { side: sideOf(side), role }] as const)
  const other = Position.of({ pieces: new Map(pieces), turn: sideOf(position.turn) })
  if (!other.ok) throw new Error(other.error.code)
  return other.value
}
const placed = (move: Move, place: (point: Point) => Point): Move => moveOf(place(fromOf(move)), place(toOf(move)))
const mirrored = (point: Point): Point => at(8 - fileOf(point), rankOf(point))
const turned = (point: Point): Point => at(8 - fileOf(point), 9 - rankOf(point))

const flipped = (digit: string): string => String(10 - Number(digit))
const LEAPERS: readonly Role[] = ['horse', 'advisor', 'elephant']

/** A text in the one alphabet with its file numbers counted from the other side; ordinals and steps stay. */
function mirroredText(text: string, role: Role, style: MoveStyle): string {
  const [, name = '', end = ''] = /^(.+?)([+=-]?[1-9])$/.exec(text) ?? []
  const isFile = end.startsWith('=') || LEAPERS.includes(role)
  // 16 and 二6 hold an ordinal before the file; 二P holds no file.
  const named = /^[1-9][A-Z]$/.test(name) ? name : name.replace(/[1-9]$/, flipped)
  return style === 'iccs' ? text : named + (isFile ? end.replace(/[1-9]/, flipped) : end)
}

const boards = (kind: Kind): Position[] => {
  const random = randomFrom(kind.name.length * 1009 + (kind.name.codePointAt(0) ?? 0))
  return Array.from({ length: 3 }, (_, i) => boardOf(kind, i % 2 === 0 ? 'red' : 'black', random))
}

describe.each(KINDS)('$name', (kind) => {
  const UNAMBIGUOUS = MOVE_STYLES.filter((style) => style !== 'chinese-short')

  test('each legal move has a text of its own, which is read as that move', () => {
    for (const position of boards(kind))
      for (const style of UNAMBIGUOUS) {
        const moves = legalMoves(position)
        const texts = moves.map((move) => formatMove(position, move, style, 'hant'))
        expect(new Set(texts).size).toBe(moves.length)
        const read = texts.map((text) => parseMove(position, text))
        expect(read.map((found) => found.ok && found.value)).toEqual(moves)
      }
  })

  test('a short record that fits several moves tells them, the written one among them', () => {
    for (const position of boards(kind))
      for (const move of legalMoves(position)) {
        const found = parseMove(position, formatMove(position, move, 'chinese-short', 'hans'))
        const candidates = found.ok ? [found.value] : found.error.code === 'ambiguous' ? found.error.candidates : []
        expect(candidates).toContain(move)
      }
  })

  test('mirrored, it has the text with the files counted from the other side', () => {
    for (const position of boards(kind)) {
      const other = changed(position, mirrored, (side) => side)
      for (const move of legalMoves(position))
        for (const style of ['chinese', 'wxf'] as const) {
          const text = canonicalText(formatMove(position, move, style, 'hans'))
          const role = position.pieceAt(fromOf(move))?.role ?? 'soldier'
          const expected =
            text === canonicalText(formatIccs(move))
              ? canonicalText(formatIccs(placed(move, mirrored)))
              : mirroredText(text, role, style)
          expect(canonicalText(formatMove(other, placed(move, mirrored), style, 'hans'))).toBe(expected)
        }
    }
  })

  test('turned and with colours changed, it has the same text but for glyphs and numerals', () => {
    for (const position of boards(kind)) {
      const other = changed(position, turned, otherSide)
      for (const move of legalMoves(position))
        for (const style of ['chinese', 'chinese-short', 'wxf'] as const) {
          const text = canonicalText(formatMove(position, move, style, 'hans'))
          const expected =
            text === canonicalText(formatIccs(move)) ? canonicalText(formatIccs(placed(move, turned))) : text
          expect(canonicalText(formatMove(other, placed(move, turned), style, 'hans'))).toBe(expected)
        }
    }
  })
})

test('what a game can reach needs no ICCS in place of words', () => {
  const usual = KINDS.filter(({ counts, role }) => counts.reduce((a, b) => a + b) <= (role === 'soldier' ? 5 : 2))
  for (const kind of usual)
    for (const position of boards(kind))
      for (const move of legalMoves(position))
        for (const style of ['chinese', 'chinese-short', 'wxf'] as const)
          expect(formatMove(position, move, style, 'hans')).not.toBe(formatIccs(move))
})
