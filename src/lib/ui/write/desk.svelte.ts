import { outlineOf, stepAt } from '$lib/author'
import type { Draft, DraftProblem, Drafts } from '$lib/drafts'
import type { CompileOptions, Lesson } from '$lib/lesson'
import type { BackgroundCompiler, CompiledText, CompileError } from '$lib/lesson-worker'
import { forgetUnsaved, putUnsaved, takeUnsaved } from './unsaved'

/** Milliseconds after the last key until the text is compiled, and saved. */
const COMPILE_PAUSE = 300
const SAVE_PAUSE = 500

interface Begin {
  readonly draft: Draft
  readonly drafts: Drafts
  readonly compiler: BackgroundCompiler
  readonly options: CompileOptions
  /** The text is saved under another id now. */
  readonly onfork: (draft: Draft) => void
}

/** A lesson that is being written: its text, what the compiler says of it, and how far it is saved. */
export class Desk {
  text = $state.raw('')
  line = $state(1)
  compiled = $state.raw<CompiledText | undefined>()
  fault = $state.raw<CompileError | undefined>()
  /** The lesson as it could last be read: a text that is refused for a moment leaves it. */
  lesson = $state.raw<Lesson | undefined>()
  /** Changes wait to be saved. */
  isUnsaved = $state(false)
  problem = $state.raw<DraftProblem | undefined>()
  /** It was changed or deleted elsewhere, and goes on as another: told until it has been read. */
  isForked = $state(false)

  /** The step in which the cursor stands, by index. */
  readonly step: number = $derived(stepAt(outlineOf(this.text), this.line))

  private draft: Draft
  private readonly begun: Begin
  private compileTimer: ReturnType<typeof setTimeout> | undefined
  private saveTimer: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<void> | undefined
  private asked = 0

  constructor(begun: Begin) {
    this.begun = begun
    this.draft = begun.draft
    this.text = begun.draft.text
    // What was typed in the moment before the page was left.
    const unsaved = takeUnsaved(begun.draft)
    if (unsaved !== undefined) this.write(unsaved)
    void this.compile()
  }

  /** The text has changed. */
  write(text: string): void {
    if (text === this.text) return
    this.text = text
    this.isUnsaved = true
    clearTimeout(this.compileTimer)
    clearTimeout(this.saveTimer)
    this.compileTimer = setTimeout(() => void this.compile(), COMPILE_PAUSE)
    this.saveTimer = setTimeout(() => void this.save(), SAVE_PAUSE)
  }

  /** Saves what is not saved yet; one after the other, so that each begins from the revision before it. */
  async save(): Promise<void> {
    clearTimeout(this.saveTimer)
    while (this.saving) await this.saving
    if (!this.isUnsaved) return
    this.saving = this.saveNow().finally(() => (this.saving = undefined))
    await this.saving
  }

  close(): void {
    clearTimeout(this.compileTimer)
    void this.save()
  }

  /** The page goes, and may not live to see the text saved: it is put where the next page finds it. */
  leave(): void {
    if (this.isUnsaved) putUnsaved(this.draft, this.text)
    void this.save()
  }

  private async saveNow(): Promise<void> {
    const { text } = this
    const saved = await this.begun.drafts.save(this.draft.id, text, this.draft.revision)
    const next = saved.ok ? saved.value : saved.error.draft
    const isFork = !saved.ok && saved.error.code === 'draft-forked'
    this.problem = saved.ok || isFork ? undefined : saved.error
    if (isFork) this.isForked = true
    if (next) {
      this.draft = next
      if (isFork) this.begun.onfork(next)
    }
    if ((saved.ok || isFork) && text === this.text) {
      this.isUnsaved = false
      forgetUnsaved()
    }
  }

  private async compile(): Promise<void> {
    const round = ++this.asked
    const answer = await this.begun.compiler.compile(this.text, this.begun.options)
    // A newer text has been asked about since: only its answer counts.
    if (round !== this.asked) return
    this.fault = answer.ok ? undefined : answer.error
    if (!answer.ok) return
    this.compiled = answer.value
    this.lesson = answer.value.lesson ?? this.lesson
  }
}
