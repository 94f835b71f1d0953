import { byIccs, err, explain, isLegal, type Move, ok, type Position, type Reason, type Result } from '../rules'
import { parseIccs } from './iccs'
import { canonicalText, isMoveShaped, plainText } from './move-alphabet'
import { movesNamed } from './move-names'

/** Why a text names no move that can be played. */
export type MoveTextError =
  /** Not a move in any style, or too long to be one. */
  | { readonly code: 'unreadable' }
  /** A move text, but no piece can be meant by it, or several that may all not go there. */
  | { readonly code: 'no-such-move' }
  /** It fits several legal moves; `candidates` are all of them, in ICCS order. */
  | { readonly code: 'ambiguous'; readonly candidates: readonly Move[] }
  /** It names one move, and the move is not legal; `reasons` as {@link explain} gives them. */
  | { readonly code: 'illegal'; readonly move: Move; readonly reasons: readonly [Reason, ...Reason[]] }

const SHAPE_FAULTS: ReadonlySet<string> = new Set([
  'soldier-backward',
  'soldier-sideways',
  'outside-palace',
  'across-river',
  'not-its-move',
])

/** Whether the move's shape is its role's; what else stands on the board, and whose turn it is, is left aside. */
export function isStep(position: Position, move: Move): boolean {
  const explanation = explain(position, move)
  return explanation.legal || !explanation.reasons.some(({ code }) => SHAPE_FAULTS.has(code))
}

function judge(position: Position, move: Move): Result<Move, MoveTextError> {
  const explanation = explain(position, move)
  return explanation.legal ? ok(move) : err({ code: 'illegal', move, reasons: explanation.reasons })
}

/**
 * Among moves that are not legal, those with their role's shape come first: where two elephants share a file, 进 means
 * the one that could step forward, not the one that would cross the river.
 */
function illegalMove(position: Position, moves: readonly Move[]): Move | undefined {
  const steps = moves.filter((move) => isStep(position, move))
  const meant = steps.length > 0 ? steps : moves
  return meant.length === 1 ? meant[0] : undefined
}

/**
 * Reads a move of the side to move as players write it, in any style, script and width, without being told which.
 * Legal moves come first: one is the answer, several are `ambiguous`. It never guesses.
 */
export function parseMove(position: Position, text: string): Result<Move, MoveTextError> {
  const plain = plainText(text)
  const points = parseIccs(plain)
  if (points !== undefined) return judge(position, points)
  const canonical = canonicalText(plain)
  if (!isMoveShaped(canonical)) return err({ code: 'unreadable' })
  const moves = movesNamed(position, canonical)
  const legal = moves.filter((move) => isLegal(position, move)).sort(byIccs)
  const [only] = legal
  if (legal.length > 1) return err({ code: 'ambiguous', candidates: legal })
  if (only !== undefined) return ok(only)
  const illegal = illegalMove(position, moves)
  return illegal === undefined ? err({ code: 'no-such-move' }) : judge(position, illegal)
}
