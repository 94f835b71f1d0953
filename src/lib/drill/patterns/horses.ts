import { fileOf, type Point, pointAt, rankOf } from '../../rules'
import {
  asideOf,
  attackers,
  checking,
  depthOf,
  givesCheck,
  type Mated,
  matters,
  standsOn,
  stepsOf,
  wingOf,
} from './mated'

/* Mates that are named after where a horse stands. */

/** The winner's horses on two points that are each other's mirror image, if the mate hangs on them. */
const horsesOn = (mated: Mated, aside: number, depth: number): Point[] =>
  attackers(mated, 'horse').filter((horse) => standsOn(mated, horse, aside, depth) && matters(mated, horse))

/** 卧槽马: a horse right before the other side's elephant's first point gives check, or holds what the mate hangs on. */
export const isTroughHorse = (mated: Mated): boolean => horsesOn(mated, 2, 1).length > 0

/** 挂角马: a horse on a front corner of the palace gives check, or holds what the mate hangs on. */
export const isCornerHorse = (mated: Mated): boolean => horsesOn(mated, 1, 2).length > 0

/**
 * 钓鱼马: a horse two points before the other side's elephant's first point holds what the mate hangs on, and another piece
 * gives check.
 */
export const isAnglerHorse = (mated: Mated): boolean => horsesOn(mated, 2, 2).some((horse) => !givesCheck(mated, horse))

/** The points that a horse on one corner of the palace passes by to those beside the opposite corner. */
const legsTo = (horse: Point, general: Point): (Point | undefined)[] => [
  pointAt(fileOf(horse), (rankOf(horse) + rankOf(general)) / 2),
  pointAt((fileOf(horse) + fileOf(general)) / 2, rankOf(horse)),
]

/**
 * 八角马: horse and general stand on opposite corners of the palace, both points beside the general are empty, and the horse
 * holds them; the mate hangs on it.
 */
export function isOctagonHorse(mated: Mated): boolean {
  const { position, general } = mated
  const depth = depthOf(mated, general)
  const isEmpty = (point: Point | undefined): boolean => point !== undefined && !position.pieceAt(point)
  return (
    asideOf(general) === 1 &&
    depth !== 1 &&
    stepsOf(mated).every(isEmpty) &&
    horsesOn(mated, 1, 2 - depth).some(
      (horse) => wingOf(horse) !== wingOf(general) && legsTo(horse, general).every(isEmpty),
    )
  )
}

/** Quiet horses three points before an elephant's first point that the mate hangs on, the general on the next file. */
const highAnglers = (mated: Mated): Point[] =>
  horsesOn(mated, 2, 3).filter(
    (horse) => !givesCheck(mated, horse) && Math.abs(fileOf(horse) - fileOf(mated.general)) === 1,
  )

/**
 * 侧面虎: a horse three points before the other side's elephant's first point holds what the mate hangs on, the general stands
 * on the next file, and a chariot gives check along the rank from the horse's wing.
 */
export const isSideTiger = (mated: Mated): boolean =>
  highAnglers(mated).some((horse) =>
    checking(mated, 'chariot').some(
      (chariot) =>
        rankOf(chariot) === rankOf(mated.general) &&
        Math.sign(fileOf(chariot) - fileOf(mated.general)) === wingOf(horse),
    ),
  )

/** 高钓马: as 侧面虎, and the chariot gives check from anywhere. */
export const isHighAngler = (mated: Mated): boolean =>
  highAnglers(mated).length > 0 && checking(mated, 'chariot').length > 0

/** 双马饮泉: two horses on one wing, neither on the middle file; at least one gives check, and the mate hangs on both. */
export const isDoubleHorse = (mated: Mated): boolean =>
  [-1, 1].some((wing) => {
    const horses = attackers(mated, 'horse').filter((horse) => wingOf(horse) === wing)
    return (
      horses.length > 1 &&
      horses.some((horse) => givesCheck(mated, horse)) &&
      horses.filter((horse) => matters(mated, horse)).length > 1
    )
  })
