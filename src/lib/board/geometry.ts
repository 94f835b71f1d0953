/**
 * Where a point lies on the drawing. One cell is 100 units; the upper left corner of the lines is 0, 0.
 */
import { FILES, RANKS, fileOf, pointAt, rankOf, type Point } from '../rules/board'

export const CELL = 100
/** Half a cell stands free on every side, for the pieces at the edge. */
export const MARGIN = 50
/** The strip above and below that holds the file numbers. */
const BAND = 34

/** A place on the drawing, in its units: x to the right, y downwards. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The part of the drawing that is shown: left, top, width, height. */
export type View = readonly [number, number, number, number]

/** The whole board, with the strips for the file numbers or without. */
export const wholeView = (numbers: boolean): View => {
  const band = numbers ? BAND : 0
  return [-MARGIN, -MARGIN - band, FILES * CELL, RANKS * CELL + 2 * band]
}

/** The middle of `point`; flipped, Black sits at the bottom. */
export const spotOf = (point: Point, flipped = false): Spot => {
  const [file, rank] = [fileOf(point), rankOf(point)]
  return { x: CELL * (flipped ? FILES - 1 - file : file), y: CELL * (flipped ? rank : RANKS - 1 - rank) }
}

/** The point whose cell holds `spot`; undefined beside the board. */
export const pointUnder = ({ x, y }: Spot, flipped = false): Point | undefined => {
  const [column, row] = [Math.round(x / CELL), Math.round(y / CELL)]
  return flipped ? pointAt(FILES - 1 - column, row) : pointAt(column, RANKS - 1 - row)
}

/** The point in this row and column as the eye sees them, both counted from the upper left. */
export const pointSeenAt = (row: number, column: number, flipped = false): Point | undefined =>
  pointUnder({ x: column * CELL, y: row * CELL }, flipped)

/** A rectangle on the screen that holds exactly the ninety cells. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a place on the screen lies on the drawing. */
export const spotFrom = (box: Box, clientX: number, clientY: number): Spot => ({
  x: ((clientX - box.left) / box.width) * FILES * CELL - MARGIN,
  y: ((clientY - box.top) / box.height) * RANKS * CELL - MARGIN,
})

/** How far two spots lie apart, in cells. */
export const cellsBetween = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y) / CELL
