import { parseSetup, START_FEN } from '$lib/notation'
import type { Piece, Point, Setup } from '$lib/rules'

export type BoardMode = 'setup' | 'moves' | 'answer'
/** What a tap puts on a point: a piece, nothing, or (undefined) the tap picks up what stands there. */
export type Hand = Piece | 'eraser' | undefined

export const EMPTY: Setup = { pieces: new Map(), turn: 'red' }

/** The opening position. */
export const opening = (): Setup => {
  const start = parseSetup(START_FEN)
  return start.ok ? start.value : EMPTY
}

/**
 * The setup with a piece on a point; none with undefined. What is put where the same stands already takes it away, and
 * a side's general is moved and not doubled.
 */
export function withPiece(setup: Setup, point: Point, piece: Piece | undefined): Setup {
  const there = setup.pieces.get(point)
  const isSame = there !== undefined && there.side === piece?.side && there.role === piece.role
  const isOtherGeneral = (other: Piece): boolean =>
    piece?.role === 'general' && other.role === 'general' && other.side === piece.side
  const kept = [...setup.pieces].filter(([at, other]) => at !== point && (isSame || !isOtherGeneral(other)))
  return { ...setup, pieces: new Map(piece && !isSame ? [...kept, [point, piece]] : kept) }
}

/** The setup with what stands on `from` carried to `to`; what stood there is gone. */
export function carried(setup: Setup, from: Point, to: Point): Setup {
  const piece = setup.pieces.get(from)
  if (!piece || from === to) return setup
  const kept = [...setup.pieces].filter(([at]) => at !== from && at !== to)
  return { ...setup, pieces: new Map([...kept, [to, piece]]) }
}
