import { type Point } from '../../rules'
import {
  areOnOneLine,
  asideOf,
  attackers,
  checking,
  defenderOn,
  depthOf,
  isAtHome,
  type Mated,
  matters,
  standingBetween,
  standsOn,
  stepsApart,
  stepsOf,
} from './mated'

/* Mates that cannons give, or that hang on what they hold. */

/** Each cannon that gives check, with the piece that it shoots over. */
const shots = (mated: Mated): (readonly [cannon: Point, screen: Point | undefined])[] =>
  checking(mated, 'cannon').map((cannon) => [cannon, standingBetween(mated, cannon, mated.general)[0]])

/**
 * 闷宫: a cannon alone gives check over an advisor that stands beside its general, and the general's own pieces block every
 * point that it could step to; to a cannon on the home rank, all but one.
 */
export const isSmotheredCannon = (mated: Mated): boolean =>
  mated.checkers.length === 1 &&
  shots(mated).some(([cannon, screen]) => {
    if (screen === undefined || defenderOn(mated, screen) !== 'advisor' || stepsApart(screen, mated.general) > 1)
      return false
    const open = stepsOf(mated).filter((point) => defenderOn(mated, point) === undefined)
    return open.length <= (depthOf(mated, cannon) === 0 ? 1 : 0)
  })

/**
 * 重炮: two cannons stand on one line with the general, nothing between it and the front one, and the rear one gives check
 * over the front one.
 */
export const isDoubleCannon = (mated: Mated): boolean =>
  shots(mated).some(([, screen]) => attackers(mated, 'cannon').some((front) => front === screen))

/**
 * 马后炮: cannon, horse and general stand on one line, one free point between horse and general; the cannon gives check over
 * the horse, and the horse holds a point beside that line which the general's own pieces do not block.
 */
export const isHorseCannon = (mated: Mated): boolean =>
  shots(mated).some(
    ([, screen]) =>
      screen !== undefined &&
      attackers(mated, 'horse').includes(screen) &&
      stepsApart(screen, mated.general) === 2 &&
      // The free point is the horse's leg to either side of the general.
      stepsOf(mated).some((point) => !areOnOneLine(point, screen) && defenderOn(mated, point) === undefined),
  )

const cannonsThat = (mated: Mated, isThere: (cannon: Point) => boolean): Point[] =>
  attackers(mated, 'cannon').filter((cannon) => isThere(cannon) && matters(mated, cannon))

/** 天地炮: the general is at home, one cannon is on the middle file, another on the home rank, and the mate hangs on both. */
export const isHeavenEarthCannons = (mated: Mated): boolean =>
  isAtHome(mated) &&
  cannonsThat(mated, (cannon) => asideOf(cannon) === 0).length > 0 &&
  cannonsThat(mated, (cannon) => depthOf(mated, cannon) === 0).length > 0

const isBesideHome = (mated: Mated, role: 'chariot' | 'soldier'): boolean =>
  checking(mated, role).some((piece) => standsOn(mated, piece, 1, 0))

/**
 * 铁门栓: the general is at home, a cannon bears on it along the middle file, with pieces between, and a chariot or a soldier
 * gives check right beside the general, on its home rank; the mate hangs on the cannon.
 */
export const isIronBolt = (mated: Mated): boolean =>
  isAtHome(mated) &&
  (isBesideHome(mated, 'chariot') || isBesideHome(mated, 'soldier')) &&
  cannonsThat(mated, (cannon) => asideOf(cannon) === 0 && standingBetween(mated, cannon, mated.general).length > 0)
    .length > 0
