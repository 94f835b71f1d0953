import { legalMoves, otherSide, type Position, setupFault } from '../rules'
import { parseFen } from '../notation'
import type { Breach, Kind } from './kind'
import { kindOf } from './kinds'
import { ideaOf } from './streams'
import type { Draft } from './types'

/* What every drill promises, whoever made it, and then what its kind promises. */

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, i) => text === other[i])

function commonBreach(position: Position, draft: Draft, kind: Kind): Breach | undefined {
  if (setupFault(position.setup()) !== undefined) return 'unplayable'
  if (legalMoves(position).length === 0) return 'over'
  if (legalMoves(position.withTurn(otherSide(position.turn))).length === 0) return 'other-side-stuck'
  return isSame(kind.answersOf(position, draft), draft.answers) ? undefined : 'answers'
}

/** The first promise that a drill breaks; undefined where all hold. */
export function breachIn(draft: Draft): Breach | undefined {
  const read = parseFen(draft.fen)
  if (!read.ok) return 'unplayable'
  const kind = kindOf(ideaOf(draft))
  return commonBreach(read.value, draft, kind) ?? kind.breachOf(read.value, draft)
}
