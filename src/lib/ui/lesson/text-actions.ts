import type { MoveText, PointText } from '$lib/lesson/types'

/** What a tap in a lesson's text does on its board. */
export interface TextActions {
  readonly flipped: boolean
  /** Moves are shown in notation. */
  readonly isWritten: boolean
  readonly showPoint: (point: PointText) => void
  readonly showMove: (move: MoveText, fen: string) => void
}
