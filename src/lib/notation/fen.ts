import {
  err,
  FILES,
  ok,
  type Piece,
  type Point,
  pointAt,
  Position,
  RANKS,
  type Result,
  type Role,
  type Setup,
  type Side,
  type UndrawableError,
} from '../rules'

/** What is wrong with a FEN, and at which character (from 0) of the text. */
export type FenError =
  | { readonly code: 'fen-too-long' | 'fen-empty' | 'fen-turn-missing' | 'fen-extra-field'; readonly at: number }
  | { readonly code: 'fen-rank-count'; readonly at: number; readonly ranks: number }
  | { readonly code: 'fen-rank-width'; readonly at: number; readonly rank: number; readonly files: number }
  | { readonly code: 'fen-letter' | 'fen-turn' | 'fen-field'; readonly at: number; readonly found: string }

/** Longer than any board that can be drawn; what is longer is refused unread. */
export const FEN_MAX = 200

export const START_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'
const LETTER_OF_ROLE: Record<Role, string> = {
  general: 'k',
  advisor: 'a',
  elephant: 'b',
  horse: 'n',
  chariot: 'r',
  cannon: 'c',
  soldier: 'p',
}
const ROLE_OF_LETTER = new Map<string, Role>([
  ...Object.entries(LETTER_OF_ROLE).map(([role, letter]) => [letter, role as Role] as const),
  ['h', 'horse'],
  ['e', 'elephant'],
])

const pieceOfLetter = (letter: string): Piece | undefined => {
  // Signs from elsewhere may have one of these letters as their small form, as the Kelvin sign has.
  const role = letter < '\x80' ? ROLE_OF_LETTER.get(letter.toLowerCase()) : undefined
  return role && { side: letter === letter.toUpperCase() ? 'red' : 'black', role }
}

const letterOfPiece = ({ side, role }: Piece): string =>
  side === 'red' ? LETTER_OF_ROLE[role].toUpperCase() : LETTER_OF_ROLE[role]

function parseRank(text: string, rank: number, at: number, pieces: Map<Point, Piece>): FenError | undefined {
  let file = 0
  for (const [i, letter] of [...text].entries()) {
    if (letter >= '1' && letter <= '9') {
      file += Number(letter)
      continue
    }
    const piece = pieceOfLetter(letter)
    if (!piece) return { code: 'fen-letter', at: at + i, found: letter }
    const point = pointAt(file++, rank)
    if (point !== undefined) pieces.set(point, piece)
  }
  return file === FILES ? undefined : { code: 'fen-rank-width', at, rank, files: file }
}

function parseBoard(text: string, at: number): Result<Map<Point, Piece>, FenError> {
  const ranks = text.split('/')
  if (ranks.length !== RANKS) return err({ code: 'fen-rank-count', at, ranks: ranks.length })
  const pieces = new Map<Point, Piece>()
  let offset = at
  for (const [i, rank] of ranks.entries()) {
    const fault = parseRank(rank, RANKS - 1 - i, offset, pieces)
    if (fault) return err(fault)
    offset += rank.length + 1
  }
  return ok(pieces)
}

const TURNS = new Map<string, Side>([
  ['w', 'red'],
  ['r', 'red'],
  ['b', 'black'],
])
/** Castling and en passant, which xiangqi lacks, then the two counters; each may be missing. */
const REST = [/^-$/, /^-$/, /^\d{1,4}$/, /^\d{1,4}$/]

/** Reads a FEN, also with `r` for Red to move, `H` and `E` for horse and elephant, and without its last fields. */
export function parseSetup(text: string): Result<Setup, FenError> {
  if (text.length > FEN_MAX) return err({ code: 'fen-too-long', at: FEN_MAX })
  const fields = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }))
  const [board, turn, ...rest] = fields
  if (!board) return err({ code: 'fen-empty', at: 0 })
  const pieces = parseBoard(board.text, board.at)
  if (!pieces.ok) return pieces
  if (!turn) return err({ code: 'fen-turn-missing', at: text.length })
  const side = TURNS.get(turn.text)
  if (!side) return err({ code: 'fen-turn', at: turn.at, found: turn.text })
  for (const [i, field] of rest.entries()) {
    const form = REST[i]
    if (!form) return err({ code: 'fen-extra-field', at: field.at })
    if (!form.test(field.text)) return err({ code: 'fen-field', at: field.at, found: field.text })
  }
  return ok({ pieces: pieces.value, turn: side })
}

/** Reads a FEN into a drawable position. */
export function parseFen(text: string): Result<Position, FenError | UndrawableError> {
  const setup = parseSetup(text)
  return setup.ok ? Position.of(setup.value) : setup
}

function formatRank(position: Position, rank: number): string {
  let text = ''
  let empty = 0
  for (let file = 0; file < FILES; file++) {
    const point = pointAt(file, rank)
    const piece = point === undefined ? undefined : position.pieceAt(point)
    if (!piece) {
      empty++
      continue
    }
    text += (empty > 0 ? String(empty) : '') + letterOfPiece(piece)
    empty = 0
  }
  return empty > 0 ? text + String(empty) : text
}

/** The one written form: six fields, counters 0 and 1, since a position has no history. */
export function formatFen(position: Position): string {
  const ranks = Array.from({ length: RANKS }, (_, i) => formatRank(position, RANKS - 1 - i))
  return `${ranks.join('/')} ${position.turn === 'red' ? 'w' : 'b'} - - 0 1`
}
