import { formatFen, formatPoint } from '../../src/lib/notation'
import {
  explain,
  type Explanation,
  fromOf,
  legalMoves,
  type Move,
  moveOf,
  type Piece,
  type Point,
  POINTS,
  pointsBetween,
  Position,
  type Reason,
  type ReasonCode,
  toOf,
} from '../../src/lib/rules'
import { ALL, boardOf, faultsOf, nameOf } from './naive'

type Edit = readonly [Point, Piece | undefined]

/** A board and what it would be with some pieces taken off or put on; each such board is made once. */
class Board {
  private readonly edited = new Map<string, Position>()
  constructor(readonly position: Position) {}

  with(edits: readonly Edit[]): Position {
    const key = edits.map(([point, piece]) => `${String(point)}${piece ? piece.side + piece.role : ''}`).join()
    const known = this.edited.get(key)
    if (known) return known
    const { pieces, turn } = this.position.setup()
    const next = new Map(pieces)
    for (const [point, piece] of edits) {
      if (piece) next.set(point, piece)
      else next.delete(point)
    }
    const position = Position.of({ pieces: next, turn })
    if (!position.ok) throw new Error(position.error.code)
    this.edited.set(key, position.value)
    return position.value
  }

  without(points: readonly Point[]): Position {
    return this.with(points.map((point) => [point, undefined] as const))
  }
}

const has = (answer: Explanation, ...codes: ReasonCode[]): boolean =>
  !answer.legal && answer.reasons.some(({ code }) => codes.includes(code))

/** A piece of the mover's own that does nothing but stand: it cannot strike its own general. */
const blocker = (board: Board, move: Move): Piece => ({
  side: board.position.pieceAt(fromOf(move))?.side ?? 'red',
  role: 'soldier',
})

/** Without a screen there is no cause to remove: any point between, filled, must end the reason. */
function screenEnds(board: Board, move: Move): boolean {
  return pointsBetween(fromOf(move), toOf(move)).every(
    (point) => !has(explain(board.with([[point, blocker(board, move)]]), move), 'no-screen'),
  )
}

/**
 * Generals face for what is not there too: taking off either of them ends it, unless it is the piece that moves, and so
 * does a piece on any point between them. The from-point is left empty by the move, so nothing can be put there.
 */
function facingEnds(board: Board, move: Move, causes: readonly Point[]): boolean {
  const [one, other] = causes
  if (one === undefined || other === undefined) return false
  const still = causes.filter((point) => board.position.pieceAt(point)?.role === 'general' && point !== toOf(move))
  const gaps = pointsBetween(one, other).filter((point) => point !== fromOf(move))
  const boards = [
    ...still.map((point) => board.without([point])),
    ...gaps.map((point) => board.with([[point, blocker(board, move)]])),
  ]
  return still.length > 0 && boards.every((next) => !has(explain(next, move), 'generals-facing'))
}

/**
 * What strikes the general may hide what strikes it from behind, so taking the attackers off ends the check only when
 * those that then strike are taken off as well. Turned into pieces of the mover's own, which leaves every line as it
 * is, they end it at once.
 */
function checkEnds(board: Board, move: Move, causes: readonly Point[]): boolean {
  const codes = ['still-in-check', 'into-check'] as const
  const tamed = board.with(causes.map((point) => [point, blocker(board, move)] as const))
  if (has(explain(tamed, move), ...codes)) return false
  const removed = new Set(causes)
  for (;;) {
    const answer = explain(board.without([...removed]), move)
    const again = answer.legal ? undefined : answer.reasons.find(({ code }) => code === codes[0] || code === codes[1])
    if (!again) return true
    if (again.causes.length === 0 || again.causes.some((point) => removed.has(point))) return false
    for (const point of again.causes) removed.add(point)
  }
}

/** The reason goes when what causes it goes. */
function isCaused(board: Board, move: Move, { code, causes }: Reason): boolean {
  switch (code) {
    case 'no-screen':
      return screenEnds(board, move)
    case 'generals-facing':
      return facingEnds(board, move, causes)
    case 'still-in-check':
    case 'into-check':
      return checkEnds(board, move, causes)
    default:
      return causes.length === 0 || !has(explain(board.without(causes), move), code)
  }
}

const textOf = (reasons: readonly { readonly code: string; readonly causes: readonly string[] }[]): string =>
  reasons.map(({ code, causes }) => `${code}(${causes.join(' ')})`).join(' ') || 'legal'

const said = (answer: Explanation): string =>
  textOf(answer.legal ? [] : answer.reasons.map(({ code, causes }) => ({ code, causes: causes.map(formatPoint) })))

/** Everything that is wrong with one answer. */
function faultsOfAnswer(board: Board, move: Move, answer: Explanation, expected: string, isLegal: boolean): string[] {
  const found = said(answer)
  const faults: string[] = []
  if (answer.legal !== isLegal) faults.push(`${found}, against the legal moves`)
  if (found !== expected) faults.push(`${found}, and should be ${expected}`)
  if (answer.legal) return faults
  const lasting = answer.reasons.filter((reason) => !isCaused(board, move, reason))
  return [...faults, ...lasting.map(({ code }) => `${code} outlives its causes`)]
}

/**
 * Asks `explain` about every two points of the board, and names each answer that the naive statement of the rules does
 * not give, that the legal moves deny, or whose causes are none.
 */
export function faultsIn(position: Position): string[] {
  const fen = formatFen(position)
  const naive = boardOf(fen)
  const board = new Board(position)
  const legal = new Set<number>(legalMoves(position))
  const faults: string[] = []
  for (const [i, from] of POINTS.entries()) {
    for (const [j, to] of POINTS.entries()) {
      const [start, end] = [ALL[i], ALL[j]]
      if (!start || !end) continue
      const move = moveOf(from, to)
      const expected = textOf(faultsOf(naive, start, end))
      const found = faultsOfAnswer(board, move, explain(position, move), expected, legal.has(move))
      faults.push(...found.map((text) => `${fen} ${nameOf(start)}${nameOf(end)}: ${text}`))
    }
  }
  return faults
}
