import { fromOf, type Move, otherSide, type Piece, type Point, type Position, type Reason } from '../rules'
import type { Key, Translate } from './translator'

/** A piece by its colour and role: 红马, the red horse. */
export const pieceName = (t: Translate, { side, role }: Piece): string => t(`piece.${side}.${role}` as Key)

/** The same for whoever asks again and again in one language: what has been said once is remembered. */
export function pieceNames(t: Translate): (piece: Piece) => string {
  const names = new Map<string, string>()
  return (piece) => {
    const key = piece.side + piece.role
    const name = names.get(key) ?? pieceName(t, piece)
    names.set(key, name)
    return name
  }
}

/** The name of what stands on a point in `position`; nothing for an empty point. */
export const nameAt = (t: Translate, position: Position, point: Point | undefined): string => {
  const piece = point === undefined ? undefined : position.pieceAt(point)
  return piece ? pieceName(t, piece) : ''
}

/** The reason's name, short enough for a slip: 蹩马腿. */
export const reasonTitle = (t: Translate, { code }: Pick<Reason, 'code'>): string => t(`reason.${code}.title` as Key)

/**
 * One sentence that says why `move` may not be played, by the names of the pieces that stand in `position`: `name` gives
 * each its name.
 */
export function reasonText(
  t: Translate,
  position: Position,
  move: Move,
  { code, causes }: Reason,
  name = nameAt,
): string {
  const from = fromOf(move)
  const side = position.pieceAt(from)?.side ?? position.turn
  return t(`reason.${code}.text` as Key, {
    piece: name(t, position, from),
    blocker: name(t, position, causes[0]),
    general: pieceName(t, { side, role: 'general' }),
    side: t(`side.${code === 'not-your-turn' ? otherSide(side) : side}` as Key),
    count: causes.length,
  })
}
