import { fileOf, fromOf, isLegal, legalMoves, type Move, type Position, toOf } from '../../rules'
import { formatIccs, formatMove } from '../../notation'
import { choicesFor } from '../../lesson/written-choices'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import { playedOn } from '../make/played'
import type { Random } from '../random'
import type { Level } from '../types'
import { breachBy, draftOf, filled, firstOf, moveAsked, type Promises } from './promises'

/* Moves and how they are written (记谱). */

const promisesOf = (kind: 'read' | 'write'): Promises => ({
  kind,
  answersOf: (position, asked) => {
    const move = moveAsked(asked)
    return move !== undefined && isLegal(position, move) ? [formatIccs(move)] : []
  },
  faultOf: () => undefined,
  // Texts that differ in one thing, and mean something else.
  nearMisses: (position, asked) => {
    const move = moveAsked(asked)
    return move === undefined ? 0 : choicesFor(position, move).length - 1
  },
  least: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 },
  most: () => 1,
  sizes: { 1: [3, 4], 2: [5, 8], 3: [18, 32], 4: [18, 32], 5: [12, 32] },
  isLoose: true,
})

/** How many moves of both sides lie behind a board of the level: an even number, since Red is to move. */
const pliesAt = (random: Random, level: Level): number => 2 * (level + random.below(level === 3 ? 6 : 14))

/** Whether the text says which of two on one file: 前, 中, 后, or a count. */
export const namesPlace = (position: Position, move: Move): boolean =>
  /^[前中后一二三四五]/.test(formatMove(position, move, 'chinese', 'hans'))

/** A chariot, horse, cannon or soldier of Red's comes to stand on a file with its like. */
function joinsItsLike(position: Position, move: Move): boolean {
  const piece = position.pieceAt(fromOf(move))
  if (piece?.side !== 'red' || ['advisor', 'elephant'].includes(piece.role)) return false
  return position
    .pieces()
    .some(
      ([point, { side, role }]) =>
        point !== fromOf(move) && side === 'red' && role === piece.role && fileOf(point) === fileOf(toOf(move)),
    )
}

function boardFor(promises: Promises, random: Random, level: Level): Position | undefined {
  if (level >= 3) return playedOn(random, pliesAt(random, level), level >= 4 ? joinsItsLike : undefined)
  const table = new Table(random)
  table.put('red', 'general')
  table.put('black', 'general')
  table.join('red')
  return filled(table, random, level, promises)
}

/** A legal move; with `isPlaced` one whose text says which of two pieces on a file. */
const moveOn = (position: Position, random: Random, isPlaced: boolean): Move | undefined =>
  random.pick(legalMoves(position).filter((move) => !isPlaced || namesPlace(position, move)))

/** A legal move, to be read or to be written. */
export function writtenKind(kind: 'read' | 'write'): Kind {
  const promises = promisesOf(kind)
  return {
    make: (random, level) => {
      const isPlaced = level >= 4 && random.chance(2, 3)
      return firstOf(20, () => {
        const position = boardFor(promises, random, level)
        const move = position && moveOn(position, random, isPlaced)
        return move && draftOf(promises, random, level, position, formatIccs(move))
      })
    },
    answersOf: promises.answersOf,
    breachOf: breachBy(promises),
  }
}
