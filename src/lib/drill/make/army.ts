import { fileOf, type Piece, type Point, pointAt, POINTS, Position, rankOf, type Side } from '../../rules'
import { parsePoint } from '../../notation'
import type { Random } from '../random'
import { PLACES } from './board'
import type { Ingredient } from './ingredients'

/* Boards by recipe: Black's general near its end, and Red's pieces where they may have brought it there. */

const mirrored = (point: Point): Point => pointAt(8 - fileOf(point), rankOf(point)) ?? point

/** The points that one word of a recipe names. */
function pointsOf(word: string): Point[] {
  const [file = '', ...ranks] = word
  if (file === '*') return POINTS.filter((point) => rankOf(point) === Number(ranks[0]))
  const [least, , most = least] = ranks.map(Number)
  return POINTS.filter((point) => {
    const named = parsePoint(`${file}${rankOf(point)}`)
    return named === point && rankOf(point) >= (least ?? 0) && rankOf(point) <= (most ?? 0)
  })
}

interface Portion {
  readonly ingredient: Ingredient
  /** As written, and in the mirror; only where the role may stand. */
  readonly points: readonly [readonly Point[], readonly Point[]]
}

const portioned = new WeakMap<readonly Ingredient[], readonly Portion[]>()

/** The recipe read: once for each. */
function portionsOf(recipe: readonly Ingredient[]): readonly Portion[] {
  const known = portioned.get(recipe)
  if (known) return known
  const portions = recipe.map((ingredient): Portion => {
    const places = PLACES[ingredient.side][ingredient.role]
    const points = ingredient.at
      .split(' ')
      .flatMap(pointsOf)
      .filter((point) => places.includes(point))
    return { ingredient, points: [points, points.map(mirrored)] }
  })
  portioned.set(recipe, portions)
  return portions
}

/** A piece more on one of the points, if the first that comes up is free. */
export function joined(
  pieces: Map<Point, Piece>,
  random: Random,
  piece: Piece,
  points: readonly Point[] = PLACES[piece.side][piece.role],
): boolean {
  const point = random.pick(points)
  if (point === undefined || pieces.has(point)) return false
  pieces.set(point, piece)
  return true
}

/** What a recipe comes to this time. Red's general stands anywhere in its palace. */
export function served(recipe: readonly Ingredient[], random: Random): Map<Point, Piece> {
  const pieces = new Map<Point, Piece>()
  const wing = random.below(2)
  for (const { ingredient, points } of portionsOf(recipe)) {
    const { side, role, often } = ingredient
    if (often < 4 && !random.chance(often, 4)) continue
    for (let i = 0; i < 3 && !joined(pieces, random, { side, role }, points[wing]); i++);
  }
  joined(pieces, random, { side: 'red', role: 'general' })
  return pieces
}

/** The pieces as a board; undefined where two generals of a side stand. */
export function boardOf(pieces: ReadonlyMap<Point, Piece>, turn: Side): Position | undefined {
  const made = Position.of({ pieces, turn })
  return made.ok ? made.value : undefined
}
