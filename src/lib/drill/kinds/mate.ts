import type { Kind } from '../kind'
import type { Ingredient } from '../make/ingredients'
import { ANY_MATE, RECIPES } from '../make/recipes'
import type { Random } from '../random'
import { type Level, type Pattern, PATTERNS } from '../types'
import { winKind } from './win'

/*
 * Checkmate in exactly one, two or three moves. Right is every first move that wins in time, in any way; one at least
 * mates.
 */

export type MateLength = 1 | 2 | 3

/** The easiest level of each length. */
const LEAST: Readonly<Record<MateLength, Level>> = { 1: 1, 2: 2, 3: 3 }

const anyRecipe = (random: Random): readonly Ingredient[] =>
  random.chance(1, 3) ? ANY_MATE : RECIPES[random.pick(PATTERNS) ?? 'bare-face']

/** Mates of one length; with `pattern` only those that are called so. */
export const mateKind = (length: MateLength, pattern?: Pattern): Kind =>
  winKind({
    kind: 'mate',
    length,
    ...(pattern && { pattern }),
    least: LEAST[length],
    recipeOf: pattern ? () => RECIPES[pattern] : anyRecipe,
  })

export const mateKinds: Readonly<Record<MateLength, Kind>> = { 1: mateKind(1), 2: mateKind(2), 3: mateKind(3) }
