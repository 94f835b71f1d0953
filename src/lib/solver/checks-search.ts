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
import { aim, mayCheck } from './aim'
import { firstIn, known, Memory, notIn, wonIn } from './memory'

/** A search looks at most this many moves of the attacker ahead. */
export const CHECKS_WITHIN_MAX = 12

/** How many positions with the attacker to move a search may look at: the same count on every machine. */
const EFFORT = 400_000

/** Search for a checkmate in which every move of the attacker gives check; the defender may reply as it likes. */
export class ChecksSearch {
  readonly position: Position
  /** Below zero the search has given up, and its answers mean nothing. */
  left = EFFORT
  private readonly memory = new Memory()
  /** One buffer for each ply that may be open at once. */
  private readonly buffers = Array.from({ length: 2 * CHECKS_WITHIN_MAX + 1 }, () => new Uint16Array(MOVES_MAX))
  /** For each depth the reply that last saved the defender: it often saves again, and is tried first. */
  private readonly savers = new Uint16Array(CHECKS_WITHIN_MAX + 1)

  constructor(position: Position) {
    this.position = position.clone()
  }

  /** Whether the attacker, to move, mates by checks in at most `within` moves. */
  canMate(within: number, ply = 0): boolean {
    if (--this.left < 0 || isDead(this.position)) return false
    if (within === 1) return this.firstMate(1, ply, 0) !== 0
    const before = this.memory.read(this.memory.placeOf(this.position))
    const shortest = wonIn(before)
    if (shortest !== 0 && shortest <= within) return true
    if (notIn(before) >= within) return false
    const found = this.firstMate(within, ply, firstIn(before))
    if (this.left < 0) return false
    const place = this.memory.placeOf(this.position)
    this.memory.write(
      place,
      found === 0 ? known(shortest, within, firstIn(before)) : known(within, notIn(before), found),
    )
    return found !== 0
  }

  /** After the attacker's check `move`: mate in at most `within` moves, itself counted. */
  mates(move: Move, within: number, ply = 1): boolean {
    const undo = make(this.position, move)
    const isMated = this.isMated(within - 1, ply)
    unmake(this.position, move, undo)
    return isMated
  }

  /** The defender's `reply` leads into a mate in at most `within` further moves. */
  losesTo(reply: Move, within: number, ply = 1): boolean {
    const undo = make(this.position, reply)
    const isLost = this.canMate(within, ply)
    unmake(this.position, reply, undo)
    return isLost
  }

  /** The attacker's legal moves that give check. Before the first move the enemy general may already stand in check. */
  checks(ply = 0): Uint16Array {
    const { position } = this
    const moves = this.buffers[ply] as Uint16Array
    const end = pieceMoves(position, moves, 0)
    const isAimed = ply > 0 && aim(position)
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = moves[i] as Move
      if ((!isAimed || mayCheck(position.cells, move)) && this.givesCheck(move)) moves[kept++] = move
    }
    return moves.subarray(0, kept)
  }

  private givesCheck(move: Move): boolean {
    const { position } = this
    if (!leavesGeneralSafe(position, move)) return false
    const undo = make(position, move)
    const isCheck = isInCheck(position)
    unmake(position, move, undo)
    return isCheck
  }

  /** The first check that mates in at most `within` moves, `best` tried before the others; 0 where there is none. */
  private firstMate(within: number, ply: number, best: Move | 0): Move | 0 {
    if (best !== 0 && this.mates(best, within, ply + 1)) return best
    const checks = this.checks(ply)
    for (let i = 0; i < checks.length; i++) {
      const move = checks[i] as Move
      if (move !== best && this.mates(move, within, ply + 1)) return move
    }
    return 0
  }

  private isMated(within: number, ply: number): boolean {
    const { position } = this
    if (within === 0) return !hasLegalMove(position)
    const saver = this.savers[within] as Move
    if (isLegal(position, saver) && !this.losesTo(saver, within, ply + 1)) return false
    const replies = this.buffers[ply] as Uint16Array
    const end = writeLegalMoves(position, replies, 0)
    for (let i = 0; i < end; i++) {
      const reply = replies[i] as Move
      if (reply === saver || this.losesTo(reply, within, ply + 1)) continue
      this.savers[within] = reply
      return false
    }
    return true
  }
}
