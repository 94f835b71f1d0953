import { formatIccs, formatPoint, parseIccs, parseMove } from '../notation'
import { fromOf, type Move, otherSide, type Position } from '../rules'
import { asTurnOf } from './judging'
import { hint, type Problems } from './problems'
import type { SourceText } from './source-text'

/** A move that a text names, and the position in which it is that side's turn. */
export interface FoundMove {
  readonly move: Move
  readonly position: Position
}

/** Two points name a move of whichever side stands there. */
function fromPoints(position: Position, text: string): FoundMove | undefined {
  const move = parseIccs(text.normalize('NFKC'))
  const piece = move === undefined ? undefined : position.pieceAt(fromOf(move))
  return move !== undefined && piece ? { move, position: asTurnOf(position, piece.side) } : undefined
}

function fromNotation(position: Position, text: string): FoundMove | undefined {
  const parsed = parseMove(position, text)
  if (parsed.ok) return { move: parsed.value, position }
  if (parsed.error.code !== 'illegal') return undefined
  const { move } = parsed.error
  return position.pieceAt(fromOf(move)) ? { move, position } : undefined
}

/** The move, legal or not, that a text names: of the side to move, else of the other. */
export const findMove = (position: Position, text: string): FoundMove | undefined =>
  fromPoints(position, text) ??
  fromNotation(position, text) ??
  fromNotation(position.withTurn(otherSide(position.turn)), text)

/** Reads a move of either side, legal or not. */
export function readAnyMove(position: Position, text: SourceText, problems: Problems): Move | undefined {
  const found = findMove(position, text.text)
  if (found) problems.moves.push({ text, ...found })
  else reportUnread(position, text, problems)
  return found?.move
}

/** Says why a text names no move that can stand here. */
function reportUnread(position: Position, text: SourceText, problems: Problems): void {
  const parsed = parseMove(position, text.text)
  const found = { text: text.text.slice(0, 40) }
  if (parsed.ok) return
  const { error } = parsed
  if (error.code === 'ambiguous') {
    const moves = error.candidates.map(formatIccs).join(' ')
    problems.add(text.place, 'move-ambiguous', { ...found, moves }, hint('use-points', { moves }))
  } else if (error.code === 'illegal') {
    const [{ code, causes }] = error.reasons
    problems.add(text.place, 'move-illegal', found, hint(code, { points: causes.map(formatPoint).join(' ') }))
  } else {
    const code = error.code === 'unreadable' ? 'move-unreadable' : 'move-not-there'
    problems.add(text.place, code, found, hint('use-points', { moves: 'e4f6' }))
  }
}

/** Reads a legal move of the side to move. */
export function readLegalMove(position: Position, text: SourceText, problems: Problems): Move | undefined {
  const parsed = parseMove(position, text.text)
  if (parsed.ok) problems.moves.push({ text, position, move: parsed.value })
  else reportUnread(position, text, problems)
  return parsed.ok ? parsed.value : undefined
}

/** Reads a list of moves, each with `read`; what stands twice is reported and left out. */
export function readMoves(
  position: Position,
  text: SourceText,
  problems: Problems,
  read: (position: Position, text: SourceText, problems: Problems) => Move | undefined,
): Move[] {
  const moves: Move[] = []
  for (const item of text.items()) {
    const move = read(position, item, problems)
    if (move === undefined) continue
    if (moves.includes(move)) problems.add(item.place, 'answer-twice', { text: item.text })
    else moves.push(move)
  }
  return moves
}
