import { replaceState } from '$app/navigation'
import type { Verse } from '$lib/lesson/types'
import { BackgroundCompiler } from '$lib/lesson-worker'
import { decodeLesson, encodeLesson, LINK_MAX } from '$lib/share'
import { openText, textIn, type OpenedLesson, type OpenProblem } from './open-lesson'
import { readFile } from './read-file'

/** Where the lesson came from. */
export type Source = 'link' | 'file'

/** What the page shows: it reads; it asks for a lesson; it says why one does not open; the plate; the lesson. */
export type View =
  | { readonly kind: 'reading' | 'asking' }
  | { readonly kind: 'problem'; readonly problem: OpenProblem }
  | { readonly kind: 'plate' | 'playing'; readonly opened: OpenedLesson; readonly source: Source }

/** The lesson of the page `/shared/`: from the address, from what is pasted, from a file. */
export class SharedLesson {
  view = $state.raw<View>({ kind: 'reading' })
  private readonly compiler = new BackgroundCompiler()
  /** What is asked last counts. */
  private turn = 0
  private readonly verses: readonly Verse[]

  /** `verses`: those that a lesson may name. */
  constructor(verses: readonly Verse[]) {
    this.verses = verses
  }

  /** Reads the address again. */
  readAddress(): void {
    const { hash } = location
    if (hash.length <= 1) {
      this.turn++
      this.view = { kind: 'asking' }
      return
    }
    const text = decodeLesson(hash)
    if (text.ok) void this.open(text.value, 'link')
    else this.fail(text.error)
  }

  /** What somebody pasted: a link goes into the address, so that it is there after a reload. */
  paste(given: string): void {
    const text = textIn(given)
    if (!text.ok) {
      this.fail(text.error)
      return
    }
    const code = encodeLesson(text.value)
    if (location.hash === `#${code}`) void this.open(text.value, 'link')
    else if (code.length > LINK_MAX) {
      this.forgetAddress()
      void this.open(text.value, 'file')
    } else location.hash = code
  }

  async openFile(file: Blob): Promise<void> {
    const mine = ++this.turn
    const read = await readFile(file)
    if (mine !== this.turn) return
    const text = read.ok ? textIn(read.value) : undefined
    this.forgetAddress()
    if (!read.ok) this.fail({ code: read.error })
    else if (text?.ok === true) await this.open(text.value, 'file')
    else this.fail({ code: 'no-steps' })
  }

  /** The address must not say another lesson than the page. */
  private forgetAddress(): void {
    if (location.hash !== '') replaceState(location.pathname, {})
  }

  begin(): void {
    if (this.view.kind === 'plate') this.view = { ...this.view, kind: 'playing' }
  }

  close(): void {
    this.turn++
    this.compiler.close()
  }

  private fail(problem: OpenProblem): void {
    this.turn++
    this.view = { kind: 'problem', problem }
  }

  private async open(text: string, source: Source): Promise<void> {
    const mine = ++this.turn
    this.view = { kind: 'reading' }
    const opened = await openText(this.compiler, text, this.verses)
    if (mine !== this.turn) return
    if (opened.ok) this.view = { kind: 'plate', opened: opened.value, source }
    else this.fail(opened.error)
  }
}
