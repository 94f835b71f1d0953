/**
 * Which piece on a new board is which on the old one, so that a moved piece is seen to slide and not to vanish here
 * and appear there. The board is told positions only; it never learns what a move is.
 */
import { fileOf, rankOf, type Piece, type Point } from '../rules/board'

export type Standing = readonly [Point, Piece]

/** A piece with an identity that outlives its moves. */
export interface Placed {
  readonly id: number
  readonly point: Point
  readonly piece: Piece
}

export interface Paired {
  /** Those that moved come last, so that they are drawn above the others. */
  readonly placed: readonly Placed[]
  /** What left the board with this change. */
  readonly gone: readonly Placed[]
  /** The id for the next piece that is new. */
  readonly nextId: number
}

export const NOTHING_PLACED: Paired = { placed: [], gone: [], nextId: 0 }

/** More pieces than these in other places are another position, not a move or two: nothing slides then. */
const MOST_MOVED = 4

const same = (a: Piece, b: Piece): boolean => a.side === b.side && a.role === b.role
const apart = (a: Point, b: Point): number => Math.hypot(fileOf(a) - fileOf(b), rankOf(a) - rankOf(b))

/** Pairs the old board's pieces with the new one's: first those that stayed, then the nearest of the same kind. */
export const pair = (before: Paired, next: readonly Standing[]): Paired => {
  const old = new Map(before.placed.map((placed) => [placed.point, placed]))
  const placed: Placed[] = []
  const moved: Standing[] = []
  for (const [point, piece] of next) {
    const stayed = old.get(point)
    if (stayed && same(stayed.piece, piece)) {
      placed.push(stayed)
      old.delete(point)
    } else moved.push([point, piece])
  }
  const left = [...old.values()]
  if (moved.length > MOST_MOVED) return settle(before, placed, moved, [], [])
  return settle(before, placed, moved, left, left)
}

const settle = (
  before: Paired,
  stayed: readonly Placed[],
  moved: readonly Standing[],
  candidates: readonly Placed[],
  left: readonly Placed[],
): Paired => {
  const taken = new Set<number>()
  let nextId = before.nextId
  const arrived = moved.map(([point, piece]) => {
    const from = nearest(
      point,
      candidates.filter((one) => !taken.has(one.id) && same(one.piece, piece)),
    )
    if (from) taken.add(from.id)
    return { id: from?.id ?? nextId++, point, piece }
  })
  const gone = moved.length > 0 ? left.filter((one) => !taken.has(one.id)) : []
  return { placed: [...stayed, ...arrived], gone, nextId }
}

const nearest = (point: Point, among: readonly Placed[]): Placed | undefined =>
  among.reduce<Placed | undefined>(
    (best, one) => (best === undefined || apart(one.point, point) < apart(best.point, point) ? one : best),
    undefined,
  )

/** How long a slide over so many cells takes, in milliseconds. */
export const slideTime = (cells: number): number => Math.round(Math.min(320, 200 + 18 * cells))
