import { formatPoint, pieceCharacter } from '../notation'
import { type Position, ROLES, type Side } from '../rules'

const SIGNS: Readonly<Record<Side, string>> = { red: '红', black: '黑' }

function sideList(position: Position, side: Side): string[] {
  const pieces = position.pieces().filter(([, piece]) => piece.side === side)
  const texts = ROLES.flatMap((role) => {
    const points = pieces.filter(([, piece]) => piece.role === role).map(([point]) => formatPoint(point))
    return points.length === 0 ? [] : [pieceCharacter({ side, role }, 'hans') + points.join(' ')]
  })
  return texts.length === 0 ? [] : [`${SIGNS[side]} ${texts.join(' ')}`]
}

/** The pieces as a Chinese lesson lists them, generals first, a role once: `红 帅e0 兵a3 c3；黑 将d9；红走`. */
export const formatPieceList = (position: Position): string =>
  [...sideList(position, 'red'), ...sideList(position, 'black'), `${SIGNS[position.turn]}走`].join('；')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function englishSide(position: Position, side: Side): string[] {
  const pieces = position.pieces().filter(([, piece]) => piece.side === side)
  const texts = ROLES.flatMap((role) => {
    const points = pieces.filter(([, piece]) => piece.role === role).map(([point]) => formatPoint(point))
    return points.length === 0 ? [] : [`${role} ${points.join(' ')}`]
  })
  return texts.length === 0 ? [] : [`${capital(side)} ${texts.join(' ')}`]
}

/** The same as an English lesson lists them: `Red general e0 soldier a3 c3; Black general d9; Red to move`. */
export const formatEnglishList = (position: Position): string =>
  [...englishSide(position, 'red'), ...englishSide(position, 'black'), `${capital(position.turn)} to move`].join('; ')
