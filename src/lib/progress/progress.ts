import { openDatabase, readAll, readRaw, write, type Change, type Database, type Saved } from './database'
import { Memory } from './memory'
import { ideaAfter, type Practice, type Tried } from './practice'
import {
  DEFAULT_LEARNER,
  paperAfter,
  recordAfter,
  type AttemptRecord,
  type ExerciseRecord,
  type IdeaAnswer,
  type IdeaRecord,
  type LessonPlace,
  type Paper,
  type PaperRecord,
  type Place,
  type ProgressProblem,
  type Round,
} from './schema'

export interface OpenOptions {
  readonly learner?: string
  /** Called for each problem as it shows itself, those found while opening included. */
  readonly onproblem?: (problem: ProgressProblem) => void
  /** The database's name; tests use several. */
  readonly name?: string
}

/** All of the device's progress as plain data, to be kept in a file. */
export interface ProgressExport {
  readonly format: 'mazouri-progress'
  readonly version: 1
  readonly exercises: readonly unknown[]
  readonly places: readonly unknown[]
  readonly papers: readonly unknown[]
  readonly attempts: readonly unknown[]
  readonly ideas: readonly unknown[]
  readonly aside: readonly unknown[]
}

export interface Progress {
  readonly learner: string
  /** The learner's records, of one lesson or of all; as of the last save, no waiting. */
  records(lesson?: string): readonly ExerciseRecord[]
  /** Where the learner left that lesson. */
  place(lesson: string): LessonPlace | undefined
  /** Every lesson's place, the one left last first. */
  places(): readonly LessonPlace[]
  /**
   * Counts a round of an exercise and keeps the best; what was missed, or is in review, is logged too. Ends when it is
   * saved, or known that it cannot be.
   */
  saveRecord(round: Round): Promise<ExerciseRecord>
  savePlace(place: Place): Promise<LessonPlace>
  /** The learner's paper of that test. */
  paper(test: string): PaperRecord | undefined
  savePaper(paper: Paper): Promise<PaperRecord>
  /** All that is in review. */
  attempts(): readonly AttemptRecord[]
  /**
   * Logs an answer to a drill, or to an exercise that is asked again. What was never missed and is right at once does not
   * come into review: then there is no record.
   */
  saveAttempt(tried: Tried): Promise<AttemptRecord | undefined>
  /** How the learner does with an idea; undefined before its first drill. */
  idea(id: string): IdeaRecord | undefined
  ideas(): readonly IdeaRecord[]
  /** Counts an answer to a drill of an idea. */
  saveAnswer(answer: IdeaAnswer): Promise<IdeaRecord>
  /** A session of ten is over: how many were right at once. */
  saveSession(idea: string, right: number): Promise<IdeaRecord>
  /** A round against the clock is over. */
  saveTimed(idea: string, score: number): Promise<IdeaRecord>
  exportAll(): Promise<ProgressExport>
  /** What has gone wrong so far. With a `storage-…` among it, progress lasts as long as the page. */
  readonly problems: readonly ProgressProblem[]
}

const codeOf = (error: unknown): ProgressProblem['code'] =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed'

/** Holds the learner's progress in memory and saves each change as it comes. What could not be saved waits for the next. */
class OpenProgress implements Progress {
  readonly learner: string
  readonly problems: ProgressProblem[] = []
  private readonly memory: Memory
  private readonly database: Database | undefined
  private readonly onproblem: (problem: ProgressProblem) => void
  private unsaved: readonly Change[] = []
  private saving: Promise<void> = Promise.resolve()
  private hasAsked = false

  constructor(database: Database | undefined, { learner = DEFAULT_LEARNER, onproblem = () => undefined }: OpenOptions) {
    this.learner = learner
    this.memory = new Memory(learner)
    this.database = database
    this.onproblem = onproblem
  }

  take(saved: Saved): void {
    this.memory.take(saved)
    saved.problems.forEach((problem) => this.tell(problem))
  }

  /** Once for each problem: a full disk is full at every step. */
  tell(problem: ProgressProblem): void {
    const isKnown = this.problems.some(({ code, place }) => code === problem.code && place?.key === problem.place?.key)
    if (isKnown) return
    this.problems.push(problem)
    this.onproblem(problem)
  }

  records(lesson?: string): readonly ExerciseRecord[] {
    return [...this.memory.exercises.values()].filter((record) => lesson === undefined || record.lesson === lesson)
  }

  place(lesson: string): LessonPlace | undefined {
    return this.memory.places.get(lesson)
  }

  places(): readonly LessonPlace[] {
    return [...this.memory.places.values()].sort((a, b) => b.at - a.at)
  }

  async saveRecord(round: Round): Promise<ExerciseRecord> {
    const record = recordAfter(this.memory.exercises.get(round.exercise), round, this.learner)
    await this.save({ store: 'exercises', learner: this.learner, round })
    return record
  }

  async savePlace({ lesson, step, at }: Place): Promise<LessonPlace> {
    const place: LessonPlace = { version: 1, learner: this.learner, lesson, step, at }
    await this.save({ store: 'places', place })
    return place
  }

  paper(test: string): PaperRecord | undefined {
    return this.memory.papers.get(test)
  }

  async savePaper(written: Paper): Promise<PaperRecord> {
    const { learner } = this
    const paper = paperAfter(this.paper(written.test), { ...written, version: 1, learner })
    await this.save({ store: 'papers', paper })
    return paper
  }

  attempts(): readonly AttemptRecord[] {
    return [...this.memory.attempts.values()]
  }

  async saveAttempt(tried: Tried): Promise<AttemptRecord | undefined> {
    await this.save({ store: 'attempts', learner: this.learner, tried })
    return this.memory.attempts.get(tried.item)
  }

  idea(id: string): IdeaRecord | undefined {
    return this.memory.ideas.get(id)
  }

  ideas(): readonly IdeaRecord[] {
    return [...this.memory.ideas.values()]
  }

  saveAnswer({ idea, ...answer }: IdeaAnswer): Promise<IdeaRecord> {
    return this.savePractice(idea, { kind: 'answer', ...answer })
  }

  saveSession(idea: string, right: number): Promise<IdeaRecord> {
    return this.savePractice(idea, { kind: 'session', right })
  }

  saveTimed(idea: string, score: number): Promise<IdeaRecord> {
    return this.savePractice(idea, { kind: 'timed', score })
  }

  private async savePractice(idea: string, practice: Practice): Promise<IdeaRecord> {
    const { learner } = this
    const record = ideaAfter(this.idea(idea), { idea, learner, practice })
    await this.save({ store: 'ideas', learner, idea, practice })
    return record
  }

  async exportAll(): Promise<ProgressExport> {
    await this.saving
    const inMemory = this.memory.all()
    const all = this.database === undefined ? inMemory : await readRaw(this.database).catch(() => inMemory)
    return { format: 'mazouri-progress', version: 1, ...all }
  }

  /** One after the other: two rounds of one exercise must not meet in the database. */
  private save(change: Change): Promise<void> {
    this.memory.apply(change)
    this.unsaved = [...this.unsaved, change]
    this.saving = this.saving.then(() => this.writeUnsaved())
    return this.saving
  }

  /** Browsers clear what they think nobody needs; from the first exercise or drill on somebody does. */
  private askToKeep(saved: readonly Change[]): void {
    if (this.hasAsked || saved.every(({ store }) => store === 'places' || store === 'papers')) return
    this.hasAsked = true
    globalThis.navigator?.storage?.persist?.().catch(() => undefined)
  }

  private async writeUnsaved(): Promise<void> {
    const changes = this.unsaved
    if (this.database === undefined || changes.length === 0) return
    try {
      const problems = await write(this.database, changes)
      this.unsaved = this.unsaved.slice(changes.length)
      this.askToKeep(changes)
      problems.forEach((problem) => this.tell(problem))
    } catch (error) {
      this.tell({ code: codeOf(error), params: {} })
    }
  }
}

/**
 * A learner's progress on this device. Always opens: where storage is refused the progress lasts as long as the page, and
 * `problems` says so. Damaged records are set aside and named, the rest goes on.
 */
export const openProgress = async (options: OpenOptions = {}): Promise<Progress> => {
  try {
    const database = await openDatabase(options.name ?? 'mazouri')
    const progress = new OpenProgress(database, options)
    progress.take(await readAll(database))
    return progress
  } catch {
    const progress = new OpenProgress(undefined, options)
    progress.tell({ code: 'storage-refused', params: {} })
    return progress
  }
}
