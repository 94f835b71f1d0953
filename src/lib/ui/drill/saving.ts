import type { Grade } from '$lib/drill/log'
import type { Stream } from '$lib/drill/streams'
import { learner } from '../learner.svelte'
import type { Result } from '../lesson/played'
import { review } from './review.svelte'
import type { Asked, DrillSession } from './session.svelte'
import { savedText } from './sources'

const gradeOf = ({ tries, hints }: Result): Grade => (tries > 0 ? 1 : hints > 0 ? 2 : 3)

/** Saves how a question was answered: for review, and for its ideas too unless it was asked again a moment later. */
export async function saveAnswer(
  { item, drill, lesson, streams }: Asked,
  result: Result,
  { isAgain }: { readonly isAgain: boolean },
): Promise<void> {
  const progress = await learner.open()
  const at = Date.now()
  const grade = gradeOf(result)
  const source = drill ? ({ source: 'drill', drill: savedText(drill) } as const) : ({ source: 'lesson' } as const)
  const saved: Promise<unknown>[] = [
    progress.saveAttempt({ item, ...source, ...(lesson !== undefined && { lesson }), at, grade }),
  ]
  const { level } = drill ?? { level: 1 }
  for (const idea of drill && !isAgain ? streams : [])
    saved.push(progress.saveAnswer({ idea, at, isRight: grade === 3, level }))
  await Promise.all(saved)
  learner.changed()
  // The first mistake of all brings with it what reckons when it comes again.
  await review.start()
}

/** Saves how a whole session went. */
export async function saveEnd(stream: Stream, session: DrillSession): Promise<void> {
  const progress = await learner.open()
  await (session.isTimed ? progress.saveTimed(stream, session.right) : progress.saveSession(stream, session.right))
  learner.changed()
}
