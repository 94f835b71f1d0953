import type { Kind } from '../kind'
import type { Idea, Pattern } from '../types'
import { capture } from './capture'
import { escapeKinds } from './escape'
import { facingHold } from './facing-hold'
import { facingLegal } from './facing-legal'
import { facingMate } from './facing-mate'
import { findPoint } from './find-point'
import { legal } from './legal'
import { mateKind, mateKinds } from './mate'
import { namePoint } from './name-point'
import { read } from './read'
import { safe } from './safe'
import { stalemateKinds } from './stalemate'
import { targetsKinds } from './targets'
import { write } from './write'

/** How the drills of each idea are made and proved. The door to the kinds: the page's own scripts never come in here. */
const KINDS: Readonly<Record<Idea, Kind>> = {
  'find-point': findPoint,
  'name-point': namePoint,
  'targets-general': targetsKinds.general,
  'targets-advisor': targetsKinds.advisor,
  'targets-elephant': targetsKinds.elephant,
  'targets-horse': targetsKinds.horse,
  'targets-chariot': targetsKinds.chariot,
  'targets-cannon': targetsKinds.cannon,
  'targets-soldier': targetsKinds.soldier,
  'facing-hold': facingHold,
  'facing-legal': facingLegal,
  'facing-mate': facingMate,
  legal,
  'escape-flee': escapeKinds.flee,
  'escape-take': escapeKinds.take,
  'escape-block': escapeKinds.block,
  'escape-unscreen': escapeKinds.unscreen,
  'mate-1': mateKinds[1],
  'mate-2': mateKinds[2],
  'mate-3': mateKinds[3],
  'stalemate-1': stalemateKinds[1],
  'stalemate-2': stalemateKinds[2],
  capture,
  safe,
  read,
  write,
}

const MATES: Partial<Record<Idea, 1 | 2 | 3>> = { 'mate-1': 1, 'mate-2': 2, 'mate-3': 3 }

/** The kind of an idea; of a mate with a name, where one is asked for. */
export function kindOf(idea: Idea, pattern?: Pattern): Kind {
  const length = MATES[idea]
  return pattern && length ? mateKind(length, pattern) : KINDS[idea]
}
