import {
  fileOf,
  isInCheck,
  legalMoves,
  type Move,
  outcomeOf,
  type Piece,
  type Point,
  POINTS,
  pointsBetween,
  Position,
  rankOf,
  type Role,
  type Side,
} from '../../rules'

/** A board on which the side to move is checkmated, and what each look at it begins with. */
export interface Mated {
  readonly position: Position
  readonly winner: Side
  /** Where the mated general stands. */
  readonly general: Point
  /** Where the pieces stand that give check. */
  readonly checkers: readonly Point[]
  /** Every piece with its point. */
  readonly pieces: readonly (readonly [Point, Piece])[]
}

/** The board as a mate; undefined where it is none. */
export function matedOf(position: Position): Mated | undefined {
  const outcome = outcomeOf(position)
  const general = position.generalOf(position.turn)
  if (outcome.kind !== 'checkmate' || general === undefined) return undefined
  const { winner, attackers } = outcome
  return { position, winner, general, checkers: attackers, pieces: position.pieces() }
}

/** Where the winner's pieces of a role stand. */
export const attackers = ({ pieces, winner }: Mated, wanted: Role): Point[] =>
  pieces.filter(([, { side, role }]) => side === winner && role === wanted).map(([point]) => point)

export const givesCheck = ({ checkers }: Mated, point: Point): boolean => checkers.includes(point)

/** Where those of a role stand that give check. */
export const checking = (mated: Mated, wanted: Role): Point[] =>
  attackers(mated, wanted).filter((point) => givesCheck(mated, point))

/** The mated side's own piece on a point. */
export function defenderOn({ position, winner }: Mated, point: Point): Role | undefined {
  const piece = position.pieceAt(point)
  return piece?.side === winner ? undefined : piece?.role
}

/** How many files a point lies off the middle one. */
export const asideOf = (point: Point): number => Math.abs(fileOf(point) - 4)

/** -1 left of the middle file, 1 right of it, 0 on it. */
export const wingOf = (point: Point): number => Math.sign(fileOf(point) - 4)

/** How many ranks a point lies before the mated side's home rank. */
export const depthOf = ({ winner }: Mated, point: Point): number =>
  winner === 'red' ? 9 - rankOf(point) : rankOf(point)

export const standsOn = (mated: Mated, point: Point, aside: number, depth: number): boolean =>
  asideOf(point) === aside && depthOf(mated, point) === depth

/** The general stands where it stood as the game began. */
export const isAtHome = (mated: Mated): boolean => standsOn(mated, mated.general, 0, 0)

export const isInPalace = (mated: Mated, point: Point): boolean => asideOf(point) <= 1 && depthOf(mated, point) <= 2

/** How many steps lie between two points. */
export const stepsApart = (a: Point, b: Point): number =>
  Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b))

export const areOnOneLine = (a: Point, b: Point): boolean => fileOf(a) === fileOf(b) || rankOf(a) === rankOf(b)

/** The points one step from the mated general, in its palace. */
export const stepsOf = (mated: Mated): Point[] =>
  POINTS.filter((point) => stepsApart(point, mated.general) === 1 && isInPalace(mated, point))

/** Where pieces stand between two points of one line, seen from the first. */
export const standingBetween = ({ position }: Mated, a: Point, b: Point): Point[] =>
  pointsBetween(a, b).filter((point) => position.pieceAt(point) !== undefined)

/** The board with some of the winner's pieces turned into ones that still stand in the way, and strike nothing. */
function powerless({ position, pieces, winner }: Mated, points: readonly Point[]): Position {
  // An advisor strikes nothing outside the palace of its own side.
  const idle = points.map((point) => [point, { side: winner, role: 'advisor' }] as const)
  const made = Position.of({ pieces: new Map([...pieces, ...idle]), turn: position.turn })
  return made.ok ? made.value : position
}

/** What the mated side could play if these pieces of the winner had no power. */
export const freedBy = (mated: Mated, ...points: readonly Point[]): readonly Move[] =>
  legalMoves(powerless(mated, points))

/** Without the power of this piece of the winner it would be no mate. */
export function matters(mated: Mated, point: Point): boolean {
  const other = powerless(mated, [point])
  return !isInCheck(other) || legalMoves(other).length > 0
}
