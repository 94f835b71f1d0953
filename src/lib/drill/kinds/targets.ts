import { destinationsFrom, type Point, type Role } from '../../rules'
import { formatPoint, parsePoint } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import type { Draft, Level } from '../types'
import { isAround, marksFor } from './near'
import { type Asked, breachBy, draftOf, filled, firstOf, type Promises } from './promises'

/* Where one piece may go (落点). */

const pointAsked = ({ ask = '' }: Asked): Point | undefined => parsePoint(ask)

/** As many as a chariot reaches, at most. */
const REACH_MAX = 17

/** Roles with so few moves that little can stand in their way. */
const SHORT: ReadonlySet<Role> = new Set(['general', 'advisor', 'elephant', 'soldier'])

const promisesOf = (role: Role): Promises => ({
  kind: 'targets',
  answersOf: (position, asked) => {
    const from = pointAsked(asked)
    return from === undefined ? [] : destinationsFrom(position, from).map(formatPoint).sort()
  },
  faultOf: (position, asked) => {
    const from = pointAsked(asked)
    return from !== undefined && position.pieceAt(from)?.role === role ? undefined : 'other-idea'
  },
  nearMisses: (position, asked) => {
    const from = pointAsked(asked)
    return from === undefined ? 0 : marksFor(position, from).size
  },
  least: SHORT.has(role) ? { 1: 1, 2: 1, 3: 1, 4: 1, 5: 2 } : { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 },
  most: () => REACH_MAX,
})

/** Both generals, the piece, and others around it. */
function tableFor(random: Random, role: Role, count: number): readonly [Table, Point | undefined] {
  const table = new Table(random)
  const general = table.put('red', 'general')
  table.put('black', 'general')
  const from = role === 'general' ? general : table.put('red', role)
  for (let i = 0; i < count && from !== undefined; i++)
    table.join(random.chance(1, 2) ? 'red' : 'black', undefined, (point) => isAround(point, from))
  return [table, from]
}

function attempt(promises: Promises, random: Random, level: Level, role: Role): Draft | undefined {
  const [table, from] = tableFor(random, role, level + 1)
  if (from === undefined || table.position() === undefined) return undefined
  const position = filled(table, random, level, promises)
  return position && draftOf(promises, random, level, position, formatPoint(from))
}

/** Where a piece of the role may go. */
export function targetsKind(role: Role): Kind {
  const promises = promisesOf(role)
  return {
    make: (random, level) => firstOf(60, () => attempt(promises, random, level, role)),
    answersOf: promises.answersOf,
    breachOf: breachBy(promises),
  }
}

export const targetsKinds: Readonly<Record<Role, Kind>> = {
  general: targetsKind('general'),
  advisor: targetsKind('advisor'),
  elephant: targetsKind('elephant'),
  horse: targetsKind('horse'),
  chariot: targetsKind('chariot'),
  cannon: targetsKind('cannon'),
  soldier: targetsKind('soldier'),
}
