import {
  checkersOf,
  explain,
  fileOf,
  isInCheck,
  legalMoves,
  type Move,
  moveOf,
  type Point,
  POINTS,
  pointsBetween,
  type Position,
  rankOf,
  type Role,
  type Side,
} from '../../rules'
import { escapeWays } from '../../lesson/goals'
import type { EscapeWay } from '../../lesson/types'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import type { Level } from '../types'
import { type Asked, breachBy, draftOf, filled, firstOf, type Promises, textsOf } from './promises'

/* Out of check (应将) in the way that is asked for. */

export const ESCAPE_WAYS = ['flee', 'take', 'block', 'unscreen'] as const satisfies readonly EscapeWay[]

const answers = (position: Position, { ask }: Asked): Move[] =>
  legalMoves(position).filter((move) => escapeWays(position, move).some((way) => way === ask))

/** A step of the general, or a capture of what gives check, that may not be played for what becomes of the general. */
function isVain(position: Position, move: Move): boolean {
  const said = explain(position, move)
  const isDanger = (code: string): boolean => code === 'still-in-check' || code === 'generals-facing'
  return !said.legal && said.reasons.every(({ code }) => isDanger(code))
}

function vainTries(position: Position): Move[] {
  const general = position.generalOf(position.turn)
  const checkers = checkersOf(position, position.turn)
  const own = position.pieces().filter(([, { side }]) => side === position.turn)
  const takes = own.flatMap(([from]) => checkers.map((to) => moveOf(from, to)))
  const steps = general === undefined ? [] : POINTS.filter((to) => isStep(general, to)).map((to) => moveOf(general, to))
  return [...new Set([...takes, ...steps])].filter((move) => isVain(position, move))
}

const isStep = (one: Point, other: Point): boolean =>
  Math.abs(fileOf(one) - fileOf(other)) + Math.abs(rankOf(one) - rankOf(other)) === 1

const promises: Promises = {
  kind: 'escape',
  answersOf: (position, asked) => textsOf(answers(position, asked)),
  faultOf: (position) => (isInCheck(position) ? undefined : 'other-idea'),
  nearMisses: (position, _, { length }) => legalMoves(position).length - length + vainTries(position).length,
  least: { 1: 0, 2: 2, 3: 2, 4: 3, 5: 3 },
  most: (_, { ask }) => (ask === 'flee' ? 4 : 3),
}

const CHECKERS: readonly Role[] = ['chariot', 'chariot', 'cannon', 'horse', 'soldier']

/** Some checks can be blocked, and some be given over a screen alone. */
const checkerFor = (random: Random, way: EscapeWay): Role => {
  if (way === 'unscreen') return 'cannon'
  return random.pick(way === 'block' ? CHECKERS.filter((role) => role !== 'soldier') : CHECKERS) ?? 'chariot'
}

/** The offsets from which a piece gives check, were nothing in its way. */
const canStrike = (role: Role, from: Point, general: Point): boolean => {
  const files = Math.abs(fileOf(from) - fileOf(general))
  const ranks = Math.abs(rankOf(from) - rankOf(general))
  if (role === 'horse') return files * ranks === 2
  if (role === 'soldier') return files + ranks === 1
  return (files === 0 || ranks === 0) && files + ranks > (role === 'cannon' ? 1 : 0)
}

function putScreen(table: Table, random: Random, way: EscapeWay, cannon: Point, general: Point): void {
  const side: Side = way === 'unscreen' || random.chance(1, 2) ? 'red' : 'black'
  table.join(side, undefined, (point) => isBetween(point, cannon, general))
}

const isBetween = (point: Point, one: Point, other: Point): boolean => pointsBetween(one, other).includes(point)

function tableFor(random: Random, way: EscapeWay): Table | undefined {
  const table = new Table(random)
  const general = table.put('red', 'general')
  const role = checkerFor(random, way)
  if (general === undefined) return undefined
  const checker = table.put('black', role, (point) => canStrike(role, point, general))
  if (checker === undefined) return undefined
  table.put('black', 'general')
  if (role === 'cannon') putScreen(table, random, way, checker, general)
  // Somebody to help.
  if (way !== 'flee') table.join('red')
  return table
}

const makeBy = (random: Random, level: Level, way: EscapeWay) =>
  firstOf(80, () => {
    const table = tableFor(random, way)
    const keeps = (board: Position): boolean => {
      const count = answers(board, { ask: way, length: 1 }).length
      return count > 0 && count <= promises.most(level, { ask: way, length: 1 })
    }
    const position = table?.position() && filled(table, random, level, promises, keeps)
    return position && draftOf(promises, random, level, position, way)
  })

/** Answers to check in one way. */
export const escapeKind = (way: EscapeWay): Kind => ({
  make: (random, level) => makeBy(random, level, way),
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
})

export const escapeKinds: Readonly<Record<EscapeWay, Kind>> = {
  flee: escapeKind('flee'),
  take: escapeKind('take'),
  block: escapeKind('block'),
  unscreen: escapeKind('unscreen'),
}

/** Answers to check in one way or another. */
export const escape: Kind = {
  make: (random, level) => makeBy(random, level, random.pick(ESCAPE_WAYS) ?? 'flee'),
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
