import { type Move, type Position } from '../../rules'
import { formatFen, formatIccs, parseIccs } from '../../notation'
import type { Breach, Kind } from '../kind'
import { hasSpare, isPlayable, stripped, type Table } from '../make/board'
import type { Random } from '../random'
import type { Draft, Level } from '../types'

/* What all kinds that are made of boards by chance have in common. */

/** What is asked of a board. */
export type Asked = Pick<Draft, 'ask' | 'length'>

type Question = Asked & Pick<Draft, 'answers' | 'level'>

/** What a drill of one kind promises, and how it is counted. */
export interface Promises {
  readonly kind: Draft['kind']
  readonly answersOf: Kind['answersOf']
  /** What the question lacks to show its idea, the rest left aside. */
  readonly faultOf: (position: Position, asked: Asked, answers: readonly string[]) => Breach | undefined
  /** How many things lie near that a hasty learner takes for right. */
  readonly nearMisses: (position: Position, asked: Asked, answers: readonly string[]) => number
  /** How many of them a level has at least. */
  readonly least: Readonly<Record<Level, number>>
  /** How many right answers there may be. */
  readonly most: (level: Level, asked: Asked) => number
  /** Quickly said: false of a smaller board that cannot ask the same. */
  readonly mayAsk?: (smaller: Position) => boolean
  /** How many pieces a level has, where it differs from {@link SIZES}. */
  readonly sizes?: Sizes
  /** No piece is asked to have its use: the board is company for what is asked. */
  readonly isLoose?: boolean
}

/** How many pieces a level has, generals too: at least and at most. */
export type Sizes = Readonly<Record<Level, readonly [least: number, most: number]>>

export const SIZES: Sizes = { 1: [3, 5], 2: [4, 8], 3: [6, 10], 4: [9, 14], 5: [13, 24] }

/** Up to this level a board has nothing that changes nothing. */
const BARE: Level = 2

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, i) => text === other[i])

/** How many pieces a board of the level is set up with. */
export function sizeAt(random: Random, level: Level, sizes: Sizes = SIZES): number {
  const [least, most] = sizes[level]
  return least + random.below(most - least + 1)
}

const sizeFault = ({ sizes = SIZES }: Promises, position: Position, level: Level): Breach | undefined => {
  const [least, most] = sizes[level]
  const count = position.pieces().length
  return count < least || count > most ? 'level' : undefined
}

/** What breaks, apart from what could be taken away. */
function ownBreach(promises: Promises, position: Position, asked: Question): Breach | undefined {
  const { answers, level } = asked
  if (answers.length === 0) return 'other-idea'
  if (answers.length > promises.most(level, asked)) return 'too-many-answers'
  const fault = promises.faultOf(position, asked, answers)
  if (fault !== undefined) return fault
  return promises.nearMisses(position, asked, answers) < promises.least[level] ? 'no-choice' : undefined
}

/** The smaller board asks the same, and keeps what is promised. */
const asksSame =
  (promises: Promises, asked: Question) =>
  (smaller: Position): boolean =>
    isPlayable(smaller) &&
    promises.mayAsk?.(smaller) !== false &&
    isSame(promises.answersOf(smaller, asked), asked.answers) &&
    ownBreach(promises, smaller, asked) === undefined

const isBare = ({ isLoose = false }: Promises, level: Level): boolean => level <= BARE && !isLoose

/** The first promise that a drill breaks. */
export const breachBy =
  (promises: Promises): Kind['breachOf'] =>
  (position, draft) => {
    const breach = ownBreach(promises, position, draft) ?? sizeFault(promises, position, draft.level)
    if (breach !== undefined || !isBare(promises, draft.level)) return breach
    return hasSpare(position, asksSame(promises, draft)) ? 'superfluous' : undefined
  }

/** The drill that a board and a question make, if it keeps all promises; with nothing superfluous at the first levels. */
export function draftOf(
  promises: Promises,
  random: Random,
  level: Level,
  position: Position,
  ask?: string,
): Draft | undefined {
  const asked: Asked = { length: 1, ...(ask !== undefined && { ask }) }
  const question = { ...asked, level, answers: promises.answersOf(position, asked) }
  if (ownBreach(promises, position, question) !== undefined) return undefined
  const board = isBare(promises, level) ? stripped(position, random, asksSame(promises, question)) : position
  if (sizeFault(promises, board, level) !== undefined) return undefined
  return { kind: promises.kind, fen: formatFen(board), ...question }
}

/** The first of so many tries that comes to something. */
export function firstOf<T>(tries: number, attempt: () => T | undefined): T | undefined {
  for (let i = 0; i < tries; i++) {
    const made = attempt()
    if (made !== undefined) return made
  }
  return undefined
}

/** The table's board filled up to the level's size, or nearly, with what `keeps` allows. */
export function filled(
  table: Table,
  random: Random,
  level: Level,
  { sizes = SIZES }: Pick<Promises, 'sizes'>,
  keeps?: (position: Position) => boolean,
): Position | undefined {
  table.crowd(sizeAt(random, level, sizes), keeps)
  return table.position()
}

export const textsOf = (moves: readonly Move[]): string[] => moves.map(formatIccs).sort()

/** The move that is asked about. */
export const moveAsked = ({ ask = '' }: Asked): Move | undefined => parseIccs(ask)
