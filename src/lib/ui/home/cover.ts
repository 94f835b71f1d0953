/** Which part of the board a lesson's small picture shows. */
import { CELL, MARGIN, spotOf, wholeView, type View } from '$lib/board/geometry'
import type { Mark } from '$lib/board/marks'
import type { Point } from '$lib/rules'
import type { Cover } from './road'

/** Fewer cells than these, and the pieces grow clumsy. */
const LEAST_HIGH = 3.1 * CELL
/** The shape of the box, more or less: twice as wide as high. */
const SHAPE = 1.9
/** More pieces than these are shown by the whole board. */
const MANY = 14
const PAD = 0.62 * CELL

const pointsOf = (mark: Mark): readonly Point[] => {
  if (mark.type === 'line') return mark.path
  return 'at' in mark ? [mark.at] : [mark.from, mark.to]
}

/** A stretch of at least `least` about all `values`, moved to lie within the board if it can. */
const stretch = (values: readonly number[], least: number, end: number): readonly [start: number, length: number] => {
  const [from, to] = [Math.min(...values) - PAD, Math.max(...values) + PAD]
  const length = Math.max(to - from, least)
  return [Math.min(Math.max((from + to - length) / 2, -MARGIN), Math.max(-MARGIN, end - length)), length]
}

/** The view that holds pieces and marks; generals far off are left out where other pieces stand. */
export const coverView = ({ pieces, marks = [], flipped = false }: Cover): View => {
  const others = pieces.filter(([, { role }]) => role !== 'general')
  const shown = (others.length === 0 ? pieces : others).map(([point]) => point)
  if (shown.length === 0 || shown.length > MANY) return wholeView(false)
  const spots = [...shown, ...marks.flatMap(pointsOf)].map((point) => spotOf(point, flipped))
  const [y, height] = stretch(
    spots.map((spot) => spot.y),
    LEAST_HIGH,
    9 * CELL + MARGIN,
  )
  const [x, width] = stretch(
    spots.map((spot) => spot.x),
    Math.min(SHAPE * height, 9 * CELL),
    8 * CELL + MARGIN,
  )
  return [x, y, width, height]
}
