import { aim, mayCheck } from './aim'
import { ANY, NONE, stalematesOn } from './steady'
import { isInCheck, isLegal, type Move, type Position } from '../rules'
import {
  hasLegalMove,
  isDead,
  leavesGeneralSafe,
  make,
  MOVES_MAX,
  pieceMoves,
  unmake,
  writeLegalMoves,
} from '../rules/in-place'

/** Which ending counts: the opponent left without a legal move, or only when in check, or only when not. */
export const GOALS = ['any', 'checkmate', 'stalemate'] as const
export type Goal = (typeof GOALS)[number]

/** A search looks at most this many moves of the attacker ahead. */
export const WITHIN_MAX = 4

/**
 * What searching may still cost, counted in the moves that the attacker's last moves are chosen from: the same count on
 * every machine. Below zero the search has given up, and its answers mean nothing.
 */
interface Effort {
  left: number
}

/** Several times what the widest positions of games need: some seconds at most on a desktop. */
const EFFORT = 80_000_000

/** One buffer for each ply that may be open at once: two for each move of the attacker, and one for the root. */
const buffers = Array.from({ length: 2 * WITHIN_MAX + 1 }, () => new Uint16Array(MOVES_MAX))

/**
 * Full-width search for a forced ending. Attacker and defender take turns on one board; every question is answered for
 * all replies, nothing is judged by looks. Both generals must stand.
 */
export class Search {
  readonly position: Position
  readonly goal: Goal
  /** Searches that answer one question share it. */
  readonly effort: Effort
  /** For each depth the reply that last saved the defender: it usually saves again, and is tried first. */
  private readonly savers = new Uint16Array(WITHIN_MAX + 1)

  constructor(position: Position, goal: Goal, effort = { left: EFFORT }) {
    this.position = position.clone()
    this.goal = goal
    this.effort = effort
  }

  /** The attacker, to move, can force the goal in at most `within` moves. */
  canWin(within: number, ply = 0): boolean {
    if (within === 1) return this.canEnd(buffers[ply])
    const moves = buffers[ply]
    const end = writeLegalMoves(this.position, moves, 0)
    checksFirst(this.position, moves, end)
    for (let i = 0; i < end; i++) if (this.wins(moves[i] as Move, within, ply + 1)) return true
    return false
  }

  /** The attacker's legal `move` forces the goal, itself counted, in at most `within` moves. */
  wins(move: Move, within: number, ply = 1): boolean {
    // Then no reply loses either: one look here brings the whole search to its end.
    if (this.effort.left < 0) return false
    const undo = make(this.position, move)
    const isWon = this.isLost(within - 1, ply)
    unmake(this.position, move, undo)
    return isWon
  }

  /** The defender, to move, has lost: whatever it replies, the goal is reached in at most `within` further moves. */
  isLost(within: number, ply = 0): boolean {
    const { position } = this
    if (within === 0) return !hasLegalMove(position) && this.isGoal()
    const saver = this.savers[within] as Move
    if (isLegal(position, saver) && (isDead(position) || !this.losesTo(saver, within, ply + 1))) return false
    const replies = buffers[ply]
    const end = writeLegalMoves(position, replies, 0)
    if (end === 0) return this.isGoal()
    if (isDead(position)) return false
    for (let i = 0; i < end; i++) {
      const reply = replies[i] as Move
      if (reply === saver || this.losesTo(reply, within, ply + 1)) continue
      this.savers[within] = reply
      return false
    }
    return true
  }

  /** After the defender's legal `reply` the attacker can force the goal in at most `within` moves. */
  losesTo(reply: Move, within: number, ply = 1): boolean {
    const undo = make(this.position, reply)
    const isLost = !(undo !== 0 && isDead(this.position)) && this.canWin(within, ply)
    unmake(this.position, reply, undo)
    return isLost
  }

  /** The attacker, to move, can reach the goal with this one move: a check, or a move that may leave no other. */
  private canEnd(moves: Uint16Array): boolean {
    const { position } = this
    const { cells } = position
    const end = pieceMoves(position, moves, 0)
    this.effort.left -= end
    const isAimed = aim(position)
    const prey = this.goal === 'checkmate' ? NONE : stalematesOn(position)
    for (let i = 0; i < end; i++) {
      const move = moves[i] as Move
      const isWorthwhile = !isAimed || prey === ANY || (move & 255) === prey || mayCheck(cells, move)
      if (isWorthwhile && this.ends(move)) return true
    }
    return false
  }

  private ends(move: Move): boolean {
    const { position } = this
    const undo = make(position, move)
    const isEnd = (this.goal === 'any' || this.isGoal()) && !hasLegalMove(position)
    unmake(position, move, undo)
    // Asked last: it seldom decides.
    return isEnd && leavesGeneralSafe(position, move)
  }

  /** The defender, to move and without a legal move, is beaten in the way that counts. */
  private isGoal(): boolean {
    return this.goal === 'any' || isInCheck(this.position) === (this.goal === 'checkmate')
  }
}

/** Checks leave the defender few replies: a win is found sooner where they come first. */
function checksFirst(position: Position, moves: Uint16Array, end: number): void {
  if (!aim(position)) return
  let front = 0
  for (let i = 0; i < end; i++) {
    const move = moves[i]
    if (!mayCheck(position.cells, move)) continue
    moves[i] = moves[front]
    moves[front++] = move
  }
}
