import type { XiangqiBlock } from './block'
import type { LessonContext } from './context'
import type { Step } from './types'

/** Solves the exercise with the core and reports what does not come out. */
export function checkExercise(
  step: Omit<Step, 'id'>,
  { fields, head }: XiangqiBlock,
  { problems }: LessonContext,
): void {
  const show = fields.nameOf('show')
  if (show && step.task && head?.word !== 'watch') problems.add(show.place, 'show-in-exercise')
}
