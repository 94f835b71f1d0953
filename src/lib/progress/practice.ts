import { abilityAfter, ABILITY_START } from '../drill/ability'
import { type Grade, isTestRecord, mergedLog, type ReviewItem, unloggedMiss } from '../drill/log'
import type { AttemptRecord, ExerciseRecord, IdeaAnswer, IdeaRecord, Round } from './schema'

/* What practice makes of the records: the same in memory and on the disk. */

/** One answer to something that is in review, or comes into it. */
export interface Tried extends Omit<ReviewItem, 'log'> {
  readonly at: number
  readonly grade: Grade
}

/** What a round of a lesson's exercise says to review; undefined for a test, which is no exercise. */
export function triedIn({ exercise, lesson, stars, tries, hints, solvedAt }: Round): Tried | undefined {
  if (isTestRecord({ exercise, lesson })) return undefined
  const grade = tries > 0 || stars === 0 ? 1 : hints > 0 ? 2 : 3
  return { item: exercise, source: 'lesson', lesson, at: solvedAt, grade }
}

/** What stood there before an answer: the answers so far, and how the exercise went at its best. */
export interface Earlier {
  readonly attempt: AttemptRecord | undefined
  readonly exercise?: ExerciseRecord | undefined
}

/**
 * The record with one more answer. Undefined where nothing is to be kept: what was never missed is right at once. A drill
 * keeps its first text, whatever view of it was asked last.
 */
export function attemptAfter({ attempt, exercise }: Earlier, tried: Tried, learner: string): AttemptRecord | undefined {
  const { at, grade, ...item } = tried
  const known = attempt?.log ?? (exercise ? unloggedMiss(exercise) : [])
  if (known.length === 0 && grade === 3) return undefined
  const drill = attempt?.drill ?? item.drill
  const log = mergedLog(known, [[at, grade]])
  return { ...item, ...(drill !== undefined && { drill }), version: 1, learner, log }
}

/** What happened to an idea: a drill was answered, ten were, or a round against the clock is over. */
export type Practice =
  | ({ readonly kind: 'answer' } & Omit<IdeaAnswer, 'idea'>)
  | { readonly kind: 'session'; readonly right: number }
  | { readonly kind: 'timed'; readonly score: number }

const DAY = 86_400_000
const RECENT = 20

const newIdea = (idea: string, learner: string): IdeaRecord => ({
  version: 1,
  learner,
  idea,
  recent: '',
  seen: 0,
  right: 0,
  days: 0,
  lastDay: -1,
  ability: ABILITY_START,
  best: 0,
  rounds: 0,
  last: -1,
})

function afterAnswer(idea: IdeaRecord, answer: Practice & { kind: 'answer' }): IdeaRecord {
  const { at, isRight } = answer
  const seen = {
    ...idea,
    recent: `${idea.recent}${isRight ? 'r' : 'm'}`.slice(-RECENT),
    seen: idea.seen + 1,
    ability: abilityAfter(idea.ability, answer),
  }
  if (!isRight) return seen
  const day = Math.floor(at / DAY)
  // Another day, not a later one: a clock that was once ahead must not stop the count.
  const days = day === idea.lastDay ? idea.days : idea.days + 1
  return { ...seen, right: idea.right + 1, days, lastDay: day }
}

/** The learner's record of an idea after what happened. */
export function ideaAfter(
  before: IdeaRecord | undefined,
  { idea, learner, practice }: { idea: string; learner: string; practice: Practice },
): IdeaRecord {
  const known = before ?? newIdea(idea, learner)
  if (practice.kind === 'answer') return afterAnswer(known, practice)
  if (practice.kind === 'session') return { ...known, last: practice.right }
  return { ...known, best: Math.max(known.best, practice.score), rounds: known.rounds + 1 }
}
