import { otherSide, type Point, type Side } from './board'
import { checkersOf } from './attack'
import { byPointName, hasLegalMove } from './legality'
import { ELEPHANT, ROLE_INDEX } from './pieces'
import { LIST, type Position } from './position'

/** How a game stands, judged by the board alone: nothing of its history is asked. */
export type Outcome =
  | { readonly kind: 'ongoing' }
  /** 将死: the side to move is in check and has no legal move; `attackers` give the check (CXA 2011, 4.1). */
  | { readonly kind: 'checkmate'; readonly winner: Side; readonly attackers: readonly Point[] }
  /** 困毙: the side to move is not in check and has no legal move; it loses (CXA 2011, 4.1). */
  | { readonly kind: 'stalemate'; readonly winner: Side }
  /** Neither side has a piece that can cross the river. */
  | { readonly kind: 'draw'; readonly reason: 'dead-position' }

/** Neither side has a piece that can cross the river: nobody can win any more. */
export function isDead({ cells, lists, counts }: Position): boolean {
  for (let side = 0; side < 2; side++) {
    const start = side * LIST
    // Roles count upwards from those that stay at home: general, advisor, elephant.
    for (let i = start; i < start + counts[side]; i++) if ((cells[lists[i]] & ROLE_INDEX) > ELEPHANT) return false
  }
  return true
}

/** Both generals must stand for a game to end: a lesson board without one is always ongoing. */
export function outcomeOf(position: Position): Outcome {
  if (!position.hasBothGenerals) return { kind: 'ongoing' }
  if (!hasLegalMove(position)) {
    const winner = otherSide(position.turn)
    const attackers = checkersOf(position, position.turn).sort(byPointName)
    return attackers.length > 0 ? { kind: 'checkmate', winner, attackers } : { kind: 'stalemate', winner }
  }
  return isDead(position) ? { kind: 'draw', reason: 'dead-position' } : { kind: 'ongoing' }
}
