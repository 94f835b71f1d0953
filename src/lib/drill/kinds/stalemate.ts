import type { Kind } from '../kind'
import { ANY_STALEMATE } from '../make/recipes'
import { winKind } from './win'

/* Stalemate in exactly one or two moves, on boards on which nothing mates in time. */

export type StalemateLength = 1 | 2

const stalemateKind = (length: StalemateLength): Kind =>
  winKind({ kind: 'stalemate', length, least: 1, recipeOf: () => ANY_STALEMATE })

export const stalemateKinds: Readonly<Record<StalemateLength, Kind>> = { 1: stalemateKind(1), 2: stalemateKind(2) }
