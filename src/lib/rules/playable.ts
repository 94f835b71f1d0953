import { fileOf, otherSide, type Piece, type Point, rankOf, type Role, ROLES, type Side, SIDES } from './board'
import { areGeneralsFacing, checkersOf } from './attack'
import { byPointName } from './legality'
import { HALF, PALACE, sideIndex } from './pieces'
import { Position, type Setup } from './position'

/** Why no game can reach a setup, in the order in which it is looked for. */
export const SETUP_CODES = [
  'too-many-generals',
  'general-missing',
  'general-outside-palace',
  'advisor-misplaced',
  'elephant-misplaced',
  'soldier-misplaced',
  'too-many-pieces',
  'opponent-in-check',
  'generals-facing',
] as const
export type SetupCode = (typeof SETUP_CODES)[number]

export interface SetupError {
  readonly code: SetupCode
  /** Where the fault stands, in the order of the points' names; none for a missing general. */
  readonly points: readonly Point[]
}

type Placed = readonly [Point, Piece]

const INITIAL: Record<Role, number> = {
  general: 1,
  advisor: 2,
  elephant: 2,
  horse: 2,
  chariot: 2,
  cannon: 2,
  soldier: 5,
}

const ownRank = (point: Point, side: Side): number => (side === 'red' ? rankOf(point) : 9 - rankOf(point))

const isAdvisorPoint = (point: Point, side: Side): boolean =>
  PALACE[sideIndex(side)][point] === 1 && (fileOf(point) + ownRank(point, side)) % 2 === 1

/** An elephant's seven points: c and g on ranks 0 and 4, a, e and i on rank 2. */
const isElephantPoint = (point: Point, side: Side): boolean => {
  const rank = ownRank(point, side)
  return HALF[sideIndex(side)][point] === 1 && rank % 2 === 0 && fileOf(point) % 4 === (rank === 2 ? 0 : 2)
}

const isSoldierPoint = (point: Point, side: Side): boolean =>
  ownRank(point, side) >= 5 || (ownRank(point, side) >= 3 && fileOf(point) % 2 === 0)

const misplaced =
  (role: Role, mayStand: (point: Point, side: Side) => boolean) =>
  (placed: readonly Placed[]): Point[] =>
    placed.filter(([point, piece]) => piece.role === role && !mayStand(point, piece.side)).map(([point]) => point)

/** Two soldiers of a side on one file before the river: neither can have left its own. */
function crowdedSoldiers(placed: readonly Placed[]): Point[] {
  const atHome = placed.filter(([point, { role, side }]) => role === 'soldier' && ownRank(point, side) < 5)
  return atHome
    .filter(([point, { side }]) =>
      atHome.some(([other, piece]) => other !== point && piece.side === side && fileOf(other) === fileOf(point)),
    )
    .map(([point]) => point)
}

function surplus(placed: readonly Placed[]): Point[] {
  return SIDES.flatMap((side) =>
    ROLES.flatMap((role) => {
      const same = placed.filter(([, piece]) => piece.side === side && piece.role === role)
      return same.length > INITIAL[role] ? same.map(([point]) => point) : []
    }),
  )
}

function placementFault(placed: readonly Placed[]): SetupError | undefined {
  const checks: readonly (readonly [SetupCode, (placed: readonly Placed[]) => Point[]])[] = [
    ['general-outside-palace', misplaced('general', (point, side) => PALACE[sideIndex(side)][point] === 1)],
    ['advisor-misplaced', misplaced('advisor', isAdvisorPoint)],
    ['elephant-misplaced', misplaced('elephant', isElephantPoint)],
    ['soldier-misplaced', misplaced('soldier', isSoldierPoint)],
    ['soldier-misplaced', crowdedSoldiers],
    ['too-many-pieces', surplus],
  ]
  for (const [code, find] of checks) {
    const points = find(placed)
    if (points.length > 0) return { code, points: points.sort(byPointName) }
  }
  return undefined
}

/**
 * The first reason why no game can reach `setup`; undefined when it can be played on from.
 * With `lesson`, missing generals are no fault and what needs them is skipped.
 */
export function setupFault(setup: Setup, { lesson = false } = {}): SetupError | undefined {
  const placed = [...setup.pieces]
  const drawn = Position.of(setup)
  if (!drawn.ok) return { code: drawn.error.code, points: [...drawn.error.points].sort(byPointName) }
  const position = drawn.value
  if (!lesson && !position.hasBothGenerals) return { code: 'general-missing', points: [] }
  const fault = placementFault(placed)
  if (fault) return fault
  const checkers = checkersOf(position, otherSide(position.turn))
  if (checkers.length > 0) return { code: 'opponent-in-check', points: checkers.sort(byPointName) }
  if (!areGeneralsFacing(position)) return undefined
  const generals = SIDES.map((side) => position.generalOf(side)).filter((point) => point !== undefined)
  return { code: 'generals-facing', points: generals.sort(byPointName) }
}
