import { fileOf, fromOf, type Move, type Point, rankOf, toOf } from '../../rules'
import {
  attackers,
  checking,
  depthOf,
  freedBy,
  givesCheck,
  isInPalace,
  type Mated,
  matters,
  standsOn,
  wingOf,
} from './mated'

/* Mates by what chariots, soldiers and the own general hold. */

/**
 * 大胆穿心: the general is on its home rank, a chariot in the middle of the palace gives check or holds what the mate hangs
 * on, and no chariot gives check along the home rank.
 */
export const isPalaceHeart = (mated: Mated): boolean =>
  depthOf(mated, mated.general) === 0 &&
  checking(mated, 'chariot').every((chariot) => depthOf(mated, chariot) !== 0) &&
  attackers(mated, 'chariot').some((chariot) => standsOn(mated, chariot, 0, 1) && matters(mated, chariot))

const facing = (mated: Mated): readonly Point[] => {
  const own = mated.position.generalOf(mated.winner)
  return own === undefined ? [] : [own]
}

/** The chariot keeps the general off the line that it stands on, beside the general's; facing generals may do so too. */
function closes(mated: Mated, guard: Point, lineOf: (point: Point) => number): boolean {
  if (Math.abs(lineOf(guard) - lineOf(mated.general)) !== 1) return false
  const alone = freedBy(mated, ...facing(mated))
  return freedBy(mated, guard, ...facing(mated)).some(
    (move) => fromOf(move) === mated.general && lineOf(toOf(move)) === lineOf(guard) && !alone.includes(move),
  )
}

/** 双车错: one chariot gives check along a line, another stands on the line beside it and keeps the general off it. */
export const isDoubleChariot = (mated: Mated): boolean =>
  [fileOf, rankOf].some(
    (lineOf) =>
      checking(mated, 'chariot').some((chariot) => lineOf(chariot) === lineOf(mated.general)) &&
      attackers(mated, 'chariot').some((guard) => closes(mated, guard, lineOf)),
  )

/** 二鬼拍门: two soldiers stand in the palace, on either side of the middle file; one gives check, the mate hangs on both. */
export function isTwoSoldiers(mated: Mated): boolean {
  const soldiers = attackers(mated, 'soldier').filter((soldier) => isInPalace(mated, soldier))
  const found = soldiers.length > 1 ? soldiers.filter((soldier) => matters(mated, soldier)) : []
  return (
    [-1, 1].every((wing) => found.some((soldier) => wingOf(soldier) === wing)) &&
    found.some((soldier) => givesCheck(mated, soldier))
  )
}

/** The general steps to an empty point. */
const isStep = ({ position, general }: Mated, move: Move): boolean =>
  fromOf(move) === general && position.pieceAt(toOf(move)) === undefined

/** The winner's pieces besides its general that give no check. */
const idlers = (mated: Mated): Point[] =>
  mated.pieces
    .filter(([point, { side, role }]) => side === mated.winner && role !== 'general' && !givesCheck(mated, point))
    .map(([point]) => point)

/**
 * 白脸将: a chariot gives check, and the general could step to an empty point, were it not for facing generals. What else holds
 * that point does not count where the pieces that give check, and the generals, do without it.
 */
export function isBareFace(mated: Mated): boolean {
  if (checking(mated, 'chariot').length === 0) return false
  const couldStep = (idle: readonly Point[]): boolean =>
    freedBy(mated, ...idle, ...facing(mated)).some((move) => isStep(mated, move))
  if (couldStep([])) return true
  const idle = idlers(mated)
  return idle.length > 0 && freedBy(mated, ...idle).length === 0 && couldStep(idle)
}

/** 借帅: the general could take, or another of its pieces help, were it not for facing generals. */
export const isBorrowedGeneral = (mated: Mated): boolean =>
  freedBy(mated, ...facing(mated)).some((move) => !isStep(mated, move))
