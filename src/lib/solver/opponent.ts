import {
  fileOf,
  fromOf,
  legalMoves,
  type Move,
  moveOf,
  otherSide,
  type Point,
  pointAt,
  POINTS,
  Position,
  rankOf,
  toOf,
} from '../rules'
import { Foresight, type Outlook } from './foresight'

/*
 * Who plays against a learner: small, and the same on every device. It looks at most three moves ahead and then at
 * captures, counts what it looks at and asks no clock. It sees every board as Red from below, from the left or from the
 * right alike: on a board turned round, or seen in a mirror, it plays the same move turned round or mirrored.
 */

/** How far it looks where it can: its own move, the answer, and its own again. */
const DEPTH = 3
/** Positions after which a deeper look is given up, and what the look before it has found counts. */
const NODES_MAX = 1000
/** What going back costs where another move is nearly as good: a soldier. */
const BACK_COST = 64

/** A way to look at a board that shows the side to move below; twice the same brings each point back. */
type View = (point: Point) => Point

const viewFrom =
  (isTurned: boolean, isMirrored: boolean): View =>
  (point) => {
    const file = isTurned === isMirrored ? fileOf(point) : 8 - fileOf(point)
    return pointAt(file, isTurned ? 9 - rankOf(point) : rankOf(point)) ?? point
  }

/** What stands on a point, as the side to move tells it. */
function signAt(position: Position, point: Point): string {
  const piece = position.pieceAt(point)
  return piece ? `${piece.side === position.turn ? 'own' : 'other'} ${piece.role}` : ''
}

/** Of the two views with the side to move below, the one whose first difference between left and right stands left. */
function viewOf(position: Position): View {
  const isTurned = position.turn === 'black'
  const [plain, mirrored] = [viewFrom(isTurned, false), viewFrom(isTurned, true)]
  for (const point of POINTS) {
    const [left, right] = [signAt(position, plain(point)), signAt(position, mirrored(point))]
    if (left !== right) return left > right ? plain : mirrored
  }
  return plain
}

/** The board as it is seen, the side to move as Red; its pieces listed in the order of their points. */
function seen(position: Position, view: View): Position {
  const pieces = POINTS.flatMap((point) => {
    const piece = position.pieceAt(view(point))
    if (!piece) return []
    const side = position.turn === 'red' ? piece.side : otherSide(piece.side)
    return [[point, { side, role: piece.role }] as const]
  })
  const made = Position.of({ pieces: new Map(pieces), turn: 'red' })
  return made.ok ? made.value : position
}

const seenMove = (move: Move, view: View): Move => moveOf(view(fromOf(move)), view(toOf(move)))

const isSame = (a: Position, b: Position): boolean =>
  a.turn === b.turn && POINTS.every((point) => a.cells[point] === b.cells[point])

/** What the opponent plays, and how many positions it has looked at: the same number everywhere. */
export interface Choice {
  /** Undefined where it has no legal move: it has lost. */
  readonly move: Move | undefined
  readonly nodes: number
}

/**
 * The reply of the side to move. `earlier` are the positions that its moves have led to so far: it does not like to go
 * back to one, and to none for the third time as long as it has another move, so it never checks for ever. It sees a
 * mate or a stalemate of its own in two moves and one against it in one; generals may be missing, and then a side
 * without a legal move, or without a piece, has lost alike.
 */
export function choose(position: Position, earlier: readonly Position[] = []): Choice {
  const view = viewOf(position)
  const timesBefore = (move: Move): number => {
    const after = position.play(seenMove(move, view))
    return earlier.filter((other) => isSame(other, after)).length
  }
  const board = seen(position, view)
  const moves = legalMoves(board).map((move) => ({ move, times: timesBefore(move) }))
  const fresh = moves.filter(({ times }) => times < 2)
  const foresight = new Foresight(board, NODES_MAX)
  const start = (fresh.length > 0 ? fresh : moves).map(({ move, times }): Outlook => ({
    move,
    cost: times * BACK_COST,
  }))
  const best = foresight.best(start, DEPTH)
  return { move: best === undefined ? undefined : seenMove(best, view), nodes: foresight.nodes }
}
