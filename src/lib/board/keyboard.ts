/** What a key asks of the board. */
import { FILES, RANKS, type Point } from '../rules/board'
import { CELL, pointSeenAt, spotOf } from './geometry'

export type KeyIntent =
  /** Go this many rows down and columns to the right, as the eye sees them. */
  | { readonly type: 'step'; readonly rows: number; readonly columns: number }
  /** Go to the first or last point of the row; of the board, if `corner`. */
  | { readonly type: 'edge'; readonly last: boolean; readonly corner: boolean }
  | { readonly type: 'choose' }
  | { readonly type: 'escape' }
  /** Say the moves of the picked piece. */
  | { readonly type: 'moves' }
  /** The first character of a move that is typed. */
  | { readonly type: 'text'; readonly text: string }

export interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const STEPS: Readonly<Record<string, KeyIntent>> = {
  ArrowUp: { type: 'step', rows: -1, columns: 0 },
  ArrowDown: { type: 'step', rows: 1, columns: 0 },
  ArrowLeft: { type: 'step', rows: 0, columns: -1 },
  ArrowRight: { type: 'step', rows: 0, columns: 1 },
  PageUp: { type: 'step', rows: -RANKS, columns: 0 },
  PageDown: { type: 'step', rows: RANKS, columns: 0 },
  Enter: { type: 'choose' },
  ' ': { type: 'choose' },
  Escape: { type: 'escape' },
  m: { type: 'moves' },
  M: { type: 'moves' },
}

/** The intent of a key, if it is one of the board's. */
export const keyIntent = ({ key, ctrlKey, altKey, metaKey }: Key): KeyIntent | undefined => {
  if (altKey || metaKey) return undefined
  if (key === 'Home' || key === 'End') return { type: 'edge', last: key === 'End', corner: ctrlKey }
  if (ctrlKey) return undefined
  return STEPS[key] ?? (Array.from(key).length === 1 ? { type: 'text', text: key } : undefined)
}

const within = (n: number, size: number): number => Math.min(Math.max(n, 0), size - 1)

/** Where the cursor goes from `point`; it stays on the board. */
export const travel = (point: Point, intent: KeyIntent, flipped = false): Point => {
  const spot = spotOf(point, flipped)
  const [row, column] = [spot.y / CELL, spot.x / CELL]
  if (intent.type === 'step') {
    const next = pointSeenAt(within(row + intent.rows, RANKS), within(column + intent.columns, FILES), flipped)
    return next ?? point
  }
  if (intent.type !== 'edge') return point
  const end = intent.last ? FILES - 1 : 0
  return pointSeenAt(intent.corner ? (intent.last ? RANKS - 1 : 0) : row, end, flipped) ?? point
}
