import {
  formatFen,
  type MovetextError,
  type MoveStyle,
  readMovetext,
  type Script,
  writeMovetext,
} from '../lib/notation'
import { err, gameOutcome, type Move, newGame, ok, play, type Position, type Result } from '../lib/rules'
import { type Fault, fenFault, moveNames, moveTextFault, shown } from './fault'

/** What is asked of a game record; what may be left out is undefined. */
interface GameQuestion {
  readonly text: string
  readonly fen: Position | undefined
  readonly style: MoveStyle | undefined
  readonly script: Script | undefined
}

function recordFault(error: MovetextError): Fault {
  switch (error.code) {
    case 'move':
      return moveTextFault(error.position, error.text, error.error)
    case 'fen':
      return fenFault(error.error)
    case 'record-too-long':
    case 'record-too-deep':
      return { code: error.code, params: { max: error.max } }
    default:
      return { code: error.code, params: { text: shown(error.text) } }
  }
}

/** The fault of a record with its place; a move that cannot be played is told as `parse` tells it. */
function placedFault(error: MovetextError): Fault {
  const { line, column } = error
  const fault = recordFault(error)
  const text = 'text' in error ? { text: shown(error.text) } : {}
  return { ...fault, details: { ...fault.details, line, column, ...text } }
}

/** How the game stands by the rules after its moves, or after the move that decided it: `plies` of them. */
function outcomeAfter(start: Position, moves: readonly Move[]): object {
  let game = newGame(start)
  for (const move of moves) {
    const next = play(game, move)
    if (!next.ok) break
    game = next.value
  }
  const outcome = gameOutcome(game)
  return {
    outcome: outcome.kind,
    reason: 'reason' in outcome ? outcome.reason : null,
    winner: 'winner' in outcome ? outcome.winner : null,
    plies: game.length,
  }
}

/** The main line of a record, its result and last position, and the whole record in another style where one is named. */
export function gameOf({ text, fen, style, script }: GameQuestion): Result<object, Fault> {
  const read = readMovetext(fen, text)
  if (!read.ok) return err(placedFault(read.error))
  const { start, main } = read.value
  const moves = main.moves.map(({ move }) => move)
  const last = moves.reduce((position, move) => position.play(move), start)
  const isAsked = style !== undefined || script !== undefined
  return ok({
    moves: moveNames(moves),
    result: main.result ?? null,
    fen: formatFen(last),
    ...outcomeAfter(start, moves),
    ...(isAsked && { text: writeMovetext(start, main, style ?? 'chinese', script ?? 'hans') }),
  })
}
