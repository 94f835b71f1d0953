import { isInCheck, legalMoves, otherSide, type Position, toOf } from '../../rules'
import { isSafeCapture } from '../../solver'
import { keepsPieces } from '../../lesson/goals'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Level } from '../types'
import { breachBy, draftOf, filled, firstOf, type Promises, textsOf } from './promises'

/* A move after which nothing is lost (别丢子). */

/** Were it the other side's turn, it would take something and keep it. */
function isThreatened(position: Position): boolean {
  const other = position.withTurn(otherSide(position.turn))
  return legalMoves(other).some((move) => other.pieceAt(toOf(move)) !== undefined && isSafeCapture(other, move))
}

const MOST: Readonly<Record<Level, number>> = { 1: 6, 2: 6, 3: 8, 4: 8, 5: 10 }

const promises: Promises = {
  kind: 'safe',
  answersOf: (position) => textsOf(legalMoves(position).filter((move) => keepsPieces(position, [move]))),
  faultOf: (position) => (!isInCheck(position) && isThreatened(position) ? undefined : 'other-idea'),
  mayAsk: isThreatened,
  nearMisses: (position, _, answers) => legalMoves(position).length - answers.length,
  least: { 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 },
  most: (level) => MOST[level],
  // Every move and every reply to it must be looked at: big boards would take an old phone too long.
  sizes: { 1: [4, 6], 2: [5, 8], 3: [6, 8], 4: [8, 10], 5: [10, 13] },
}

/** More moves keep everything than may: said before all have been looked at. */
function hasTooMany(position: Position, most: number): boolean {
  let count = 0
  return legalMoves(position).some((move) => keepsPieces(position, [move]) && ++count > most)
}

export const safe: Kind = {
  make: (random, level) =>
    firstOf(60, () => {
      const table = new Table(random)
      table.put('red', 'general')
      table.put('black', 'general')
      const position = filled(table, random, level, promises, (board) => !isInCheck(board))
      if (position === undefined || !isThreatened(position) || hasTooMany(position, MOST[level])) return undefined
      return draftOf(promises, random, level, position)
    }),
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
