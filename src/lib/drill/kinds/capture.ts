import { isInCheck, legalMoves, type Move, type Position, type Role, toOf } from '../../rules'
import { isSafeCapture } from '../../solver'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import type { Draft, Level } from '../types'
import { shapesOf } from './near'
import { breachBy, draftOf, filled, firstOf, type Promises, textsOf } from './promises'

/* Take what can be taken safely (吃子). */

const capturesIn = (position: Position): Move[] =>
  legalMoves(position).filter((move) => position.pieceAt(toOf(move)) !== undefined)

const promises: Promises = {
  kind: 'capture',
  answersOf: (position) => textsOf(capturesIn(position).filter((move) => isSafeCapture(position, move))),
  faultOf: (position) => (isInCheck(position) ? 'other-idea' : undefined),
  // What can be taken, and is better left.
  nearMisses: (position, _, answers) => capturesIn(position).length - answers.length,
  least: { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2 },
  most: () => 2,
  sizes: { 1: [4, 6], 2: [5, 8], 3: [7, 10], 4: [9, 14], 5: [13, 20] },
}

const TAKERS: readonly Role[] = ['chariot', 'cannon', 'horse', 'soldier']

/** Somebody of the learner's with several pieces within reach, some of which guard each other. */
function tableFor(random: Random, level: Level): Table {
  const table = new Table(random)
  const roles = random.shuffled(TAKERS).slice(0, level >= 3 ? 2 : 1)
  table.put('red', 'general')
  table.put('black', 'general')
  for (const role of roles) {
    const from = table.put('red', role)
    const reached = from === undefined ? [] : shapesOf({ side: 'red', role }, from)
    for (let i = 0; i < 2; i++) table.join('black', undefined, (point) => reached.includes(point))
  }
  return table
}

function attempt(random: Random, level: Level): Draft | undefined {
  const table = tableFor(random, level)
  if (table.position() === undefined) return undefined
  const position = filled(table, random, level, promises, (board) => !isInCheck(board))
  // Whether a capture is safe takes long to say: first, is there enough to take?
  if (position === undefined || capturesIn(position).length <= promises.least[level]) return undefined
  return draftOf(promises, random, level, position)
}

export const capture: Kind = {
  make: (random, level) => firstOf(60, () => attempt(random, level)),
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
