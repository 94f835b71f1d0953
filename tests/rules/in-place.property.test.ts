import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFen } from '../../src/lib/notation'
import { legalMoves, type Move, type Position, toOf } from '../../src/lib/rules'
import { make, unmake } from '../../src/lib/rules/in-place'
import { board } from '../fixtures/boards'
import { drawable, playable } from './arbitraries'

/** Everything a position holds that means something: slots of empty points and list entries past the count do not. */
function bitsOf({ cells, lists, counts, slots, generals, mover }: Position) {
  const half = lists.length / 2
  const entries = [0, 1].map((side) => [...lists.subarray(side * half, side * half + (counts[side] ?? 0))])
  const entered = entries.flat().map((point) => [point, slots[point]])
  return { cells: [...cells], entries, entered, generals: [...generals], mover }
}

/** Follows the choices down a line, looks at every move of each position on the way, and comes back. */
function walk(position: Position, choices: readonly number[]): void {
  const before = bitsOf(position)
  const moves = legalMoves(position)
  for (const move of moves) {
    const undo = make(position, move)
    unmake(position, move, undo)
    expect(bitsOf(position)).toEqual(before)
  }
  const [choice, ...rest] = choices
  const chosen = moves[(choice ?? 0) % Math.max(1, moves.length)]
  if (choice === undefined || chosen === undefined) return
  const undo = make(position, chosen)
  expect(formatFen(position)).toBe(formatFen(board(formatFen(position))))
  walk(position, rest)
  unmake(position, chosen, undo)
  expect(bitsOf(position)).toEqual(before)
}

test('a move taken back leaves the position as it was', () => {
  const choices = fc.array(fc.nat(), { maxLength: 12 })
  fc.assert(
    fc.property(fc.oneof(playable, drawable), choices, (fen, line) => walk(board(fen), line)),
    { numRuns: 20 },
  )
}, 30_000)

/** Makes a whole line, captures first where a choice says so, then takes all of it back, looking at each stage. */
function thereAndBack(position: Position, choices: readonly number[]): number {
  const made: { move: Move; undo: number; before: ReturnType<typeof bitsOf> }[] = []
  for (const choice of choices) {
    const moves = legalMoves(position)
    const captures = moves.filter((move) => position.pieceAt(toOf(move)))
    const among = choice % 3 === 0 && captures.length > 0 ? captures : moves
    const move = among[choice % Math.max(1, among.length)]
    if (move === undefined) break
    const before = bitsOf(position)
    made.push({ move, undo: make(position, move), before })
  }
  expect(bitsOf(position).entries.flat().length).toBe(position.pieces().length)
  for (const { move, undo, before } of made.reverse()) {
    unmake(position, move, undo)
    expect(bitsOf(position)).toEqual(before)
  }
  return made.filter(({ undo }) => undo !== 0).length
}

test('so does a long line with all its captures, stage by stage', () => {
  let captures = 0
  const choices = fc.array(fc.nat(), { minLength: 100, maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(fc.oneof(playable, drawable), choices, (fen, line) => {
      captures += thereAndBack(board(fen), line)
    }),
    { numRuns: 15 },
  )
  expect(captures).toBeGreaterThan(50)
}, 30_000)

test('playing a move leaves the position alone', () => {
  fc.assert(
    fc.property(playable, (fen) => {
      const position = board(fen)
      for (const move of legalMoves(position)) position.play(move)
      expect(formatFen(position)).toBe(fen)
    }),
  )
})
