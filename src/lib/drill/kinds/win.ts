import { type Move, type Position } from '../../rules'
import { parseIccs } from '../../notation'
import type { Breach, Kind } from '../kind'
import { levelOf } from '../make/difficulty'
import { patternOf } from '../make/line'
import { BARE, isSuperfluous, isTempting, promised } from '../make/promised'
import { ANSWERS_MAX, answersIn, hasNoWin, textsOf } from '../make/winning'
import { makeWin, type Order } from '../make/wins'
import type { Draft } from '../types'

/* What the two kinds of wins have in common. */

const movesOf = (answers: readonly string[]): Move[] => answers.map(parseIccs).filter((move) => move !== undefined)

/** The first promise that a win breaks. */
function breachOf(position: Position, draft: Draft, kind: Order['kind']): Breach | undefined {
  const { length, level } = draft
  if (!hasNoWin(position, length - 1)) return 'length'
  const answers = movesOf(draft.answers)
  if (answers.length > ANSWERS_MAX) return 'too-many-answers'
  if (promised(position, { kind, length }).length === 0) return 'other-idea'
  if ((kind === 'mate' ? patternOf(position, draft.answers, length) : undefined) !== draft.pattern) return 'pattern'
  if (levelOf(position, length, answers) !== level) return 'level'
  if (!isTempting(position, { kind, length }, answers, level)) return 'no-choice'
  return level <= BARE && isSuperfluous(position, { kind, length }, answers) ? 'superfluous' : undefined
}

/** The kind that an order makes. */
export const winKind = (order: Order): Kind => ({
  make: (random, level) => makeWin(order, random, level),
  answersOf: (position, { length }) => textsOf(answersIn(position, length)),
  breachOf: (position, draft) => breachOf(position, draft, order.kind),
})
