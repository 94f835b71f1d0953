import { areGeneralsFacing, isInCheck, outcomeOf, type Position, setupFault } from '../../rules'
import { formatFen } from '../../notation'
import { killPattern } from '../patterns'
import type { Random } from '../random'
import type { Draft, Level, Pattern } from '../types'
import { boardOf, served } from './army'
import { backFrom } from './back'
import { isPlayable, stripped } from './board'
import { accompanied } from './company'
import { levelOf } from './difficulty'
import { patternOf } from './line'
import type { Ingredient } from './ingredients'
import { type Asked, BARE, isTempting, keepsAnswers, promised } from './promised'
import { ANSWERS_MAX, EFFORT, textsOf } from './winning'

/* Wins are made backwards: a board on which Black has lost, then what stood before Red's last move, and so on. */

/** What is to be made. */
export interface Order extends Asked {
  readonly pattern?: Pattern
  /** The easiest level that wins of this length come to. */
  readonly least: Level
  readonly recipeOf: (random: Random) => readonly Ingredient[]
}

/** Boards that may be tried for the end, and for what was before each end. */
const ENDS = 400
const BACKS = 8
const limits = { most: ANSWERS_MAX, effort: EFFORT }

const isEnd = (position: Position, { kind, pattern }: Order): boolean => {
  if (areGeneralsFacing(position) || isInCheck(position) !== (kind === 'mate')) return false
  const ending = outcomeOf(position).kind
  return ending === (kind === 'mate' ? 'checkmate' : kind) && (!pattern || killPattern(position) === pattern)
}

function endOf(order: Order, random: Random): Position | undefined {
  for (let i = 0; i < ENDS; i++) {
    const board = boardOf(served(order.recipeOf(random), random), 'black')
    if (board && isEnd(board, order)) return board
  }
  return undefined
}

/** The board as the level has it: bare, or with so much company. */
function atLevel(position: Position, random: Random, order: Order, level: Level): Position | undefined {
  const answers = promised(position, order, limits)
  if (answers.length === 0) return undefined
  const keeps = keepsAnswers(order, answers, limits)
  const rated = (board: Position): Level => levelOf(board, order.length, answers)
  if (level > BARE)
    return accompanied(
      position,
      random,
      (board) => keeps(board) && rated(board) <= level,
      (board) => rated(board) === level && isTempting(board, order, answers, level),
    )
  const bare = stripped(position, random, (board) => isPlayable(board) && keeps(board))
  return rated(bare) === level ? bare : undefined
}

function draftOf(position: Position, order: Order, level: Level): Draft {
  const { kind, length } = order
  const answers = textsOf(promised(position, order))
  const pattern = kind === 'mate' ? patternOf(position, answers, length) : undefined
  return { kind, fen: formatFen(position), answers, length, ...(pattern && { pattern }), level }
}

/** A drill of the order at a level; undefined where the seed leads to none. */
export function makeWin(order: Order, random: Random, wanted: Level): Draft | undefined {
  const level = wanted < order.least ? order.least : wanted
  for (let tries = 0; tries < 12; tries++) {
    const end = endOf(order, random)
    for (let i = 0; end && i < BACKS; i++) {
      const start = backFrom(end, random, order.length)
      if (!start || isInCheck(start)) continue
      const board = atLevel(start, random, order, level)
      const draft = board && !setupFault(board.setup()) ? draftOf(board, order, level) : undefined
      if (draft && (!order.pattern || draft.pattern === order.pattern)) return draft
    }
  }
  return undefined
}
