import { fileOf, fromOf, type Move, moveOf, otherSide, type Point, pointAt, Position, rankOf, toOf } from '../rules'
import { formatFen, formatIccs, formatPoint, parseFen, parseIccs, parsePoint } from '../notation'
import { hashOf } from '../lesson/ids'
import type { Draft, Drill } from './types'

/* The same question seen in a mirror, or from the other side with the colours changed: the idea stays, the picture not. */

/** `mirrored`: left and right change places. `swapped`: Red and Black change colours and sides of the board. */
export interface View {
  readonly mirrored: boolean
  readonly swapped: boolean
}

export const VIEWS: readonly View[] = [
  { mirrored: false, swapped: false },
  { mirrored: true, swapped: false },
  { mirrored: false, swapped: true },
  { mirrored: true, swapped: true },
]

/** Where a point comes to stand. A board that is only turned round keeps no left and right: swapping turns it over the river. */
export const viewPoint = (point: Point, { mirrored, swapped }: View): Point =>
  pointAt(mirrored ? 8 - fileOf(point) : fileOf(point), swapped ? 9 - rankOf(point) : rankOf(point)) ?? point

export const viewMove = (move: Move, view: View): Move =>
  moveOf(viewPoint(fromOf(move), view), viewPoint(toOf(move), view))

export function viewPosition(position: Position, view: View): Position {
  const { swapped } = view
  const pieces = position.pieces().map(([point, { side, role }]) => {
    const seen = { side: swapped ? otherSide(side) : side, role }
    return [viewPoint(point, view), seen] as const
  })
  const turn = swapped ? otherSide(position.turn) : position.turn
  const made = Position.of({ pieces: new Map(pieces), turn })
  return made.ok ? made.value : position
}

export function viewFen(fen: string, view: View): string {
  const position = parseFen(fen)
  return position.ok ? formatFen(viewPosition(position.value, view)) : fen
}

/** A point's or a move's text as it is seen; other texts stay. */
export function viewText(text: string, view: View): string {
  const point = parsePoint(text)
  if (point !== undefined) return formatPoint(viewPoint(point, view))
  const move = parseIccs(text)
  return move === undefined ? text : formatIccs(viewMove(move, view))
}

/** The drill as it is seen; it keeps its id. */
export function viewDrill<D extends Draft>(drill: D, view: View): D {
  const { fen, ask, answers } = drill
  const seen = answers.map((answer) => viewText(answer, view)).sort()
  return { ...drill, fen: viewFen(fen, view), answers: seen, ...(ask !== undefined && { ask: viewText(ask, view) }) }
}

/** What stands for a question and its mirror images in both colours: the first of its four views as text. */
export const keyOf = ({ kind, fen, ask = '', length }: Draft): string =>
  VIEWS.map((view) => `${kind} ${length} ${viewFen(fen, view)} ${viewText(ask, view)}`).reduce((least, other) =>
    other < least ? other : least,
  )

/** Gives the draft its id: its kind and what its key comes to. */
export const asDrill = (draft: Draft): Drill => {
  const key = keyOf(draft)
  // Two numbers of 32 bits: one alone would meet another among some ten thousand.
  return { ...draft, id: `${draft.kind}-${hashOf(key)}${hashOf(`${key} again`)}` }
}
