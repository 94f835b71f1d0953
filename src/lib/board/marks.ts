/**
 * What may be drawn on the board beside the pieces. A mark is data; what it looks like is settled here and in the
 * board's style sheet, and nowhere else.
 */
import { fromOf, toOf, type Move, type Piece, type Point } from '../rules/board'

/** A lesson's colours. Each has a shape of its own too, so that nobody needs to tell them by colour. */
export type MarkColour = 'red' | 'green' | 'blue' | 'yellow'

export type Mark =
  /** The picked piece may go here. */
  | { readonly type: 'dot'; readonly at: Point }
  /** The picked piece may take what stands here. */
  | { readonly type: 'ring'; readonly at: Point }
  | { readonly type: 'picked'; readonly at: Point }
  /** The move that was just played. */
  | { readonly type: 'last'; readonly from: Point; readonly to: Point }
  /** A general in check. */
  | { readonly type: 'check'; readonly at: Point }
  /** `weight` is the shaft's width: 6–26, for how often or how much; 13 unless said. */
  | {
      readonly type: 'arrow'
      readonly from: Point
      readonly to: Point
      readonly colour: MarkColour
      readonly weight?: number
    }
  | { readonly type: 'circle'; readonly at: Point; readonly colour: MarkColour }
  /** Not here. */
  | { readonly type: 'cross'; readonly at: Point }
  /** What forbids the move: a leg, an eye, an attacker. */
  | { readonly type: 'cause'; readonly at: Point }
  /** The cells of 日 between a horse's points, of 田 between an elephant's. */
  | { readonly type: 'leap'; readonly from: Point; readonly to: Point }
  /** A line that matters: between two generals, or a way that is blocked. */
  | { readonly type: 'line'; readonly path: readonly Point[] }
  /** A word beside a point. */
  | { readonly type: 'tag'; readonly at: Point; readonly text: string }
  /** A letter on a point, to choose by. */
  | { readonly type: 'letter'; readonly at: Point; readonly text: string }
  /** A piece that stood here a moment ago. */
  | { readonly type: 'ghost'; readonly at: Point; readonly piece: Piece }
  /** A star to fetch. */
  | { readonly type: 'target'; readonly at: Point }
  /** A point that the learner tapped, rightly or not. */
  | { readonly type: 'tapped'; readonly at: Point; readonly right: boolean }

const UNDER: readonly Mark['type'][] = ['last', 'check', 'cause', 'leap', 'line', 'target']

/** Whether a mark lies under the pieces. */
export const liesUnder = (mark: Mark): boolean => UNDER.includes(mark.type)

/** What the board shows of a game in progress; each becomes one or more marks. */
export interface Shown {
  readonly picked?: Point | undefined
  /** Where the picked piece may legally go. */
  readonly targets?: readonly Point[] | undefined
  readonly lastMove?: Move | undefined
  /** The general that stands in check. */
  readonly check?: Point | undefined
}

/** The marks of the game itself: a target is a ring where a piece stands, a dot elsewhere. */
export const marksOf = ({ picked, targets = [], lastMove, check }: Shown, occupied: ReadonlySet<Point>): Mark[] => {
  const marks: Mark[] = []
  if (lastMove !== undefined) marks.push({ type: 'last', from: fromOf(lastMove), to: toOf(lastMove) })
  if (check !== undefined) marks.push({ type: 'check', at: check })
  if (picked !== undefined) marks.push({ type: 'picked', at: picked })
  for (const at of targets) marks.push({ type: occupied.has(at) ? 'ring' : 'dot', at })
  return marks
}
