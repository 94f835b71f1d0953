import fc from 'fast-check'
import { formatFen, START_FEN } from '../../src/lib/notation'
import {
  byPointName,
  fromOf,
  type GameOutcome,
  legalMoves,
  type Move,
  moveOf,
  otherSide,
  type Piece,
  type Point,
  pointAt,
  fileOf,
  POINTS,
  Position,
  rankOf,
  ROLES,
  type Setup,
  SIDES,
  toOf,
} from '../../src/lib/rules'
import { board } from '../fixtures/boards'

const STARTS = [
  START_FEN,
  '3k1Cb2/3C5/4b4/p1p1p4/9/2P5R/P3Pp3/3r5/4KN3/1N2RA3 b - - 0 1',
  'rR1a5/4k4/b7b/P2C5/6p2/2B1P3r/7c1/4N4/9/4K4 w - - 0 1',
  '4k4/4a4/9/4P4/9/6p2/4c4/9/4A4/3AK4 w - - 0 1',
]

/** The position after as many legal moves as there are choices: each number chooses among those there are. */
function playOn(start: Position, choices: readonly number[]): Position {
  let position = start
  for (const choice of choices) {
    const moves = legalMoves(position)
    const chosen = moves[choice % Math.max(1, moves.length)]
    if (chosen === undefined) return position
    position = position.play(chosen)
  }
  return position
}

/** FENs of positions that a game can reach: text, so that a counterexample can be read. */
export const playable: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(fc.nat(), { maxLength: 160, size: 'max' }))
  .map(([fen, choices]) => formatFen(playOn(board(fen), choices)))

const piece: fc.Arbitrary<Piece> = fc.record({ side: fc.constantFrom(...SIDES), role: fc.constantFrom(...ROLES) })

function drawn(placed: readonly (readonly [Point, Piece])[], turn: Setup['turn']): Position {
  const generals = new Set<string>()
  const pieces = new Map<Point, Piece>()
  for (const [point, { side, role }] of placed) {
    if (pieces.has(point) || (role === 'general' && generals.has(side))) continue
    if (role === 'general') generals.add(side)
    pieces.set(point, { side, role })
  }
  const position = Position.of({ pieces, turn })
  if (!position.ok) throw new Error(position.error.code)
  return position.value
}

/** FENs of boards with anything anywhere: any number of pieces, on any point, one general a side at most. */
export const drawable: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...POINTS), piece), { maxLength: 45, size: 'max' }),
    fc.constantFrom(...SIDES),
  )
  .map(([placed, turn]) => formatFen(drawn(placed, turn)))

/** A way to look at the board from elsewhere: where each point goes, and whether the sides change places. */
export interface Symmetry {
  readonly name: string
  readonly point: (point: Point) => Point
  readonly swapsSides: boolean
}

const sure = (point: Point | undefined): Point => {
  if (point === undefined) throw new Error('a point off the board')
  return point
}

export const SYMMETRIES: readonly Symmetry[] = [
  { name: 'left and right', point: (p) => sure(pointAt(8 - fileOf(p), rankOf(p))), swapsSides: false },
  { name: 'Red and Black', point: (p) => sure(pointAt(8 - fileOf(p), 9 - rankOf(p))), swapsSides: true },
]

export const moveSeenBy = ({ point }: Symmetry, move: Move): Move => moveOf(point(fromOf(move)), point(toOf(move)))

export function outcomeSeenBy({ point, swapsSides }: Symmetry, outcome: GameOutcome): unknown {
  const winner = 'winner' in outcome ? { winner: swapsSides ? otherSide(outcome.winner) : outcome.winner } : {}
  const attackers = 'attackers' in outcome ? { attackers: outcome.attackers.map(point).sort(byPointName) } : {}
  return { ...outcome, ...winner, ...attackers }
}

/** What stands where and who is to move, as the symmetry sees it. */
export function setupSeenBy(symmetry: Symmetry, { pieces, turn }: Setup): Setup {
  const swap = (side: Piece['side']) => (symmetry.swapsSides ? otherSide(side) : side)
  const placed = [...pieces].map(([point, { side, role }]) => {
    return [symmetry.point(point), { side: swap(side), role }] as const
  })
  return { pieces: new Map(placed), turn: swap(turn) }
}

/** The position as the symmetry sees it. */
export function seenBy(symmetry: Symmetry, position: Position): Position {
  const { pieces, turn } = setupSeenBy(symmetry, position.setup())
  return drawn([...pieces], turn)
}
