import {
  fileOf,
  type Piece,
  type Point,
  pointAt,
  POINTS,
  pointsBetween,
  Position,
  rankOf,
  ROLES,
  SIDES,
} from '../../src/lib/rules'
import { randomFrom, randomGame, STYLE_NAMES } from '../oracle/random-games'

type Random = () => number

const below = (n: number, random: Random): number => Math.floor(random() * n)

function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[below(items.length, random)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

function drawn(pieces: ReadonlyMap<Point, Piece>, random: Random): Position {
  const position = Position.of({ pieces, turn: oneOf(SIDES, random) })
  if (!position.ok) throw new Error(position.error.code)
  return position.value
}

const ORDINARY = ROLES.filter((role) => role !== 'general')

/** So many pieces of any role but generals, on any points. */
function scattered(count: number, random: Random): Map<Point, Piece> {
  const pieces = new Map<Point, Piece>()
  for (let n = 0; n < count; n++) {
    pieces.set(oneOf(POINTS, random), { side: oneOf(SIDES, random), role: oneOf(ORDINARY, random) })
  }
  return pieces
}

/** Sets generals on points; where both are one, the first is missing. */
function withGenerals(pieces: Map<Point, Piece>, red: Point | undefined, black: Point | undefined): Map<Point, Piece> {
  if (red !== undefined && red !== black) pieces.set(red, { side: 'red', role: 'general' })
  if (black !== undefined) pieces.set(black, { side: 'black', role: 'general' })
  return pieces
}

const inPalace = (isRed: boolean, random: Random): Point | undefined =>
  pointAt(3 + below(3, random), isRed ? below(3, random) : 7 + below(3, random))

function fromGame(style: (typeof STYLE_NAMES)[number], random: Random): Position {
  const wanted = below(120, random)
  let last: Position | undefined
  for (const position of randomGame(style, random, wanted + 1)) last = position
  if (!last) throw new Error('a game without a position')
  return last
}

/** Generals side by side, or on one file with nothing between, often as near as can be. */
function facing(random: Random): Position {
  const red = oneOf(POINTS, random)
  const [file, rank] = [fileOf(red), rankOf(red)]
  const near = [pointAt(file + 1, rank), pointAt(file - 1, rank), pointAt(file, rank + 1), pointAt(file, rank - 1)]
  const far = Array.from({ length: 10 }, (_, n) => (n === rank ? undefined : pointAt(file, n)))
  const others = (random() < 0.6 ? near : far).filter((point) => point !== undefined)
  const black = oneOf(others, random)
  const pieces = withGenerals(scattered(below(25, random), random), red, black)
  for (const point of pointsBetween(red, black)) pieces.delete(point)
  return drawn(pieces, random)
}

const KINDS = {
  'random game': (random) => fromGame(oneOf(STYLE_NAMES, random), random),
  'sparse ending': (random) => fromGame('endgame', random),
  crowded: (random) =>
    drawn(withGenerals(scattered(70, random), inPalace(true, random), inPalace(false, random)), random),
  lesson: (random) => {
    const pieces = scattered(1 + below(8, random), random)
    return drawn(random() < 0.5 ? pieces : withGenerals(pieces, undefined, inPalace(false, random)), random)
  },
  odd: (random) =>
    drawn(withGenerals(scattered(below(40, random), random), oneOf(POINTS, random), oneOf(POINTS, random)), random),
  'facing generals': facing,
} satisfies Record<string, (random: Random) => Position>

export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** The board of a number: kinds come in turn, and the same number gives the same board everywhere. */
export function boardOfKind(seed: number): { readonly kind: Kind; readonly position: Position } {
  const kind = KIND_NAMES[seed % KIND_NAMES.length] ?? 'odd'
  return { kind, position: KINDS[kind](randomFrom(seed * 7919 + 17)) }
}
