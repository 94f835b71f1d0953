import type { Position } from '../../rules'
import { type Pattern, PATTERNS } from '../types'
import { isDoubleCannon, isHeavenEarthCannons, isHorseCannon, isIronBolt, isSmotheredCannon } from './cannons'
import {
  isAnglerHorse,
  isCornerHorse,
  isDoubleHorse,
  isHighAngler,
  isOctagonHorse,
  isSideTiger,
  isTroughHorse,
} from './horses'
import { isBareFace, isBorrowedGeneral, isDoubleChariot, isPalaceHeart, isTwoSoldiers } from './lines'
import { type Mated, matedOf } from './mated'

/** What a mate is called, by the board that it ends on. The door to the kill patterns. */

export type { Mated }

/** Whether a mate is of the pattern. */
export const PATTERN_TESTS: Readonly<Record<Pattern, (mated: Mated) => boolean>> = {
  'smothered-cannon': isSmotheredCannon,
  'double-cannon': isDoubleCannon,
  'horse-cannon': isHorseCannon,
  'heaven-earth-cannons': isHeavenEarthCannons,
  'palace-heart': isPalaceHeart,
  'iron-bolt': isIronBolt,
  'double-horse': isDoubleHorse,
  'octagon-horse': isOctagonHorse,
  'angler-horse': isAnglerHorse,
  'side-tiger': isSideTiger,
  'high-angler': isHighAngler,
  'trough-horse': isTroughHorse,
  'corner-horse': isCornerHorse,
  'two-soldiers': isTwoSoldiers,
  'bare-face': isBareFace,
  'double-chariot': isDoubleChariot,
  'borrowed-general': isBorrowedGeneral,
}

/** Every name that fits the board, in the order of {@link PATTERNS}; none where the side to move is not checkmated. */
export function killPatterns(final: Position): readonly Pattern[] {
  const mated = matedOf(final)
  return mated === undefined ? [] : PATTERNS.filter((pattern) => PATTERN_TESTS[pattern](mated))
}

/** What the mate is called; undefined where it has no name, and where the side to move is not checkmated. */
export function killPattern(final: Position): Pattern | undefined {
  const mated = matedOf(final)
  return mated && PATTERNS.find((pattern) => PATTERN_TESTS[pattern](mated))
}
