import { fromOf, type Move, otherSide, type Piece, type Point, POINTS, toOf } from './board'
import { checkersOf } from './attack'
import { countOn, NO_ROUNDS, type RoundCount } from './game-count'
import { byPointName } from './legality'
import type { Position } from './position'

/** One move of a game, with all that a judge of repetitions asks about it. */
export interface Ply {
  readonly move: Move
  /** What moved; its side made the ply. */
  readonly piece: Piece
  readonly captured: Piece | undefined
  /** The pieces that give check after it, by their points in the order of their names; none where it gives no check. */
  readonly checkers: readonly Point[]
  readonly before: Position
  readonly after: Position
}

/**
 * A game as it stands, and by way of `previous` every game it has been: taking back is to go on from there. It is
 * immutable, and games that begin alike share their beginning.
 */
export interface Game {
  readonly position: Position
  /** The last ply; undefined before the first. */
  readonly last: Ply | undefined
  /** The game before the last ply; undefined before the first. */
  readonly previous: Game | undefined
  /** How many plies have been made. */
  readonly length: number
  /** Who is to move and what stands on each point, written out: equal for equal positions and for no others. */
  readonly key: string
  /** The game when this position last stood with the same side to move; undefined where it is new. */
  readonly earlier: Game | undefined
  readonly count: RoundCount
}

function keyOf({ cells, mover }: Position): string {
  let key = String(mover)
  for (const point of POINTS) key += String.fromCharCode(64 + cells[point])
  return key
}

/** A game that begins at `position`, any that can be drawn; its counts begin at 0. */
export const newGame = (position: Position): Game => ({
  position,
  last: undefined,
  previous: undefined,
  length: 0,
  key: keyOf(position),
  earlier: undefined,
  count: NO_ROUNDS,
})

function plyOf(before: Position, move: Move, piece: Piece): Ply {
  const after = before.play(move)
  const checkers = checkersOf(after, otherSide(piece.side)).sort(byPointName)
  return { move, piece, captured: before.pieceAt(toOf(move)), checkers, before, after }
}

/** The latest of `game` and those before it that has this key; a capture is never undone, so none before one has. */
function lastWith(key: string, game: Game): Game | undefined {
  let met: Game | undefined = game
  while (met && met.key !== key) met = met.last?.captured ? undefined : met.previous
  return met
}

/** The game after a move that has been found legal. @internal */
export function extend(game: Game, move: Move): Game {
  const { position, length, count } = game
  const piece = position.pieceAt(fromOf(move))
  if (!piece) throw new Error('a legal move without a piece')
  const last = plyOf(position, move, piece)
  const key = keyOf(last.after)
  const isCapture = last.captured !== undefined
  return {
    position: last.after,
    last,
    previous: game,
    length: length + 1,
    key,
    earlier: isCapture ? undefined : lastWith(key, game),
    count: isCapture ? NO_ROUNDS : countOn(count, piece.side, last.checkers.length > 0),
  }
}

/** The plies that led from `start`, a game that this one has been, to `game`, in order; without `start`, all of them. */
export function pliesOf(game: Game, start?: Game): Ply[] {
  const plies: Ply[] = []
  for (let met: Game | undefined = game; met && met !== start; met = met.previous) if (met.last) plies.push(met.last)
  return plies.reverse()
}

/** Every game of this one's past, itself included, in which its position stood with the same side to move, in order. */
export function occurrencesOf(game: Game): Game[] {
  const games: Game[] = []
  for (let met: Game | undefined = game; met; met = met.earlier) games.push(met)
  return games.reverse()
}

/**
 * The plies between the last three occurrences of the position that stands now, from the first of the three on;
 * undefined until it stands for the third time (CXA 2011, 4.2.3). What each side has done in them says who is at fault.
 */
export function cycleOf(game: Game): Ply[] | undefined {
  const first = game.earlier?.earlier
  return first && pliesOf(game, first)
}
