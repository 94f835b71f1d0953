import type { Change, Saved } from './database'
import { attemptAfter, ideaAfter, triedIn, type Tried } from './practice'
import { recordAfter, type AttemptRecord, type ExerciseRecord, type IdeaRecord } from './schema'
import type { LessonPlace, PaperRecord, Round } from './schema'

/** One learner's records as this page has them, each under its id. What other tabs write comes in when the app is opened. */
export class Memory {
  readonly exercises = new Map<string, ExerciseRecord>()
  readonly places = new Map<string, LessonPlace>()
  readonly papers = new Map<string, PaperRecord>()
  readonly attempts = new Map<string, AttemptRecord>()
  readonly ideas = new Map<string, IdeaRecord>()
  private readonly learner: string

  constructor(learner: string) {
    this.learner = learner
  }

  /** Takes the learner's own of all that was saved. */
  take({ exercises, places, papers, attempts, ideas }: Saved): void {
    const own = <R extends { readonly learner: string }>(records: readonly R[]): R[] =>
      records.filter(({ learner }) => learner === this.learner)
    for (const record of own(exercises)) this.exercises.set(record.exercise, record)
    for (const place of own(places)) this.places.set(place.lesson, place)
    for (const paper of own(papers)) this.papers.set(paper.test, paper)
    for (const attempt of own(attempts)) this.attempts.set(attempt.item, attempt)
    for (const idea of own(ideas)) this.ideas.set(idea.idea, idea)
  }

  /** Everything, as it is kept in a file. */
  all() {
    return {
      exercises: [...this.exercises.values()],
      places: [...this.places.values()],
      papers: [...this.papers.values()],
      attempts: [...this.attempts.values()],
      ideas: [...this.ideas.values()],
      aside: [],
    }
  }

  apply(change: Change): void {
    if (change.store === 'exercises') this.finish(change.round)
    else if (change.store === 'places') this.places.set(change.place.lesson, change.place)
    else if (change.store === 'papers') this.papers.set(change.paper.test, change.paper)
    else if (change.store === 'attempts') this.log(change.tried)
    else this.ideas.set(change.idea, ideaAfter(this.ideas.get(change.idea), change))
  }

  private finish(round: Round): void {
    const tried = triedIn(round)
    if (tried) this.log(tried)
    this.exercises.set(round.exercise, recordAfter(this.exercises.get(round.exercise), round, this.learner))
  }

  private log(tried: Tried): void {
    const earlier = { attempt: this.attempts.get(tried.item), exercise: this.exercises.get(tried.item) }
    const attempt = attemptAfter(earlier, tried, this.learner)
    if (attempt) this.attempts.set(attempt.item, attempt)
  }
}
