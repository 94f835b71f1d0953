/** A finger on a piece, from touch to release. A drag begins only when it has clearly moved, so that a tap is a tap. */
import type { Point } from '../rules/board'

/** How far a finger moves, in CSS pixels, before it drags. */
const DRAG_FROM = 8

export interface Press {
  readonly pointerId: number
  readonly from: Point
  /** Whether what stands there may be dragged. */
  readonly movable: boolean
  readonly startX: number
  readonly startY: number
  /** Where the pointer is now. */
  readonly x: number
  readonly y: number
  /** Whether it has moved too far for a tap. */
  readonly strayed: boolean
}

export interface PointerAt {
  readonly pointerId: number
  readonly clientX: number
  readonly clientY: number
}

export const press = ({ pointerId, clientX, clientY }: PointerAt, from: Point, movable: boolean): Press => ({
  pointerId,
  from,
  movable,
  startX: clientX,
  startY: clientY,
  x: clientX,
  y: clientY,
  strayed: false,
})

/** The press after its pointer moved. */
export const shift = (held: Press, { clientX, clientY }: PointerAt): Press => ({
  ...held,
  x: clientX,
  y: clientY,
  strayed: held.strayed || Math.hypot(clientX - held.startX, clientY - held.startY) >= DRAG_FROM,
})

export const isDrag = (held: Press): boolean => held.movable && held.strayed
