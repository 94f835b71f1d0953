import { fromOf, type Move, type Piece, type Position, type Role, type Side, toOf } from '../rules'
import { formatIccs } from './iccs'
import { canonicalText, LETTERS } from './move-alphabet'
import { endOf, movesNamed, rankWord } from './move-names'
import { type Place, placeOf } from './piece-place'
import { isStep } from './read-move'

export const MOVE_STYLES = ['chinese', 'chinese-short', 'wxf', 'iccs'] as const
export type MoveStyle = (typeof MOVE_STYLES)[number]

export const SCRIPTS = ['hans', 'hant'] as const
/** Which Chinese characters are written; the Latin styles are the same in both. */
export type Script = (typeof SCRIPTS)[number]

const CHINESE_ROLES: Readonly<Record<Side, Readonly<Record<Role, string>>>> = {
  red: { general: '帅', advisor: '仕', elephant: '相', horse: '马', chariot: '车', cannon: '炮', soldier: '兵' },
  black: { general: '将', advisor: '士', elephant: '象', horse: '马', chariot: '车', cannon: '炮', soldier: '卒' },
}
const CHINESE_ENDS: Readonly<Record<string, string>> = { '+': '进', '-': '退', '=': '平' }
const HANT: Readonly<Record<string, string>> = { 帅: '帥', 将: '將', 马: '馬', 车: '車', 进: '進', 后: '後' }

const inScript = (text: string, script: Script): string =>
  script === 'hans' ? text : Array.from(text, (sign) => HANT[sign] ?? sign).join('')

const numeral = (value: number): string => '一二三四五六七八九'.charAt(value - 1)

/** The one character of a piece on a diagram and in a move: 帅 or 将, 兵 or 卒. */
export const pieceCharacter = ({ side, role }: Piece, script: Script): string =>
  inScript(CHINESE_ROLES[side][role], script)

const sideNumeral = (side: Side, value: number): string => (side === 'red' ? numeral(value) : String(value))

/** Advisors and elephants of one file need no front and rear: 进 and 退 tell them apart. */
const isToldByDirection = ({ piece: { role }, count, crowdedFiles }: Place): boolean =>
  (role === 'advisor' || role === 'elephant') && count < 3 && crowdedFiles < 2

function chineseNames(place: Place): string[] {
  const { piece, file, index, count, crowdedFiles } = place
  const role = CHINESE_ROLES[piece.side][piece.role]
  const number = sideNumeral(piece.side, file)
  const word = count > 3 ? numeral(index + 1) : rankWord(place)
  const plain = role + number
  if (word === undefined) return [plain]
  const named = word + (piece.role === 'soldier' && crowdedFiles > 1 ? number : role)
  return isToldByDirection(place) ? [plain, named] : [named]
}

/** As Fairy-Stockfish writes them: R+ and R- for two on a file, else the place and the file, 16. */
function wxfNames(place: Place): string[] {
  const { piece, file, index, count, crowdedFiles } = place
  const letter = LETTERS[piece.role]
  const plain = letter + String(file)
  if (count < 2) return [plain]
  if (count > 2 || crowdedFiles > 1) return [`${index + 1}${file}`]
  const named = letter + (index === 0 ? '+' : '-')
  return isToldByDirection(place) ? [plain, named] : [named]
}

const chineseEnd = (side: Side, end: string): string =>
  (CHINESE_ENDS[end.charAt(0)] ?? '') + sideNumeral(side, Number(end.charAt(1)))

function textsOf(place: Place, end: string, style: Exclude<MoveStyle, 'iccs'>): string[] {
  const { side } = place.piece
  if (style === 'wxf') return wxfNames(place).map((name) => name + end)
  const names = chineseNames(place)
  if (style === 'chinese') return names.map((name) => name + chineseEnd(side, end))
  return names.slice(-1).map((name) => name + chineseEnd(side, end).slice(1))
}

/** Whether `move` is the only one of `moves`: if it has its role's shape, only others that have it too are rivals. */
function isMeant(position: Position, moves: readonly Move[], move: Move): boolean {
  const rivals = moves.filter((other) => other !== move)
  if (rivals.length === moves.length) return false
  return rivals.length === 0 || (isStep(position, move) && !rivals.some((other) => isStep(position, other)))
}

/**
 * The one strict text of a move in a style, legal or not, as the side of its piece counts the files.
 * The short record leaves out 进 退 平, so that it may fit several moves. What a style has no unambiguous words for (a
 * horse that moves straight; six chariots on two files of a lesson's board) is written in ICCS.
 */
export function formatMove(position: Position, move: Move, style: MoveStyle, script: Script): string {
  const from = fromOf(move)
  const place = placeOf(position, from)
  const end = place && endOf(place.piece.side, place.piece.role, from, toOf(move))
  if (style === 'iccs' || !place || end === undefined) return formatIccs(move)
  const seen = position.withTurn(place.piece.side)
  const text = textsOf(place, end, style).find((text) => {
    const moves = movesNamed(seen, canonicalText(text))
    return style === 'chinese-short' ? moves.includes(move) : isMeant(seen, moves, move)
  })
  return text === undefined ? formatIccs(move) : inScript(text, script)
}
