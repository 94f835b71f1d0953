import { formatIccs } from '../../src/lib/notation'
import { fromOf, legalMoves, type Move, moveOf, otherSide, outcomeOf, type Position, toOf } from '../../src/lib/rules'
import { type Goal, solve } from '../../src/lib/solver'
import { randomFrom, randomGame } from '../oracle/random-games'
import type { Symmetry } from '../rules/arbitraries'

/** The move as the symmetry sees it. */
export const moveSeenBy = ({ point }: Symmetry, move: Move): Move => moveOf(point(fromOf(move)), point(toOf(move)))

/** More lines than this in three moves, and a search without any wit takes seconds. */
const LINES_MAX = 40_000

/** Random endings of at least four pieces that a naive search can look through three moves deep. */
export function smallEndings(count: number, seed: number): Position[] {
  const random = randomFrom(seed)
  const found: Position[] = []
  while (found.length < count) {
    const [position] = [...randomGame('endgame', random, 1)]
    if (!position || outcomeOf(position).kind !== 'ongoing' || position.pieces().length < 4) continue
    const attacker = legalMoves(position).length
    const defender = legalMoves(position.withTurn(otherSide(position.turn))).length
    if (attacker ** 3 * defender ** 2 <= LINES_MAX) found.push(position)
  }
  return found
}

/** What `solve` finds, each win as `move in by`. */
export function solvedTexts(position: Position, within: number, goal: Goal): string[] {
  const found = solve(position, within, goal)
  if (!found.ok) throw new Error(found.error.code)
  return found.value.map((win) => `${formatIccs(win.move)} ${win.in} ${win.by}`)
}
