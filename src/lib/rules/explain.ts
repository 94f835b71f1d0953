import { fromOf, type Move, type Piece, type Point, type Side, toOf, otherSide, fileOf, rankOf } from './board'
import { areGeneralsFacing, checkersOf } from './attack'
import { byPointName, isLegal } from './legality'
import { HALF, isApart, PALACE, pointsBetween, sideIndex } from './pieces'
import type { Position } from './position'

/** Why a move may not be played, in the order in which a teacher names it. */
export const REASON_CODES = [
  'no-piece',
  'not-your-turn',
  'soldier-backward',
  'soldier-sideways',
  'outside-palace',
  'across-river',
  'not-its-move',
  'own-piece',
  'horse-leg',
  'elephant-eye',
  'path-blocked',
  'no-screen',
  'too-many-screens',
  'generals-facing',
  'still-in-check',
  'into-check',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export interface Reason {
  readonly code: ReasonCode
  /** The points that cause it, in the order of their names; none where the shape of the move itself is wrong. */
  readonly causes: readonly Point[]
}

export type Explanation =
  | { readonly legal: true }
  /** `reasons` holds every code that applies, the first of them first: a learner who names any is right. */
  | { readonly legal: false; readonly reasons: readonly [Reason, ...Reason[]] }

interface Attempt {
  readonly position: Position
  readonly from: Point
  readonly to: Point
  readonly piece: Piece
  readonly target: Piece | undefined
}

type ShapeFault = 'soldier-backward' | 'soldier-sideways' | 'outside-palace' | 'across-river' | 'not-its-move'

const isStraight = (from: Point, to: Point): boolean => (fileOf(from) === fileOf(to)) !== (rankOf(from) === rankOf(to))

function soldierFault(side: Side, from: Point, to: Point): ShapeFault | undefined {
  const ahead = (rankOf(to) - rankOf(from)) * (side === 'red' ? 1 : -1)
  if (isApart(from, to, 0, 1)) return ahead === 1 ? undefined : 'soldier-backward'
  if (!isApart(from, to, 1, 0)) return 'not-its-move'
  return HALF[sideIndex(side)][from] === 1 ? 'soldier-sideways' : undefined
}

const palaceFault = (side: Side, isStep: boolean, to: Point): ShapeFault | undefined => {
  if (!isStep) return 'not-its-move'
  return PALACE[sideIndex(side)][to] === 1 ? undefined : 'outside-palace'
}

const elephantFault = (side: Side, from: Point, to: Point): ShapeFault | undefined => {
  if (!isApart(from, to, 2, 2)) return 'not-its-move'
  return HALF[sideIndex(side)][to] === 1 ? undefined : 'across-river'
}

/** What is wrong with the shape of a move, the rest of the board left aside. */
function shapeFault({ piece: { side, role }, from, to }: Attempt): ShapeFault | undefined {
  switch (role) {
    case 'general':
      return palaceFault(side, isApart(from, to, 0, 1) || isApart(from, to, 1, 0), to)
    case 'advisor':
      return palaceFault(side, isApart(from, to, 1, 1), to)
    case 'elephant':
      return elephantFault(side, from, to)
    case 'horse':
      return isApart(from, to, 1, 2) || isApart(from, to, 2, 1) ? undefined : 'not-its-move'
    case 'chariot':
    case 'cannon':
      return isStraight(from, to) ? undefined : 'not-its-move'
    case 'soldier':
      return soldierFault(side, from, to)
  }
}

/** The leg of a horse's jump (马腿): the point it passes first, one step straight. */
export function legOf(from: Point, to: Point): Point {
  const files = fileOf(to) - fileOf(from)
  const ranks = rankOf(to) - rankOf(from)
  const step = Math.abs(files) === 2 ? files / 2 : (ranks / 2) * 16
  return (from + step) as Point
}

/** The eye of an elephant's step (象眼): the middle of its 田. */
export const eyeOf = (from: Point, to: Point): Point => ((from + to) / 2) as Point

function lineObstacles({ position, piece, from, to, target }: Attempt): Reason[] {
  if (!isStraight(from, to)) return []
  const between = pointsBetween(from, to).filter((point) => position.pieceAt(point))
  const captures = target !== undefined && target.side !== piece.side
  if (piece.role === 'chariot' || !captures) {
    return between.length > 0 ? [{ code: 'path-blocked', causes: between.sort(byPointName) }] : []
  }
  if (between.length === 0) return [{ code: 'no-screen', causes: [] }]
  return between.length > 1 ? [{ code: 'too-many-screens', causes: between.sort(byPointName) }] : []
}

function obstacles(attempt: Attempt): Reason[] {
  const { position, piece, from, to } = attempt
  switch (piece.role) {
    case 'horse': {
      if (!isApart(from, to, 1, 2) && !isApart(from, to, 2, 1)) return []
      const leg = legOf(from, to)
      return position.pieceAt(leg) ? [{ code: 'horse-leg', causes: [leg] }] : []
    }
    case 'elephant': {
      if (!isApart(from, to, 2, 2)) return []
      const eye = eyeOf(from, to)
      return position.pieceAt(eye) ? [{ code: 'elephant-eye', causes: [eye] }] : []
    }
    case 'chariot':
    case 'cannon':
      return lineObstacles(attempt)
    default:
      return []
  }
}

/** What becomes of the mover's own general: causes stand where they stand after the move. */
function dangers({ position, piece: { side }, from, to }: Attempt): Reason[] {
  const wasInCheck = checkersOf(position, side).length > 0
  const after = position.withTurn(side).play(((from << 8) | to) as Move)
  const generals = [after.generalOf(side), after.generalOf(otherSide(side))].filter((point) => point !== undefined)
  const attackers = checkersOf(after, side).sort(byPointName)
  const reasons: Reason[] = []
  if (areGeneralsFacing(after)) reasons.push({ code: 'generals-facing', causes: generals.sort(byPointName) })
  if (attackers.length > 0) reasons.push({ code: wasInCheck ? 'still-in-check' : 'into-check', causes: attackers })
  return reasons
}

function reasonsAgainst(attempt: Attempt): Reason[] {
  const { position, piece, from, to, target } = attempt
  const reasons: Reason[] = []
  if (piece.side !== position.turn) reasons.push({ code: 'not-your-turn', causes: [from] })
  const fault = shapeFault(attempt)
  if (fault) reasons.push({ code: fault, causes: [] })
  if (from === to) return reasons
  const isOwn = target?.side === piece.side
  if (isOwn) reasons.push({ code: 'own-piece', causes: [to] })
  reasons.push(...obstacles(attempt))
  if (!isOwn && target?.role !== 'general') reasons.push(...dangers(attempt))
  return reasons
}

/** A general is never captured: where nothing else speaks against it, taking one is no piece's move. */
const TAKES_GENERAL: Reason = { code: 'not-its-move', causes: [] }

/** Why `move` may or may not be played; every illegal move of any two points has a reason (CXA 2011, articles 2 and 3). */
export function explain(position: Position, move: Move): Explanation {
  if (isLegal(position, move)) return { legal: true }
  const from = fromOf(move)
  const to = toOf(move)
  const piece = position.pieceAt(from)
  if (!piece) return { legal: false, reasons: [{ code: 'no-piece', causes: [] }] }
  const [first, ...others] = reasonsAgainst({ position, from, to, piece, target: position.pieceAt(to) })
  return { legal: false, reasons: [first ?? TAKES_GENERAL, ...others] }
}
