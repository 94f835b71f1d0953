import { fileOf, fromOf, isInCheck, type Point, POINTS, type Position, type Role } from '../../rules'
import { formatPoint, parsePoint } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import type { Level } from '../types'
import { barredMoves, betweenGenerals } from './facing'
import { breachBy, draftOf, filled, firstOf, type Promises } from './promises'

/* Which piece would leave the generals facing if it left the file (将帅对面). */

/** The learner's piece that stands alone between the generals. */
function holderOf(position: Position): Point | undefined {
  const [holder, ...others] = betweenGenerals(position) ?? []
  if (holder === undefined || others.length > 0) return undefined
  return position.pieceAt(holder)?.side === position.turn ? holder : undefined
}

/** How many files off that of the generals a piece still draws the eye. */
const NEAR = 2

const isNear = (point: Point, file: number): boolean => Math.abs(fileOf(point) - file) <= NEAR

const promises: Promises = {
  kind: 'facing-hold',
  answersOf: (position) => {
    const holder = holderOf(position)
    return holder === undefined ? [] : [formatPoint(holder)]
  },
  faultOf: (position, _, [text = '']) => {
    const holder = parsePoint(text)
    // It could go somewhere, were it not for the generals.
    const isHeld = barredMoves(position).some((move) => fromOf(move) === holder)
    return isHeld && !isInCheck(position) ? undefined : 'other-idea'
  },
  nearMisses: (position, _, [text = '']) => {
    const file = fileOf(position.generalOf(position.turn) ?? POINTS[0])
    const own = position.pieces().filter(([, { side, role }]) => side === position.turn && role !== 'general')
    return own.filter(([point]) => formatPoint(point) !== text && isNear(point, file)).length
  },
  least: { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 },
  most: () => 1,
}

const HOLDERS: readonly Role[] = ['soldier', 'horse', 'cannon', 'chariot', 'advisor', 'elephant']

function tableFor(random: Random, level: Level): Table {
  const table = new Table(random)
  const file = 3 + random.below(3)
  const isOn = (point: Point): boolean => fileOf(point) === file
  table.put('red', 'general', isOn)
  table.put('black', 'general', isOn)
  table.put('red', random.pick(HOLDERS) ?? 'soldier', isOn)
  for (let i = 0; i < promises.least[level]; i++)
    table.join('red', undefined, (point) => !isOn(point) && isNear(point, file))
  return table
}

export const facingHold: Kind = {
  make: (random, level) =>
    firstOf(30, () => {
      const isHeld = (board: Position): boolean => holderOf(board) !== undefined && !isInCheck(board)
      const position = filled(tableFor(random, level), random, level, promises, isHeld)
      return position && draftOf(promises, random, level, position)
    }),
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
