import type { Move, Point } from '../rules'
import { parseIccs } from '../notation'
import { BY_MOVES } from '../lesson/by-moves'
import { collectorOf, type PlayState } from './state'

/* What a state asks of the learner: known before any answer can be judged. */

/** The move that is to be judged, or written, now. */
export function judgedMove({ exercise, scene }: PlayState): Move | undefined {
  const { task } = exercise.step
  const text = task?.kind === 'judge' ? task.moves[scene.judged]?.move : task?.kind === 'write' ? task.move : undefined
  return text === undefined ? undefined : parseIccs(text)
}

export const isAnsweredByMoves = ({ exercise }: PlayState): boolean => BY_MOVES.has(exercise.step.task?.kind ?? 'watch')
export const isAnsweredByTaps = ({ exercise }: PlayState): boolean =>
  ['tap', 'targets', 'setup'].includes(exercise.step.task?.kind ?? '')

export const hasMoreToWatch = ({ phase, scene }: PlayState): boolean => phase === 'explaining' && scene.line.length > 0

/** Whether the learner may pick up the piece on `point` now. */
export function isMovable(state: PlayState, point: Point): boolean {
  if (state.phase === 'explaining') return point === state.scene.shown
  const piece =
    state.phase === 'awaiting' && isAnsweredByMoves(state) ? state.scene.position?.pieceAt(point) : undefined
  const { task } = state.exercise.step
  if (task?.kind === 'collect' && point !== collectorOf(task, state.scene)) return false
  return piece?.side === state.exercise.side
}
