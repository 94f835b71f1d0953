import {
  areGeneralsFacing,
  checkersOf,
  fileOf,
  legalMoves,
  otherSide,
  type Piece,
  type Point,
  POINTS,
  Position,
  rankOf,
  type Role,
  ROLES,
  setupFault,
  type Side,
  SIDES,
} from '../../rules'
import type { Random } from '../random'

/* Boards by chance that could stand in a game: Red is to move. */

const mayStand = (side: Side, role: Role, point: Point): boolean =>
  setupFault({ pieces: new Map([[point, { side, role }]]), turn: side }, { lesson: true }) === undefined

const placesFor = (side: Side, role: Role): readonly Point[] => POINTS.filter((point) => mayStand(side, role, point))

const placesOf = (side: Side): Readonly<Record<Role, readonly Point[]>> => ({
  general: placesFor(side, 'general'),
  advisor: placesFor(side, 'advisor'),
  elephant: placesFor(side, 'elephant'),
  horse: POINTS,
  chariot: POINTS,
  cannon: POINTS,
  soldier: placesFor(side, 'soldier'),
})

/** Every point on which a piece may stand in a game. */
export const PLACES = { red: placesOf('red'), black: placesOf('black') } as const

/** What a side begins a game with, besides its general. */
const ARMY: readonly Role[] = [
  ...(['advisor', 'elephant', 'horse', 'chariot', 'cannon'] as const).flatMap((role) => [role, role]),
  ...Array.from({ length: 5 }, () => 'soldier' as const),
]

/** The roles of a side's pieces that are not on the board. */
export function reserveOf(pieces: ReadonlyMap<Point, Piece>, side: Side): Role[] {
  const standing = [...pieces.values()].filter((piece) => piece.side === side).map(({ role }) => role)
  return ARMY.filter((role) => {
    const at = standing.indexOf(role)
    if (at >= 0) standing.splice(at, 1)
    return at < 0
  })
}

/** What pieces that stand where they may can still do wrong in a game. */
const isSettled = (position: Position): boolean =>
  !areGeneralsFacing(position) && checkersOf(position, otherSide(position.turn)).length === 0

/** Stands in a game: no fault, and either side could move, were it its turn. */
export const isPlayable = (position: Position): boolean =>
  isSettled(position) &&
  setupFault(position.setup()) === undefined &&
  legalMoves(position).length > 0 &&
  legalMoves(position.withTurn(otherSide(position.turn))).length > 0

const isAcross = (side: Side, point: Point): boolean => (side === 'red') === rankOf(point) >= 5

/** A board that is being set up, piece by piece. */
export class Table {
  readonly pieces = new Map<Point, Piece>()

  constructor(private readonly random: Random) {}

  /** Puts a piece on one of the points that is free and fit for it, and says on which; undefined where there is none. */
  put(side: Side, role: Role, isFit: (point: Point) => boolean = () => true): Point | undefined {
    const free = PLACES[side][role].filter(
      (point) => !this.pieces.has(point) && isFit(point) && (role !== 'soldier' || this.isOpenTo(side, point)),
    )
    const point = this.random.pick(free)
    if (point !== undefined) this.pieces.set(point, { side, role })
    return point
  }

  /** Before the river a soldier stands on the file on which it began: no second one can. */
  private isOpenTo(side: Side, point: Point): boolean {
    if (isAcross(side, point)) return true
    return !POINTS.some((other) => {
      const piece = fileOf(other) === fileOf(point) && !isAcross(side, other) ? this.pieces.get(other) : undefined
      return piece?.role === 'soldier' && piece.side === side
    })
  }

  /** Puts a piece of one of the roles that `side` has left, of whichever it has more the likelier. */
  join(side: Side, roles: readonly Role[] = ROLES, isFit?: (point: Point) => boolean): Point | undefined {
    const role = this.random.pick(reserveOf(this.pieces, side).filter((each) => roles.includes(each)))
    return role && this.put(side, role, isFit)
  }

  /** Adds pieces of both sides up to `size` in all, or nearly; one that is no fault, and with which `keeps` holds, stays. */
  crowd(size: number, keeps: (position: Position) => boolean = () => true): void {
    for (let tries = 2 * (size - this.pieces.size); tries > 0 && this.pieces.size < size; tries--) {
      const point = this.join(this.random.pick(SIDES) ?? 'red')
      const position = point === undefined ? undefined : this.drawn()
      const isFine = position && isSettled(position) && keeps(position)
      if (point !== undefined && isFine !== true) this.pieces.delete(point)
    }
  }

  private drawn(): Position | undefined {
    const made = Position.of({ pieces: this.pieces, turn: 'red' })
    return made.ok ? made.value : undefined
  }

  /** The board with Red to move, if it could stand in a game. */
  position(): Position | undefined {
    const position = this.drawn()
    return position && isPlayable(position) ? position : undefined
  }
}

/** The board without what stands on a point. */
export function without(position: Position, point: Point): Position {
  const pieces = new Map(position.pieces())
  pieces.delete(point)
  const made = Position.of({ pieces, turn: position.turn })
  return made.ok ? made.value : position
}

const onceStripped = (position: Position, holds: (smaller: Position) => boolean, order: readonly Point[]): Position =>
  order.reduce((board, point) => {
    if (board.pieceAt(point) === undefined || board.pieceAt(point)?.role === 'general') return board
    const smaller = without(board, point)
    return holds(smaller) ? smaller : board
  }, position)

/** The board without all that can go as long as `holds` does: taking any one more piece away would break it. */
export function stripped(position: Position, random: Random, holds: (smaller: Position) => boolean): Position {
  const order = random.shuffled(position.pieces().map(([point]) => point))
  let board = position
  for (;;) {
    const smaller = onceStripped(board, holds, order)
    if (smaller === board) return board
    board = smaller
  }
}

/** Whether a piece could go and `holds` would not break. */
export const hasSpare = (position: Position, holds: (smaller: Position) => boolean): boolean =>
  position.pieces().some(([point, { role }]) => role !== 'general' && holds(without(position, point)))
