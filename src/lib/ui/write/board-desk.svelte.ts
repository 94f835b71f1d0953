import { formatPosition, type BoardWrite } from '$lib/author'
import { formatFen, parseFen } from '$lib/notation'
import { explainForMover } from '$lib/lesson/judging'
import type { Problem } from '$lib/lesson/problems'
import {
  destinationsFrom,
  fromOf,
  type Move,
  moveOf,
  otherSide,
  type Point,
  Position,
  type Reason,
  type Setup,
  setupFault,
  type SetupError,
} from '$lib/rules'
import { readBoardText, writtenMoves } from './board-text'
import { type BoardMode, carried, EMPTY, type Hand, withPiece } from './setup-edits'

/** More than anybody takes back. */
const UNDO_MAX = 100

/** A board on which a position is set up, or moves are recorded; what comes of it goes into the lesson. */
export class BoardDesk {
  setup = $state.raw<Setup>(EMPTY)
  mode = $state<BoardMode>('setup')
  hand = $state.raw<Hand>()
  picked = $state.raw<Point | undefined>()
  flipped = $state(false)
  /** Recorded on top of the setup: a line, or alternatives that each begin there. */
  moves = $state.raw<readonly Move[]>([])
  /** Why the last move that was tried cannot be. */
  refused = $state.raw<{ readonly move: Move; readonly reason: Reason } | undefined>()
  /** The last text that was no position. */
  unread = $state.raw<Problem | undefined>()
  /** The board as it was last read from the lesson or written into it, as a FEN. */
  private shown = $state('')
  /** What was recorded for the mode that is not on the board now. */
  private aside: Readonly<Partial<Record<BoardMode, readonly Move[]>>> = {}
  private past: readonly Setup[] = []

  readonly start: Position | undefined = $derived.by(() => {
    const position = Position.of(this.setup)
    return position.ok ? position.value : undefined
  })
  /** What stands on the board: after the recorded line, else as it was set up. */
  readonly position: Position | undefined = $derived(
    this.mode === 'moves' ? this.moves.reduce((position, move) => position?.play(move), this.start) : this.start,
  )
  readonly fault: SetupError | undefined = $derived(setupFault(this.setup, { lesson: true }))
  readonly targets: readonly Point[] = $derived(
    this.mode === 'setup' || this.picked === undefined || !this.position
      ? []
      : destinationsFrom(this.position, this.picked),
  )

  /** Something was set up or recorded that is not in the lesson yet. */
  get isTouched(): boolean {
    return this.moves.length > 0 || (this.fen !== this.shown && this.setup.pieces.size > 0)
  }

  get fen(): string {
    return this.start ? formatFen(this.start) : ''
  }

  /** Shows the block's board, unless something unfinished stands here. */
  load(fen: string, flipped: boolean): void {
    const parsed = parseFen(fen)
    if (!parsed.ok) return
    this.shown = fen
    this.setup = parsed.value.setup()
    this.flipped = flipped
    this.past = []
    this.reset()
  }

  choose(mode: BoardMode): void {
    this.aside = { ...this.aside, [this.mode]: this.moves }
    this.mode = mode
    this.moves = this.aside[mode] ?? []
    this.settle()
  }

  tap(point: Point): void {
    if (this.mode === 'setup') this.tapToSet(point)
    else this.tapToMove(point)
  }

  drop(from: Point, to: Point): void {
    if (this.mode === 'setup') this.put(carried(this.setup, from, to))
    else this.record(moveOf(from, to))
  }

  isMovable(point: Point): boolean {
    const piece = this.position?.pieceAt(point)
    return piece !== undefined && (this.mode === 'setup' || piece.side === this.position?.turn)
  }

  put(setup: Setup): void {
    this.past = [...this.past, this.setup].slice(-UNDO_MAX)
    this.setup = setup
    this.moves = []
    this.aside = {}
    this.settle()
  }

  turnOver(): void {
    this.put({ ...this.setup, turn: otherSide(this.setup.turn) })
  }

  get canUndo(): boolean {
    return this.moves.length > 0 || this.past.length > 0
  }

  undo(): void {
    const before = this.past.at(-1)
    if (this.moves.length > 0) this.moves = this.moves.slice(0, -1)
    else if (before) {
      this.setup = before
      this.past = this.past.slice(0, -1)
    }
    this.settle()
  }

  /** Sets up what a text names; one that cannot be read changes nothing. */
  read(text: string): void {
    const found = readBoardText(text)
    if (found.ok) this.put(found.value.setup())
    else this.unread = found.error
  }

  /** The recorded moves in the author's notation. */
  written(isChinese: boolean): string[] {
    return writtenMoves(this.start, this.moves, { isLine: this.mode === 'moves', isChinese })
  }

  /**
   * What goes into the lesson; `like` is its text, whose language and words are kept, and `there` the position that the
   * block has already.
   */
  toWrite(like: string, isChinese: boolean, there: string | undefined): BoardWrite {
    const isKnown = there !== undefined && there === this.fen
    const value = this.written(isChinese).join(this.mode === 'answer' && isChinese ? '、' : ' ')
    return {
      ...(!isKnown && this.start && { position: formatPosition(this.start, like) }),
      ...(this.mode !== 'setup' && this.moves.length > 0 && { moves: { key: this.mode, value } }),
    }
  }

  /** It stands in the lesson now. */
  wrote(): void {
    this.shown = this.fen
    this.reset()
  }

  private reset(): void {
    this.moves = []
    this.aside = {}
    this.settle()
  }

  settle(): void {
    this.picked = undefined
    this.refused = undefined
    this.unread = undefined
  }

  private tapToSet(point: Point): void {
    const { hand, picked } = this
    if (hand === 'eraser') this.put(withPiece(this.setup, point, undefined))
    else if (hand) this.put(withPiece(this.setup, point, hand))
    else if (picked !== undefined && picked !== point) this.put(carried(this.setup, picked, point))
    else this.picked = picked === point || !this.isMovable(point) ? undefined : point
  }

  /** Takes the piece that is picked up off the board. */
  remove(): void {
    if (this.picked !== undefined && this.mode === 'setup') this.put(withPiece(this.setup, this.picked, undefined))
  }

  private tapToMove(point: Point): void {
    const { picked } = this
    this.refused = undefined
    if (point === picked) this.picked = undefined
    else if (this.isMovable(point)) this.picked = point
    else if (picked !== undefined) this.record(moveOf(picked, point))
  }

  private record(move: Move): void {
    const { position } = this
    if (!position) return
    const explanation = explainForMover(position, move)
    this.settle()
    if (!explanation.legal) {
      const [reason] = explanation.reasons
      this.refused = { move, reason }
      this.picked = fromOf(move)
    } else if (this.mode === 'moves' || !this.moves.includes(move)) {
      this.moves = [...this.moves, move]
    }
  }
}
