import type { Point } from '../rules/board'
import { isDrag, press, shift, type Press } from './drag'
import { pointUnder, spotFrom, type Spot } from './geometry'

/** What the board reports. Its owner decides what a tap or a drop means. */
export interface Reports {
  readonly flipped: boolean
  readonly movable: (point: Point) => boolean
  readonly onpoint: (point: Point) => void
  readonly onpick: (point: Point) => void
  readonly ondrop: (from: Point, to: Point) => void
}

/** Turns pointers into taps and drags. A second finger, or leaving the board, ends a drag without a move. */
export class PointerInput {
  private reports: () => Reports
  private held = $state.raw<Press | undefined>()
  private grid: HTMLElement | undefined
  private tapped: Point | undefined
  private swallow = false

  constructor(reports: () => Reports) {
    this.reports = reports
  }

  /** The point whose piece is being dragged. */
  get from(): Point | undefined {
    return this.held && isDrag(this.held) ? this.held.from : undefined
  }

  /** Where the dragged piece is. */
  get spot(): Spot | undefined {
    if (!this.held || !this.grid || !isDrag(this.held)) return undefined
    return spotFrom(this.grid.getBoundingClientRect(), this.held.x, this.held.y)
  }

  /** The point over which the dragged piece is. */
  get over(): Point | undefined {
    return this.spot && pointUnder(this.spot, this.reports().flipped)
  }

  down(event: PointerEvent, point: Point, grid: HTMLElement): void {
    if (!event.isPrimary || event.button !== 0) return
    this.grid = grid
    this.swallow = false
    this.tapped = point
    this.held = press(event, point, this.reports().movable(point))
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.held?.pointerId) return
    const wasDrag = isDrag(this.held)
    this.held = shift(this.held, event)
    if (wasDrag || !isDrag(this.held)) return
    this.grid?.setPointerCapture(event.pointerId)
    this.reports().onpick(this.held.from)
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.held?.pointerId) return
    const [from, over] = [this.from, this.over]
    this.swallow = this.held.strayed
    this.held = undefined
    if (from !== undefined && over !== undefined && over !== from) this.reports().ondrop(from, over)
  }

  /** Ends whatever is held; nothing is reported. */
  cancel(): void {
    if (!this.held) return
    this.held = undefined
    this.swallow = true
  }

  /** Another pointer touched somewhere: a drag needs one finger, two belong to the page. */
  another(event: PointerEvent): void {
    if (this.held && event.pointerId !== this.held.pointerId) this.cancel()
  }

  /** A click, by pointer or by assistive technology; `point` is what it hit. */
  click(point: Point | undefined): void {
    const at = this.tapped ?? point
    this.tapped = undefined
    if (this.swallow) this.swallow = false
    else if (at !== undefined) this.reports().onpoint(at)
  }
}
