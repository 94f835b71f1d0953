import type { Move } from './board'
import { explain, type Reason } from './explain'
import { extend, type Game, newGame } from './game-history'
import { gameOutcome, type GameOutcome, isOver } from './game-outcome'
import type { Position } from './position'
import { err, ok, type Result } from './result'

export { COUNTED_CHECKS, type RoundCount, SIXTY_ROUNDS } from './game-count'
export { cycleOf, type Game, newGame, occurrencesOf, pliesOf, type Ply } from './game-history'
export { gameOutcome, type GameOutcome, isOver } from './game-outcome'

/** Why a move is not added to a game. */
export type PlayError =
  | { readonly code: 'illegal'; readonly move: Move; readonly reasons: readonly [Reason, ...Reason[]] }
  /** The game has been decided before. */
  | { readonly code: 'game-over'; readonly move: Move; readonly outcome: GameOutcome }

/** The move that stopped a game: its place among the moves, from 0, and the game as far as it had come. */
export type GameError = PlayError & { readonly at: number; readonly game: Game }

/** The game after `move`; `game` itself stays as it is. */
export function play(game: Game, move: Move): Result<Game, PlayError> {
  const outcome = gameOutcome(game)
  if (isOver(outcome)) return err({ code: 'game-over', move, outcome })
  const answer = explain(game.position, move)
  return answer.legal ? ok(extend(game, move)) : err({ code: 'illegal', move, reasons: answer.reasons })
}

/** The game of `moves` from `position`, any that can be drawn; whether a game can have reached it is not asked. */
export function gameOf(position: Position, moves: Iterable<Move>): Result<Game, GameError> {
  let game = newGame(position)
  for (const move of moves) {
    const next = play(game, move)
    if (!next.ok) return err({ ...next.error, at: game.length, game })
    game = next.value
  }
  return ok(game)
}
