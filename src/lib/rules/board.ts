/**
 * The board as the rules see it: sides, roles, points, pieces and moves, and how they are held in numbers.
 * A point is an index into a padded board, 16 wide, so that one step off the board meets a sentinel and no wall test
 * is needed. Only {@link pointAt} makes points; nothing else may build one.
 */

export const SIDES = ['red', 'black'] as const
export type Side = (typeof SIDES)[number]

export const ROLES = ['general', 'advisor', 'elephant', 'horse', 'chariot', 'cannon', 'soldier'] as const
export type Role = (typeof ROLES)[number]

export interface Piece {
  readonly side: Side
  readonly role: Role
}

declare const pointBrand: unique symbol
declare const moveBrand: unique symbol

/** One of the 90 intersections. Points order from Red's left, rank by rank away from Red: a0, b0 … i9. */
export type Point = number & { readonly [pointBrand]: true }
/** A from-point and a to-point in one integer. Moves order as their ICCS texts do within one from-rank. */
export type Move = number & { readonly [moveBrand]: true }

export const FILES = 9
export const RANKS = 10

/** The point on `file` (0–8 from Red's left) and `rank` (0–9 from Red's side), if it is on the board. */
export const pointAt = (file: number, rank: number): Point | undefined =>
  file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? (((rank + 3) * 16 + file + 3) as Point) : undefined

/** 0–8, counted from Red's left. */
export const fileOf = (point: Point): number => (point & 15) - 3
/** 0–9, counted from Red's side. */
export const rankOf = (point: Point): number => (point >> 4) - 3

/** All 90 points: rank 0 from a to i, then rank 1, and so on. */
export const POINTS: readonly Point[] = Array.from({ length: FILES * RANKS }, (_, i) =>
  pointAt(i % FILES, Math.floor(i / FILES)),
).filter((point) => point !== undefined)

export const moveOf = (from: Point, to: Point): Move => ((from << 8) | to) as Move
export const fromOf = (move: Move): Point => (move >> 8) as Point
export const toOf = (move: Move): Point => (move & 255) as Point

export const otherSide = (side: Side): Side => (side === 'red' ? 'black' : 'red')
