import {
  isInCheck,
  isLegal,
  legalMoves,
  type Move,
  otherSide,
  type Piece,
  POINTS,
  type Position,
  type Side,
  toOf,
} from '../rules'
import { choose, worthAt } from '../solver'
import type { Task } from './types'

/* One round of a duel, a move and its answer: the same rules for the checker and for the learner. */

export type DuelTask = Task & { readonly kind: 'duel' }

/**
 * Why a duel is lost: mated; without a legal move; without a piece that could still reach the goal; a piece lost for
 * nothing where none may be; the moves are used up.
 */
export type DuelLoss = 'mated' | 'stuck' | 'bare' | 'piece' | 'limit'

export type Round =
  /** The move reaches the goal, or leaves the other side without a legal move, which wins every duel. */
  | { readonly kind: 'won' }
  /** The goal is reached when the answer has come: that many moves without losing a piece. */
  | { readonly kind: 'kept'; readonly reply: Move }
  | { readonly kind: 'onward'; readonly reply: Move }
  | { readonly kind: 'lost'; readonly why: DuelLoss; readonly reply: Move }

const piecesOf = (position: Position, side: Side): Piece[] =>
  position.pieces().flatMap(([, piece]) => (piece.side === side && piece.role !== 'general' ? [piece] : []))

/** How many pieces, generals aside, a duel to take them all leaves to be taken. */
export const leftToTake = (position: Position, learner: Side): number => piecesOf(position, otherSide(learner)).length

const STAY_AT_HOME: ReadonlySet<string> = new Set(['advisor', 'elephant'])

/** Nothing stands there that could still reach the goal: take what is left, or cross the river to win. */
function isBare(position: Position, { goal }: DuelTask): boolean {
  const own = piecesOf(position, position.turn)
  return goal === 'win' ? own.every(({ role }) => STAY_AT_HOME.has(role)) : own.length === 0
}

/** Worth by kind, in half soldiers: a soldier counts the same wherever it stands. */
const inKind = ({ role }: Piece): number => worthAt({ side: 'red', role }, POINTS[0])

const strengthOf = (position: Position, side: Side): number =>
  piecesOf(position, side).reduce((sum, piece) => sum + inKind(piece), 0)

/**
 * What the side to move has lost in the rounds between `positions`, all with it to move, and not won back. Pieces count
 * by their kind, wherever they stand. What is won beyond that is no credit: nobody may give a piece away for it later.
 */
function debtOver(positions: readonly Position[]): number {
  let debt = 0
  for (const [i, after] of positions.entries()) {
    const before = positions[i - 1]
    if (!before) continue
    const lost = (side: Side): number => strengthOf(before, side) - strengthOf(after, side)
    debt = Math.max(0, debt + lost(after.turn) - lost(otherSide(after.turn)))
  }
  return debt
}

/** A piece has been lost for nothing: not exchanged for as much, and not to be won back with the next move. */
function hasLostPiece(positions: readonly Position[]): boolean {
  const debt = debtOver(positions)
  const after = positions.at(-1)
  if (debt === 0 || !after) return false
  const preys = legalMoves(after).map((move) => after.pieceAt(toOf(move)))
  return !preys.some((prey) => prey && inKind(prey) >= debt)
}

function lossAfter(task: DuelTask, positions: readonly Position[], after: Position): DuelLoss | undefined {
  const isStill = legalMoves(after).length === 0
  if (isStill && isInCheck(after)) return 'mated'
  if (isBare(after, task)) return 'bare'
  if (isStill) return 'stuck'
  if (task.goal === 'keep') return hasLostPiece([...positions, after]) ? 'piece' : undefined
  return positions.length >= task.within ? 'limit' : undefined
}

/**
 * The round that the learner's legal `move` begins. `positions` are all at which the learner was to move, from the
 * duel's start to now: one for each round. `asked` is what the author wants for a reply; it is played where it is legal.
 */
export function duelRound(task: DuelTask, positions: readonly Position[], move: Move, asked?: Move): Round {
  const now = positions[positions.length - 1]
  const after = now.play(move)
  if (task.goal === 'capture-all' && leftToTake(after, now.turn) === 0) return { kind: 'won' }
  const reply = asked !== undefined && isLegal(after, asked) ? asked : choose(after, positions).move
  if (reply === undefined) return { kind: 'won' }
  const why = lossAfter(task, positions, after.play(reply))
  if (why) return { kind: 'lost', why, reply }
  return { kind: task.goal === 'keep' && positions.length >= task.within ? 'kept' : 'onward', reply }
}
