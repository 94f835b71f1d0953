import type { Kind } from '../kind'
import type { Idea, Pattern } from '../types'
import { escapeKinds } from './escape'
import { facingHold } from './facing-hold'
import { facingLegal } from './facing-legal'
import { facingMate } from './facing-mate'
import { mateKind, mateKinds } from './mate'
import { stalemateKinds } from './stalemate'

/** How the drills of each idea are made and proved. The door to the kinds: the page's own scripts never come in here. */
const KINDS: Partial<Record<Idea, Kind>> = {
  'facing-hold': facingHold,
  'facing-legal': facingLegal,
  'facing-mate': facingMate,
  'escape-flee': escapeKinds.flee,
  'escape-take': escapeKinds.take,
  'escape-block': escapeKinds.block,
  'escape-unscreen': escapeKinds.unscreen,
  'mate-1': mateKinds[1],
  'mate-2': mateKinds[2],
  'mate-3': mateKinds[3],
  'stalemate-1': stalemateKinds[1],
  'stalemate-2': stalemateKinds[2],
}

const MATES: Partial<Record<Idea, 1 | 2 | 3>> = { 'mate-1': 1, 'mate-2': 2, 'mate-3': 3 }

/** The kind of an idea; of a mate with a name, where one is asked for. */
export function kindOf(idea: Idea, pattern?: Pattern): Kind | undefined {
  const length = MATES[idea]
  return pattern && length ? mateKind(length, pattern) : KINDS[idea]
}
