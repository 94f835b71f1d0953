import {
  fileOf,
  fromOf,
  type Move,
  moveOf,
  type Point,
  POINTS,
  type Position,
  type ReasonCode,
  type Role,
  ROLES,
} from '../../rules'
import { formatIccs } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import type { Random } from '../random'
import type { Draft, Level } from '../types'
import { verdictOn } from './facing'
import { isAround, isInLine, isShort, marksFor, shapedMoves } from './near'
import { breachBy, draftOf, filled, firstOf, moveAsked, type Promises, SIZES } from './promises'

/* Whether a move may be played, and why not. */

/** Who can break which rule. What moves is always the learner's own piece. */
const BREAKERS: Readonly<Partial<Record<ReasonCode, readonly Role[]>>> = {
  'soldier-backward': ['soldier'],
  'soldier-sideways': ['soldier'],
  'outside-palace': ['general', 'advisor'],
  'across-river': ['elephant'],
  'not-its-move': ROLES,
  'own-piece': ROLES,
  'horse-leg': ['horse'],
  'elephant-eye': ['elephant'],
  'path-blocked': ['chariot', 'cannon'],
  'no-screen': ['cannon'],
  'too-many-screens': ['cannon'],
  'generals-facing': ROLES,
  'still-in-check': ROLES,
  'into-check': ROLES,
}

/** Every reason that a learner's own move can have against it, in its turn. */
export const MET_REASONS = Object.keys(BREAKERS) as readonly ReasonCode[]

const promises: Promises = {
  kind: 'legal',
  answersOf: (position, asked) => {
    const move = moveAsked(asked)
    return move === undefined ? [] : verdictOn(position, move)
  },
  faultOf: (_, asked, answers) => {
    const move = moveAsked(asked)
    const isOwn = answers.every((code) => code === 'legal' || (MET_REASONS as readonly string[]).includes(code))
    const isFar = answers.includes('not-its-move') && move !== undefined && !isShort(move)
    return isOwn && !isFar ? undefined : 'other-idea'
  },
  nearMisses: (position, asked, answers) => {
    const move = moveAsked(asked)
    const marks = move === undefined ? 0 : marksFor(position, fromOf(move)).size
    return answers.includes('legal') ? marks : marks + 1
  },
  least: { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 },
  // All that speaks against a move is one answer.
  most: () => MET_REASONS.length,
  // Facing generals take no more than three.
  sizes: { ...SIZES, 2: [3, 8] },
}

type Wanted = ReasonCode | 'legal'

const CHECKS: readonly Wanted[] = ['into-check', 'still-in-check']
const LINES: readonly Wanted[] = ['path-blocked', 'no-screen', 'too-many-screens']

/** The generals, and somebody to attack the learner's, where the rule is about that. */
function generalsFor(table: Table, wanted: Wanted): Point | undefined {
  const general = table.put('red', 'general')
  if (general === undefined) return undefined
  const isFacing = wanted === 'generals-facing'
  table.put('black', 'general', (point) => !isFacing || Math.abs(fileOf(point) - fileOf(general)) <= 1)
  if (CHECKS.includes(wanted))
    table.join('black', ['chariot', 'cannon', 'horse', 'soldier'], (point) => isAround(point, general))
  return general
}

function moverFor(table: Table, random: Random, wanted: Wanted, general: Point): Point | undefined {
  const role = random.pick(wanted === 'legal' ? ROLES : (BREAKERS[wanted] ?? ROLES)) ?? 'general'
  if (role === 'general') return general
  if (wanted === 'generals-facing') return table.put('red', role, (point) => fileOf(point) === fileOf(general))
  return table.put('red', role, (point) => !CHECKS.includes(wanted) || isAround(point, general))
}

function tableFor(random: Random, level: Level, wanted: Wanted): readonly [Table, Point | undefined] {
  const table = new Table(random)
  const general = generalsFor(table, wanted)
  const from = general === undefined ? undefined : moverFor(table, random, wanted, general)
  if (from === undefined) return [table, undefined]
  const isFit = (point: Point): boolean => isAround(point, from) && (!LINES.includes(wanted) || isInLine(point, from))
  const count = wanted === 'too-many-screens' ? Math.max(3, level + 1) : level + 1
  for (let i = 0; i < count; i++) table.join(random.chance(1, 2) ? 'red' : 'black', undefined, isFit)
  return [table, from]
}

/** The moves of a piece that come into question: those of its shape, or those near by for what breaks the shape. */
function candidates(position: Position, from: Point, wanted: Wanted): Move[] {
  const shaped = shapedMoves(position, from)
  const breaksShape = MET_REASONS.indexOf(wanted as ReasonCode) <= MET_REASONS.indexOf('not-its-move')
  if (wanted === 'legal' || !breaksShape) return shaped
  return POINTS.filter((to) => to !== from)
    .map((to) => moveOf(from, to))
    .filter((move) => isShort(move) && !shaped.includes(move))
}

function attempt(random: Random, level: Level, wanted: Wanted): Draft | undefined {
  const [table, from] = tableFor(random, level, wanted)
  if (from === undefined || table.position() === undefined) return undefined
  const position = filled(table, random, level, promises)
  if (position === undefined) return undefined
  const fitting = candidates(position, from, wanted).filter((move) => verdictOn(position, move).join(' ') === wanted)
  const move = random.pick(fitting)
  return move && draftOf(promises, random, level, position, formatIccs(move))
}

export const legal: Kind = {
  make: (random, level) => {
    const wanted: Wanted = random.chance(1, 3) ? 'legal' : (random.pick(MET_REASONS) ?? 'legal')
    return firstOf(120, () => attempt(random, level, wanted))
  },
  answersOf: promises.answersOf,
  breachOf: breachBy(promises),
}
