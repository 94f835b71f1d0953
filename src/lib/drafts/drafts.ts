import { err, ok, type Result } from '../rules/result'
import { Connection, StorageFault } from './connection'
import { readAll, remove, write } from './database'
import { newId } from './new-id'
import { DRAFT_MAX, type Draft, type DraftProblem } from './schema'

export interface OpenDraftsOptions {
  /** Called for each problem as it shows itself, those found while opening included. */
  readonly onproblem?: (problem: DraftProblem) => void
  /** The database's name; tests use several. */
  readonly name?: string
}

export interface Drafts {
  /** Every draft that can be read, the one changed last first; those too that only this page's memory holds. */
  list(): Promise<readonly Draft[]>
  read(id: string): Promise<Draft | undefined>
  /** A new draft. Where it could not be saved its revision is 0, `problems` says why, and it lasts as long as the page. */
  create(text: string): Promise<Draft>
  /**
   * Saves a text over the revision that it began from; over any other nothing is written, and the text becomes a new
   * draft (`draft-forked`). After a `storage-…` go on with the problem's `draft`: the next save tries again.
   */
  save(id: string, text: string, revision: number): Promise<Result<Draft, DraftProblem>>
  remove(id: string): Promise<Result<undefined, DraftProblem>>
  /** What is wrong now: storage that does not keep, drafts that cannot be read. */
  readonly problems: readonly DraftProblem[]
}

const isTooLarge = (text: string): boolean =>
  text.length > DRAFT_MAX || new TextEncoder().encode(text).length > DRAFT_MAX

const problemOf = (error: unknown): DraftProblem => ({
  code: error instanceof StorageFault ? error.code : 'storage-failed',
  params: {},
})

const isStorage = ({ code }: DraftProblem): boolean => code.startsWith('storage')

class OpenDrafts implements Drafts {
  problems: readonly DraftProblem[] = []
  private readonly connection: Connection
  private readonly onproblem: (problem: DraftProblem) => void
  /** What the disk does not hold, or not yet as it is. */
  private readonly unsaved = new Map<string, Draft>()
  private hasAsked = false

  constructor({ name = 'mazouri-lessons', onproblem = () => undefined }: OpenDraftsOptions) {
    this.connection = new Connection(name)
    this.onproblem = onproblem
  }

  async list(): Promise<readonly Draft[]> {
    const all = new Map((await this.stored()).map((draft) => [draft.id, draft]))
    for (const [id, draft] of this.unsaved) all.set(id, draft)
    return [...all.values()].sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1))
  }

  async read(id: string): Promise<Draft | undefined> {
    return (await this.list()).find((draft) => draft.id === id)
  }

  async create(text: string): Promise<Draft> {
    const id = newId()
    const saved = await this.save(id, text, 0)
    if (saved.ok) return saved.value
    return saved.error.draft ?? this.hold(id, text, 0, saved.error)
  }

  async save(id: string, text: string, revision: number): Promise<Result<Draft, DraftProblem>> {
    if (isTooLarge(text)) return err({ code: 'draft-too-large', params: { max: DRAFT_MAX / 1024 }, id })
    try {
      const draft = await this.connection.use((database) =>
        write(database, id, (stored) => this.nextOf(stored, { id, text, revision })),
      )
      return this.settle(id, draft)
    } catch (error) {
      const problem = problemOf(error)
      return err({ ...problem, id, draft: this.hold(id, text, revision, problem) })
    }
  }

  async remove(id: string): Promise<Result<undefined, DraftProblem>> {
    try {
      await this.connection.use((database) => remove(database, id))
      this.unsaved.delete(id)
      return ok(undefined)
    } catch (error) {
      // What only this page holds can go without any storage.
      if (this.unsaved.get(id)?.revision === 0 && this.unsaved.delete(id)) return ok(undefined)
      return err({ ...problemOf(error), id })
    }
  }

  private nextOf(
    stored: Draft | 'none' | 'unreadable',
    { id, text, revision }: Pick<Draft, 'id' | 'text' | 'revision'>,
  ): Draft {
    const now = Date.now()
    if (typeof stored === 'object' && stored.revision === revision)
      return { ...stored, text, revision: revision + 1, changedAt: now }
    const isFirst = stored === 'none' && revision === 0
    const madeAt = (isFirst ? this.unsaved.get(id)?.madeAt : undefined) ?? now
    return { version: 1, id: isFirst ? id : newId(), text, revision: 1, madeAt, changedAt: now }
  }

  /** A save that went well: nothing of it is left in memory alone, and storage is well again. */
  private settle(id: string, draft: Draft): Result<Draft, DraftProblem> {
    this.unsaved.delete(id)
    this.problems = this.problems.filter((problem) => !isStorage(problem))
    this.askToKeep()
    return draft.id === id ? ok(draft) : err({ code: 'draft-forked', params: {}, id, draft })
  }

  /** Keeps in memory what could not be saved. */
  private hold(id: string, text: string, revision: number, problem: DraftProblem): Draft {
    const now = Date.now()
    const madeAt = this.unsaved.get(id)?.madeAt ?? now
    const draft: Draft = { version: 1, id, text, revision, madeAt, changedAt: now }
    this.unsaved.set(id, draft)
    this.tell(problem)
    return draft
  }

  private async stored(): Promise<readonly Draft[]> {
    try {
      const { drafts, problems } = await this.connection.use(readAll)
      problems.forEach((problem) => this.tell(problem))
      return drafts
    } catch (error) {
      this.tell(problemOf(error))
      return []
    }
  }

  /** Once for each problem: a full disk is full at every letter. */
  private tell(problem: DraftProblem): void {
    if (this.problems.some(({ code, id }) => code === problem.code && id === problem.id)) return
    this.problems = [...this.problems, problem]
    this.onproblem(problem)
  }

  /** Browsers clear what they think nobody needs; somebody's lesson is needed. */
  private askToKeep(): void {
    if (this.hasAsked) return
    this.hasAsked = true
    globalThis.navigator?.storage?.persist?.().catch(() => undefined)
  }
}

/**
 * The drafts of this device. Always opens: where storage is refused a draft lasts as long as the page, and `problems`
 * says so. Damaged drafts are set aside and named, those of a newer version left alone, the rest goes on.
 */
export const openDrafts = async (options: OpenDraftsOptions = {}): Promise<Drafts> => {
  const drafts = new OpenDrafts(options)
  await drafts.list()
  return drafts
}
