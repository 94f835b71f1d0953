import { fromOf, type Move, type Point, type Position, type Reason } from '../rules'
import { nameAt, reasonText } from './reasons'
import type { Translate } from './translator'

/** How points and moves are written: ICCS, h2 and h2e2. */
export interface PlaceNames {
  readonly point: (point: Point) => string
  readonly move: (move: Move) => string
}

/**
 * The sentence of {@link reasonText} for those who have no board before them: the piece that moves is named with its
 * move, 红马（b0c2）, what stops it with its point, 红炮（b1）.
 */
export const placedReasonText = (
  t: Translate,
  position: Position,
  move: Move,
  reason: Reason,
  names: PlaceNames,
): string =>
  reasonText(t, position, move, reason, (_, board, point) => {
    if (point === undefined) return ''
    const place = point === fromOf(move) ? names.move(move) : names.point(point)
    return t('hint.at', { piece: nameAt(t, board, point), place })
  })
