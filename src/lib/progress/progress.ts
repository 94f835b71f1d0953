import { openDatabase, readAll, readRaw, write, type Change, type Database, type Saved } from './database'
import {
  DEFAULT_LEARNER,
  paperAfter,
  recordAfter,
  type ExerciseRecord,
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
  /** Counts a round of an exercise and keeps the best. Ends when it is saved, or known that it cannot be. */
  saveRecord(round: Round): Promise<ExerciseRecord>
  savePlace(place: Place): Promise<LessonPlace>
  /** The learner's paper of that test. */
  paper(test: string): PaperRecord | undefined
  savePaper(paper: Paper): Promise<PaperRecord>
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
  private readonly kept = new Map<string, ExerciseRecord>()
  private readonly left = new Map<string, LessonPlace>()
  private readonly sheets = new Map<string, PaperRecord>()
  private readonly database: Database | undefined
  private readonly onproblem: (problem: ProgressProblem) => void
  private unsaved: readonly Change[] = []
  private saving: Promise<void> = Promise.resolve()
  private hasAsked = false

  constructor(database: Database | undefined, { learner = DEFAULT_LEARNER, onproblem = () => undefined }: OpenOptions) {
    this.learner = learner
    this.database = database
    this.onproblem = onproblem
  }

  take({ exercises, places, papers, problems }: Saved): void {
    for (const record of exercises) if (record.learner === this.learner) this.kept.set(record.exercise, record)
    for (const place of places) if (place.learner === this.learner) this.left.set(place.lesson, place)
    for (const paper of papers) if (paper.learner === this.learner) this.sheets.set(paper.test, paper)
    problems.forEach((problem) => this.tell(problem))
  }

  /** Once for each problem: a full disk is full at every step. */
  tell(problem: ProgressProblem): void {
    const isKnown = this.problems.some(({ code, place }) => code === problem.code && place?.key === problem.place?.key)
    if (isKnown) return
    this.problems.push(problem)
    this.onproblem(problem)
  }

  records(lesson?: string): readonly ExerciseRecord[] {
    return [...this.kept.values()].filter((record) => lesson === undefined || record.lesson === lesson)
  }

  place(lesson: string): LessonPlace | undefined {
    return this.left.get(lesson)
  }

  places(): readonly LessonPlace[] {
    return [...this.left.values()].sort((a, b) => b.at - a.at)
  }

  async saveRecord(round: Round): Promise<ExerciseRecord> {
    const record = recordAfter(this.kept.get(round.exercise), round, this.learner)
    this.kept.set(round.exercise, record)
    await this.save({ store: 'exercises', learner: this.learner, round })
    return record
  }

  async savePlace({ lesson, step, at }: Place): Promise<LessonPlace> {
    const place: LessonPlace = { version: 1, learner: this.learner, lesson, step, at }
    this.left.set(lesson, place)
    await this.save({ store: 'places', place })
    return place
  }

  paper(test: string): PaperRecord | undefined {
    return this.sheets.get(test)
  }

  async savePaper(written: Paper): Promise<PaperRecord> {
    const paper = paperAfter(this.sheets.get(written.test), { ...written, version: 1, learner: this.learner })
    this.sheets.set(paper.test, paper)
    await this.save({ store: 'papers', paper })
    return paper
  }

  async exportAll(): Promise<ProgressExport> {
    await this.saving
    const inMemory = { exercises: this.records(), places: this.places(), papers: [...this.sheets.values()], aside: [] }
    const all = this.database === undefined ? inMemory : await readRaw(this.database).catch(() => inMemory)
    return { format: 'mazouri-progress', version: 1, ...all }
  }

  /** One after the other: two rounds of one exercise must not meet in the database. */
  private save(change: Change): Promise<void> {
    this.unsaved = [...this.unsaved, change]
    this.saving = this.saving.then(() => this.writeUnsaved())
    return this.saving
  }

  /** Browsers clear what they think nobody needs; from the first solved exercise on somebody does. */
  private askToKeep(saved: readonly Change[]): void {
    if (this.hasAsked || !saved.some(({ store }) => store === 'exercises')) return
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
