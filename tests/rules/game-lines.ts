import fc from 'fast-check'
import { extend } from '../../src/lib/rules/game-history'
import {
  type Game,
  isInCheck,
  legalMoves,
  type Move,
  moveOf,
  newGame,
  fromOf,
  type Position,
  toOf,
} from '../../src/lib/rules'
import { board } from '../fixtures/boards'

/** Boards with room to go on for long: few captures, checks of one side and of both. */
const STARTS = [
  '4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1',
  '3k5/9/9/9/2r6/9/9/9/R8/5K3 w - - 0 1',
  '9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1',
  '4k4/9/9/9/3PP4/9/9/3C5/9/5K3 b - - 0 1',
  '3ak4/4a4/9/9/2n6/6P2/9/4B4/4N4/3K2B2 w - - 0 1',
  '4k4/9/9/9/9/9/9/7p1/9/R8 w - - 0 1',
  'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
]

const isQuiet = (position: Position, move: Move): boolean => position.pieceAt(toOf(move)) === undefined

/** The way back of the mover's own last move. */
function wayBack(game: Game): Move[] {
  const own = game.previous?.last?.move
  return own === undefined ? [] : [moveOf(toOf(own), fromOf(own))]
}

/** What a choice would rather play: to and fro, a check, a quiet move, or anything. */
function preferred(game: Game, moves: readonly Move[], style: number): readonly Move[] {
  const { position } = game
  const back = wayBack(game)
  if (style < 5) return moves.filter((move) => back.includes(move))
  if (style < 8) return moves.filter((move) => isQuiet(position, move) && isInCheck(position.play(move)))
  return style < 18 ? moves.filter((move) => isQuiet(position, move)) : moves
}

/** Plays as many plies as there are choices, past any end but that of having no move. */
function lineOf(fen: string, choices: readonly number[]): Game {
  let game = newGame(board(fen))
  for (const choice of choices) {
    const moves = legalMoves(game.position)
    const liked = preferred(game, moves, choice % 20)
    const among = liked.length > 0 ? liked : moves
    const move = among[Math.floor(choice / 20) % Math.max(1, among.length)]
    if (move === undefined) return game
    game = extend(game, move)
  }
  return game
}

/** Long lines that repeat themselves, check and rarely capture: a FEN, and the game however it would have ended. */
export const lines = (maxLength: number): fc.Arbitrary<{ readonly fen: string; readonly game: Game }> =>
  fc
    .tuple(fc.constantFrom(...STARTS), fc.array(fc.nat(99_999), { maxLength, size: 'max' }))
    .map(([fen, choices]) => ({ fen, game: lineOf(fen, choices) }))

/** The game after each ply, the start first. */
export function stagesOf(game: Game): Game[] {
  const stages: Game[] = []
  for (let met: Game | undefined = game; met; met = met.previous) stages.push(met)
  return stages.reverse()
}
