import { formatFen, formatPoint, parseFen, pieceCharacter } from '../lib/notation'
import { err, ok, type Position, type Result, ROLES, type Side } from '../lib/rules'
import { readPosition } from '../lib/lesson/positions'
import { type Problem, Problems } from '../lib/lesson/problems'
import { SourceText } from '../lib/lesson/source-text'
import { type Fault, fenFault } from './fault'

const SIDE_SIGNS: Readonly<Record<Side, string>> = { red: '红', black: '黑' }

function sideList(position: Position, side: Side): string[] {
  const pieces = position.pieces().filter(([, piece]) => piece.side === side)
  const texts = ROLES.flatMap((role) => {
    const points = pieces.filter(([, piece]) => piece.role === role).map(([point]) => formatPoint(point))
    return points.length === 0 ? [] : [pieceCharacter({ side, role }, 'hans') + points.join(' ')]
  })
  return texts.length === 0 ? [] : [`${SIDE_SIGNS[side]} ${texts.join(' ')}`]
}

/** The pieces as a lesson lists them, generals first, a role once: `红 帅e0 兵a3 c3；黑 将d9；红走`. */
export const formatPieceList = (position: Position): string =>
  [...sideList(position, 'red'), ...sideList(position, 'black'), `${SIDE_SIGNS[position.turn]}走`].join('；')

/** Longer than a list of ninety pieces. */
const LIST_MAX = 1000

/** A FEN as a list of pieces, any other way to write a lesson's position as a FEN. */
export function translatePosition(text: string): Result<string, Fault | readonly Problem[]> {
  if (text.includes('/')) {
    const position = parseFen(text)
    return position.ok ? ok(formatPieceList(position.value)) : err(fenFault(position.error))
  }
  const problems = new Problems()
  const position = readPosition(SourceText.ofLine(text.slice(0, LIST_MAX), 1), problems)
  const found = problems.inOrder()
  return position && found.length === 0 ? ok(formatFen(position)) : err(found)
}
