import { START_FEN } from '../../src/lib/notation'
import {
  isInCheck,
  legalMoves,
  type Move,
  type Piece,
  type Point,
  POINTS,
  Position,
  type Role,
  setupFault,
  SIDES,
  toOf,
} from '../../src/lib/rules'
import { board } from '../fixtures/boards'

/** Mulberry32: a small generator, so that a seed gives the same games on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

const oneOf = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)]

/** Ways to choose a move: any; captures, or checks, four times out of five where there are some. */
const STYLES = {
  uniform: () => [],
  captures: (position: Position, moves: readonly Move[]) => moves.filter((move) => position.pieceAt(toOf(move))),
  checks: (position: Position, moves: readonly Move[]) => moves.filter((move) => isInCheck(position.play(move))),
  endgame: () => [],
} satisfies Record<string, (position: Position, moves: readonly Move[]) => readonly Move[]>
export type Style = keyof typeof STYLES
export const STYLE_NAMES = Object.keys(STYLES) as readonly Style[]

function choose(position: Position, style: Style, random: Random): Move | undefined {
  const moves = legalMoves(position)
  const preferred = random() < 0.8 ? STYLES[style](position, moves) : []
  return oneOf(preferred.length > 0 ? preferred : moves, random)
}

const ENDGAME: readonly Role[] = ['advisor', 'elephant', 'horse', 'chariot', 'cannon', 'soldier', 'soldier']

/** Two generals and up to six pieces, where a game could have brought them. */
function endgame(random: Random): Position {
  for (;;) {
    const pieces = new Map<Point, Piece>()
    const place = (piece: Piece) => {
      const point = oneOf(POINTS, random)
      if (point !== undefined) pieces.set(point, piece)
    }
    for (let n = Math.floor(random() * 7); n > 0; n--) {
      place({ side: oneOf(SIDES, random) ?? 'red', role: oneOf(ENDGAME, random) ?? 'soldier' })
    }
    for (const side of SIDES) place({ side, role: 'general' })
    const setup = { pieces, turn: oneOf(SIDES, random) ?? 'red' }
    const position = Position.of(setup)
    if (position.ok && !setupFault(setup)) return position.value
  }
}

/** The positions of one random game, at most `plies` of them, the start included. */
export function* randomGame(style: Style, random: Random, plies = 200): Generator<Position> {
  let position = style === 'endgame' ? endgame(random) : board(START_FEN)
  for (let ply = 0; ply < plies; ply++) {
    yield position
    const move = choose(position, style, random)
    if (move === undefined) return
    position = position.play(move)
  }
}
