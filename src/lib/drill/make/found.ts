import { formatFen, parseFen } from '../../notation'
import type { Position } from '../../rules'
import type { Draft } from '../types'
import { viewPosition } from '../view'
import { levelOf } from './difficulty'
import { patternOf } from './line'
import { promised } from './promised'
import { ANSWERS_MAX, hasNoWin, textsOf } from './winning'

/* Wins that were not made but found. */

/** What proving one may cost, as the solver counts it: collections are proved again and again. */
const EFFORT = 8_000_000

/** The fewest moves in which the side to move wins, if that is one, two or three. */
const lengthOf = (position: Position): number | undefined => [1, 2, 3].find((length) => !hasNoWin(position, length))

/** The mate that a position is, seen with Red to move; undefined where it is none that keeps its promises. */
export function winFrom(fen: string): Draft | undefined {
  const read = parseFen(fen)
  if (!read.ok) return undefined
  const { value } = read
  const position = value.turn === 'red' ? value : viewPosition(value, { mirrored: false, swapped: true })
  const length = lengthOf(position)
  if (length === undefined) return undefined
  const moves = promised(position, { kind: 'mate', length }, { most: ANSWERS_MAX, effort: EFFORT })
  if (moves.length === 0) return undefined
  const answers = textsOf(moves)
  const pattern = patternOf(position, answers, length)
  const level = levelOf(position, length, moves)
  return { kind: 'mate', fen: formatFen(position), answers, length, ...(pattern && { pattern }), level }
}
