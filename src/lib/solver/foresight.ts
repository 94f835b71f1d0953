import { type Move, type Point, pointAt, type Position } from '../rules'
import {
  HALF,
  hasLegalMove,
  leavesGeneralSafe,
  LIST,
  make,
  MOVES_MAX,
  pieceMoves,
  PIECES,
  sideOfCode,
  unmake,
  writeLegalMoves,
} from '../rules/in-place'
import { worthAt } from './exchange'

/* A small look ahead: alpha-beta to a fixed depth, then captures alone. All values are integers. */

/** Lost: a side without a legal move has lost, in check or not. Sooner is worse. */
const LOST = -1_000_000
/** Half a soldier weighs this much against one more place to go. */
const PIECE_SCALE = 32
/** More than a capture changes in freedom. */
const FREEDOM_MAX = 40
/** Captures that are looked at one after the other. */
const CAPTURES_MAX = 6
const DEEPEST = 4 + CAPTURES_MAX

const buffers = Array.from({ length: DEEPEST }, () => new Uint16Array(MOVES_MAX))
const scratch = new Uint16Array(MOVES_MAX)

/** A move to choose among, and what is taken off its value. */
export interface Outlook {
  readonly move: Move
  readonly cost: number
}

/** Worth of each piece by its code, and by the half that it stands in, as `worthAt` says. */
const WORTHS = [0, 5].map((rank) =>
  PIECES.map((piece) => (piece ? worthAt(piece, pointAt(0, piece.side === 'red' ? rank : 9 - rank) as Point) : 0)),
)
const [AT_HOME, ACROSS] = WORTHS.map((worths) => Uint8Array.from(worths)) as [Uint8Array, Uint8Array]

const worthOn = (cells: Uint8Array, point: number): number => {
  const code = cells[point]
  return HALF[sideOfCode(code)][point] === 1 ? AT_HOME[code] : ACROSS[code]
}

function material({ cells, lists, counts }: Position, side: 0 | 1): number {
  let sum = 0
  for (let i = side * LIST; i < side * LIST + counts[side]; i++) sum += worthOn(cells, lists[i])
  return sum
}

/** What the board is worth to the side to move, which has `free` places to go to: pieces above all, then freedom. */
function worthOf(position: Position, free: number): number {
  const own = position.mover
  const other = own === 0 ? 1 : 0
  position.mover = other
  const difference = free - pieceMoves(position, scratch, 0)
  position.mover = own
  return (material(position, own) - material(position, other)) * PIECE_SCALE + difference
}

const keys = new Int16Array(MOVES_MAX)

/** Brings captures to the front, the dearest prey by the cheapest piece before all; gives how many there are. */
function capturesFirst({ cells }: Position, moves: Uint16Array, end: number): number {
  let front = 0
  for (let i = 0; i < end; i++) {
    const move = moves[i]
    const prey = move & 255
    if (cells[prey] === 0) continue
    const key = worthOn(cells, prey) * 32 - worthOn(cells, move >> 8)
    let at = front++
    moves[i] = moves[at]
    for (; at > 0 && keys[at - 1] < key; at--) {
      moves[at] = moves[at - 1]
      keys[at] = keys[at - 1]
    }
    moves[at] = move
    keys[at] = key
  }
  return front
}

export class Foresight {
  /** Positions looked at so far. */
  nodes = 0
  private readonly position: Position
  private readonly max: number

  /** Gives up a look, once one is whole, beyond `max` positions. */
  constructor(position: Position, max: number) {
    this.position = position.clone()
    this.max = max
  }

  /**
   * The best of `moves` as the deepest look says that came to its end; of equals the one that was best before, else the
   * first. Undefined without moves.
   */
  best(moves: readonly Outlook[], depth: number): Move | undefined {
    let best: Outlook | undefined = moves[0]
    for (let d = 1; d <= depth && moves.length > 1; d++) {
      // What was best before is most likely so again, and spares looking at the rest.
      const found = this.look([...(best ? [best] : []), ...moves.filter((move) => move !== best)], d)
      if (d > 2 && this.isSpent) break
      best = found
    }
    return best?.move
  }

  private get isSpent(): boolean {
    return this.nodes > this.max
  }

  private look(moves: readonly Outlook[], depth: number): Outlook | undefined {
    let best: Outlook | undefined
    let value = 2 * LOST
    for (const outlook of moves) {
      const { move, cost } = outlook
      const undo = make(this.position, move)
      const found = -this.value(depth - 1, 1, 2 * LOST, -(value + cost)) - cost
      unmake(this.position, move, undo)
      if (found <= value) continue
      best = outlook
      value = found
    }
    return best
  }

  /** The value to the side to move, exact where it lies between `alpha` and `beta`. */
  private value(depth: number, ply: number, alpha: number, beta: number): number {
    if (depth === 0) return this.calm(ply, alpha, beta, CAPTURES_MAX)
    this.nodes++
    const moves = buffers[ply]
    const end = writeLegalMoves(this.position, moves, 0)
    if (end === 0) return LOST + ply
    if (this.isSpent && depth > 1) return alpha
    capturesFirst(this.position, moves, end)
    for (let i = 0; i < end && alpha < beta; i++) {
      const move = moves[i] as Move
      const undo = make(this.position, move)
      alpha = Math.max(alpha, -this.value(depth - 1, ply + 1, -beta, -alpha))
      unmake(this.position, move, undo)
    }
    return alpha
  }

  /** The value when the side to move captures on, where that may still matter, or stops. */
  private calm(ply: number, alpha: number, beta: number, left: number): number {
    this.nodes++
    const { position } = this
    if (left === CAPTURES_MAX && !hasLegalMove(position)) return LOST + ply
    const moves = buffers[ply]
    const all = pieceMoves(position, moves, 0)
    const still = worthOf(position, all)
    alpha = Math.max(alpha, still)
    if (left === 0 || alpha >= beta) return alpha
    const end = capturesFirst(position, moves, all)
    for (let i = 0; i < end && alpha < beta; i++) {
      const move = moves[i] as Move
      if (still + worthOn(position.cells, move & 255) * PIECE_SCALE + FREEDOM_MAX <= alpha) break
      if (!leavesGeneralSafe(position, move)) continue
      const undo = make(position, move)
      alpha = Math.max(alpha, -this.calm(ply + 1, -beta, -alpha, left - 1))
      unmake(position, move, undo)
    }
    return alpha
  }
}
