import { fromOf, type Move, type Piece, type Point, POINTS, type Side, toOf } from './board'
import { codeOf, CROWN, OFF, PIECES, sideAt, type SideIndex, sideIndex, sideOfCode } from './pieces'
import { err, ok, type Result } from './result'

/** What stands where, and who is to move: a position before anybody has looked whether it can be drawn or played. */
export interface Setup {
  readonly pieces: ReadonlyMap<Point, Piece>
  readonly turn: Side
}

/** More than one general of a side: no rule says which of them is in check. */
export interface UndrawableError {
  readonly code: 'too-many-generals'
  readonly side: Side
  readonly points: readonly Point[]
}

/** Room for one side's pieces in {@link Position.lists}: lesson boards may hold any number. @internal */
export const LIST = 96

/**
 * A drawable position: at most one general a side, any number of other pieces, wherever they stand.
 * To everyone outside this folder and the solver it is immutable: {@link play} gives a new one. `make` and `unmake`
 * work in place, for move generation and search, and always come in pairs.
 */
export class Position {
  /** Piece codes on the padded board. @internal */
  readonly cells = new Uint8Array(256).fill(OFF)
  /** The points each side's pieces stand on, Red's from 0, Black's from LIST. @internal */
  readonly lists = new Uint8Array(2 * LIST)
  /** How many pieces each side has. @internal */
  readonly counts = new Uint8Array(2)
  /** Where in `lists` the piece on a point is entered. @internal */
  readonly slots = new Uint8Array(256)
  /** Each side's general's point, 0 where it is missing. @internal */
  readonly generals = new Uint8Array(2)
  /** Who is to move. @internal */
  mover: SideIndex = 0

  private constructor() {
    for (const point of POINTS) this.cells[point] = 0
  }

  static of(setup: Setup): Result<Position, UndrawableError> {
    const position = new Position()
    position.mover = sideIndex(setup.turn)
    for (const [point, piece] of setup.pieces) position.put(point, codeOf(piece))
    for (const side of ['red', 'black'] as const) {
      const points = [...setup.pieces]
        .filter(([, p]) => p.role === 'general' && p.side === side)
        .map(([point]) => point)
      if (points.length > 1) return err({ code: 'too-many-generals', side, points })
    }
    return ok(position)
  }

  private put(point: Point, code: number): void {
    const side = sideOfCode(code)
    const slot = side * LIST + this.counts[side]++
    this.cells[point] = code
    this.lists[slot] = point
    this.slots[point] = slot
    if ((code & CROWN) !== 0) this.generals[side] = point
  }

  get turn(): Side {
    return sideAt(this.mover)
  }

  pieceAt(point: Point): Piece | undefined {
    return PIECES[this.cells[point]]
  }

  /** Every piece with its point, in the order of {@link POINTS}. */
  pieces(): readonly (readonly [Point, Piece])[] {
    return POINTS.flatMap((point) => {
      const piece = this.pieceAt(point)
      return piece ? [[point, piece] as const] : []
    })
  }

  generalOf(side: Side): Point | undefined {
    const point = this.generals[sideIndex(side)]
    return point === 0 ? undefined : (point as Point)
  }

  get hasBothGenerals(): boolean {
    return this.generals[0] !== 0 && this.generals[1] !== 0
  }

  setup(): Setup {
    return { pieces: new Map(this.pieces()), turn: this.turn }
  }

  clone(): Position {
    const copy = new Position()
    copy.cells.set(this.cells)
    copy.lists.set(this.lists)
    copy.counts.set(this.counts)
    copy.slots.set(this.slots)
    copy.generals.set(this.generals)
    copy.mover = this.mover
    return copy
  }

  withTurn(side: Side): Position {
    const copy = this.clone()
    copy.mover = sideIndex(side)
    return copy
  }

  /** The position after `move`, legal or not: a piece must stand on its from-point and no general on its to-point. */
  play(move: Move): Position {
    const copy = this.clone()
    make(copy, move)
    return copy
  }
}

/** Plays `move` in place. The returned integer is what {@link unmake} needs: the captured code and its slot. */
export function make(position: Position, move: Move): number {
  const { cells, lists, slots } = position
  const from = fromOf(move)
  const to = toOf(move)
  const code = cells[from]
  const captured = cells[to]
  let undo = 0
  if (captured !== 0) {
    const side = sideOfCode(captured)
    const slot = slots[to]
    const last = lists[side * LIST + --position.counts[side]]
    lists[slot] = last
    slots[last] = slot
    undo = captured | (slot << 8)
  }
  const slot = slots[from]
  cells[from] = 0
  cells[to] = code
  lists[slot] = to
  slots[to] = slot
  if ((code & CROWN) !== 0) position.generals[sideOfCode(code)] = to
  position.mover = position.mover === 0 ? 1 : 0
  return undo
}

/** Takes back the `move` that {@link make} has just played, and leaves the position as it was to the last bit. */
export function unmake(position: Position, move: Move, undo: number): void {
  const { cells, lists, slots } = position
  const from = fromOf(move)
  const to = toOf(move)
  const code = cells[to]
  const ownSlot = slots[to]
  position.mover = position.mover === 0 ? 1 : 0
  cells[from] = code
  lists[ownSlot] = from
  slots[from] = ownSlot
  if ((code & CROWN) !== 0) position.generals[sideOfCode(code)] = from
  const captured = undo & 255
  cells[to] = captured
  if (captured === 0) return
  const side = sideOfCode(captured)
  const slot = undo >> 8
  const end = side * LIST + position.counts[side]++
  const swapped = lists[slot]
  lists[end] = swapped
  slots[swapped] = end
  lists[slot] = to
  slots[to] = slot
}
