import { fileOf, fromOf, legalMoves, type Move, type Point, type Position } from '../../rules'
import { formatIccs } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import { barredMoves, betweenGenerals, verdictOn } from './facing'
import { breachBy, draftOf, filled, firstOf, moveAsked, type Promises } from './promises'

/* Whether a move may be played that comes near to facing generals. */

/** So few pieces on the file that somebody might take it for open. */
const CLOSE = 2

const isClose = (position: Position): boolean => (betweenGenerals(position)?.length ?? CLOSE + 1) <= CLOSE

/** A piece leaves the generals' file or moves along it, or the general steps onto the other's file or off it. */
function comesNear(position: Position, move: Move): boolean {
  const from = fromOf(move)
  if (betweenGenerals(position)?.includes(from) === true) return isClose(position)
  const isGeneral = position.pieceAt(from)?.role === 'general'
  return isGeneral && (isClose(position) || isClose(position.play(move)))
}

/** Only what becomes of the general speaks against it: the piece itself may go so. */
const DANGERS: ReadonlySet<string> = new Set(['generals-facing', 'into-check', 'still-in-check'])

const isFacing = (verdict: readonly string[]): boolean =>
  verdict.includes('generals-facing') && verdict.every((code) => DANGERS.has(code))

const promises: Promises = {
  kind: 'facing-legal',
  answersOf: (position, asked) => {
    const move = moveAsked(asked)
    return move === undefined ? [] : verdictOn(position, move)
  },
  faultOf: (position, asked, answers) => {
    const move = moveAsked(asked)
    const isOfIt = answers.includes('legal') ? move !== undefined && comesNear(position, move) : isFacing(answers)
    return isOfIt ? undefined : 'other-idea'
  },
  // Whatever else stands there could be what keeps the generals apart, or seem to.
  nearMisses: (position, asked) => {
    const move = moveAsked(asked)
    const others = position
      .pieces()
      .filter(([point, { role }]) => role !== 'general' && point !== (move === undefined ? undefined : fromOf(move)))
    return others.length
  },
  least: { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 },
  // All that speaks against a move is one answer.
  most: () => DANGERS.size,
}

const candidates = (position: Position, isLegal: boolean): Move[] =>
  isLegal ? legalMoves(position).filter((move) => comesNear(position, move)) : barredMoves(position)

/** Generals on one file, or one step from it, and few pieces in the way. */
function tableFor(random: Random): Table {
  const table = new Table(random)
  const file = 3 + random.below(3)
  const isOn = (point: Point): boolean => fileOf(point) === file
  table.put('black', 'general', isOn)
  const isBeside = random.chance(1, 3)
  table.put('red', 'general', (point) => (isBeside ? Math.abs(fileOf(point) - file) === 1 : isOn(point)))
  const count = isBeside ? random.below(2) : 1 + random.below(2)
  for (let i = 0; i < count; i++) table.join(random.chance(3, 4) ? 'red' : 'black', undefined, isOn)
  return table
}

export const facingLegal: Kind = {
  make: (random, level) => {
    const isLegal = random.chance(1, 2)
    return firstOf(60, () => {
      const position = filled(tableFor(random), random, level, promises)
      const move = position && random.pick(candidates(position, isLegal))
      return move && draftOf(promises, random, level, position, formatIccs(move))
    })
  },
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
