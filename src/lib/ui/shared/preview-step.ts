import type { Lesson, Step } from '$lib/lesson/types'

/** What the frame was asked to show last. */
export interface Asked {
  readonly lesson: Lesson
  readonly at: number
}

const idAt = ({ lesson, at }: Asked): string | undefined => lesson.steps[at]?.id

/**
 * Which step of a new text is shown, from 0: the one that is asked for, where the author has gone to another; else the
 * learner's own, however it has moved, as long as it is there.
 */
export const nextStep = (before: Asked | undefined, now: Asked, learner: Step | undefined): number => {
  const last = Math.max(0, now.lesson.steps.length - 1)
  const asked = Math.min(now.at, last)
  const isNew = before !== undefined && idAt(before) === undefined
  if (!before || isNew || (idAt(now) !== idAt(before) && now.at !== before.at)) return asked
  const kept = now.lesson.steps.findIndex(({ id }) => id === learner?.id)
  return kept < 0 ? asked : kept
}
