import { otherSide, type Point, type Side, SIDES } from './board'
import { SIXTY_ROUNDS } from './game-count'
import { cycleOf, type Game, type Ply } from './game-history'
import { type Outcome, outcomeOf } from './outcome'

/** How a game stands: by the board alone, or by its history. */
export type GameOutcome =
  | Outcome
  /** 自然限着: sixty rounds without a capture (CXA 2011, 4.2.4). */
  | { readonly kind: 'draw'; readonly reason: 'sixty-rounds' }
  /**
   * 长将: on a position's third occurrence, every move of one side in the cycle has given check, and not every one of
   * the other's: no side may check for ever, whatever the other does. `attackers` gave the last check.
   */
  | { readonly kind: 'perpetual-check'; readonly winner: Side; readonly attackers: readonly Point[] }
  /** 待判: a position has come for the third time, and the rules of repetition are to say what that means. */
  | { readonly kind: 'repetition' }

/** True for a decided game. A repetition is undecided: the players may vary, and the game goes on. */
export const isOver = ({ kind }: GameOutcome): boolean => kind !== 'ongoing' && kind !== 'repetition'

const givesCheck = ({ checkers }: Ply): boolean => checkers.length > 0

const checksAlways = (cycle: readonly Ply[], side: Side): boolean =>
  cycle.every((ply) => ply.piece.side !== side || givesCheck(ply))

/**
 * One idle move in the whole cycle, and a side has not checked for ever (数将一闲 is allowed): so checks that fill only
 * the way from the second occurrence to the third decide nothing before the fourth.
 */
function perpetualCheck(cycle: readonly Ply[]): GameOutcome | undefined {
  const [loser, ...others] = SIDES.filter((side) => checksAlways(cycle, side))
  if (loser === undefined || others.length > 0) return undefined
  const attackers = cycle.filter((ply) => ply.piece.side === loser).at(-1)?.checkers ?? []
  return { kind: 'perpetual-check', winner: otherSide(loser), attackers }
}

/**
 * How the game stands after its last ply. What the board says comes first: mate and stalemate before any draw. A
 * perpetual check, forbidden in every case, comes before the sixty rounds; they come before a repetition, because a
 * question that nobody has answered does not hold up an end.
 */
export function gameOutcome(game: Game): GameOutcome {
  const outcome = outcomeOf(game.position)
  if (outcome.kind !== 'ongoing' || !game.position.hasBothGenerals) return outcome
  const cycle = cycleOf(game)
  const perpetual = cycle && perpetualCheck(cycle)
  if (perpetual) return perpetual
  if (game.count.plies >= SIXTY_ROUNDS) return { kind: 'draw', reason: 'sixty-rounds' }
  return { kind: cycle ? 'repetition' : 'ongoing' }
}
