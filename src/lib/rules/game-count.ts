import type { Side } from './board'

/** Plies without a capture that make the game a draw: 60 rounds of two (自然限着; CXA 2011, 4.2.4). */
export const SIXTY_ROUNDS = 120

/** Checking plies of one side that count towards the sixty rounds; later ones do not. */
export const COUNTED_CHECKS = 10

/** How far a game has come towards the sixty rounds. */
export interface RoundCount {
  /** The plies since the last capture that count; {@link SIXTY_ROUNDS} of them are a draw. */
  readonly plies: number
  /** How many of them gave check, by the side that gave it. */
  readonly checks: Readonly<Record<Side, number>>
  /** The last ply gave a check that does not count: neither does the reply to it. */
  readonly isReplyFree: boolean
}

/** Before the first ply, whatever counters a FEN may have held, and after every capture. */
export const NO_ROUNDS: RoundCount = { plies: 0, checks: { red: 0, black: 0 }, isReplyFree: false }

/**
 * The count after a ply of `side` that captures nothing. A ply counts unless it replies to a check that does not, or
 * is a check beyond the side's tenth that counts. A check that does not count for either reason frees its reply too.
 */
export function countOn({ plies, checks, isReplyFree }: RoundCount, side: Side, givesCheck: boolean): RoundCount {
  const counts = !isReplyFree && !(givesCheck && checks[side] === COUNTED_CHECKS)
  return {
    plies: plies + Number(counts),
    checks: counts && givesCheck ? { ...checks, [side]: checks[side] + 1 } : checks,
    isReplyFree: givesCheck && !counts,
  }
}
