import { exerciseId } from './exercise-id'
import { readId, readingId } from './ids'
import { hint, type Problems } from './problems'
import { plainText } from './prose'
import type { StepDraft } from './step'
import { isExercise, type Step } from './types'

/** The ids that the authors wrote, each once. */
function ownIds(drafts: readonly StepDraft[], problems: Problems): (string | undefined)[] {
  const taken = new Set<string>()
  return drafts.map(({ id }) => {
    const read = id && readId(id, problems)
    if (!id || read === undefined) return undefined
    if (taken.has(read)) return problems.add(id.place, 'id-twice', { id: read })
    taken.add(read)
    return read
  })
}

/**
 * Gives every step its id: the author's where it has one, else one made from its title. An exercise must have its own,
 * since progress hangs on it, unless `isOptional`.
 */
export function identify(
  drafts: readonly StepDraft[],
  lessonId: string,
  problems: Problems,
  isOptional = false,
): Step[] {
  const own = ownIds(drafts, problems)
  const taken = new Set(own.filter((id) => id !== undefined))
  const suggested = new Set(taken)
  return drafts.map(({ step, id, place }, i) => {
    if (!id && !isOptional && isExercise(step)) {
      const suggestion = exerciseId(lessonId, step, suggested)
      suggested.add(suggestion)
      problems.add(place, 'id-missing', {}, hint('id-suggestion', { id: suggestion }))
    }
    const made = own[i] ?? readingId(plainText(step.title), taken)
    taken.add(made)
    return { id: made, ...step }
  })
}
