import type { Stream } from '$lib/drill/streams'
import type { Drill } from '$lib/drill/types'
import type { Lesson, Step } from '$lib/lesson/types'
import { LessonPlay } from '../lesson/lesson-play.svelte'
import type { Result, WonWords } from '../lesson/played'

/** A question of a session: a drill, or an exercise of a lesson that is reviewed. */
export interface Asked {
  /** Its id is unlike that of any other step of the session. */
  readonly step: Step
  /** What progress hangs on: the drill's id or the exercise's. */
  readonly item: string
  readonly drill?: Drill
  /** The lesson's id. */
  readonly lesson?: string
  /** What it practises. */
  readonly streams: readonly Stream[]
}

/** Right at once, or not. */
export type Mark = 'right' | 'missed'

export interface Terms {
  readonly title: string
  /** Said where there is nothing to ask. */
  readonly empty: string
  /** How many questions; undefined where the clock ends the session. */
  readonly length?: number
  readonly seconds?: number
  /** The question at `at`, from 0 on; undefined where there is none any more. */
  readonly source: (at: number) => Promise<Asked | undefined>
  readonly won: WonWords
  readonly onanswer: (asked: Asked, result: Result) => void
  /** All has been asked, or the time is over. */
  readonly onend: () => void
}

/** So many questions wait behind the one in hand, where nobody knows how many it will be. */
const AHEAD = 2
/** What was right stands so long before the next question comes, where there is a clock. In ms. */
const GLANCE = 900

const lessonOf = (title: string, asked: readonly Asked[]): Lesson => ({
  id: 'drill',
  title,
  summary: '',
  requires: [],
  verses: [],
  // Notation is shown to whoever drills it.
  notationFrom: 0,
  steps: asked.map(({ step }) => step),
})

/** A session in progress: what has been asked, and how it went. */
export class DrillSession {
  play = $state.raw<LessonPlay | undefined>()
  asked = $state.raw<readonly Asked[]>([])
  /** By the questions' places; undefined for one that is not answered. */
  marks = $state.raw<readonly (Mark | undefined)[]>([])
  /** Seconds that are left; undefined without a clock. */
  left = $state<number | undefined>()
  isOver = $state(false)
  /** There was nothing to ask. */
  isEmpty = $state(false)
  readonly terms: Terms
  private endsAt = 0
  private ticking: ReturnType<typeof setInterval> | undefined
  private going: ReturnType<typeof setTimeout> | undefined
  private isDry = $state(false)
  private filling: Promise<void> | undefined
  private isLeft = false

  constructor(terms: Terms) {
    this.terms = terms
  }

  get isTimed(): boolean {
    return this.terms.seconds !== undefined
  }

  get right(): number {
    return this.marks.filter((mark) => mark === 'right').length
  }

  /** How many questions there are, as far as it is known; undefined where the clock ends it. */
  get length(): number | undefined {
    return this.isDry ? this.asked.length : this.terms.length
  }

  /** Fetches the first question and begins; the others come while it is thought about. */
  async start(): Promise<void> {
    await this.fill(1)
    if (this.isLeft) return
    if (this.asked.length === 0) {
      this.isEmpty = true
      return
    }
    this.play = new LessonPlay({
      lesson: lessonOf(this.terms.title, this.asked),
      won: this.terms.won,
      onresult: (step, result) => this.answered(step, result),
    })
    if (this.terms.seconds !== undefined) this.startClock(this.terms.seconds)
    void this.keepAhead()
  }

  /** The page has come to the end of what is there: more is waited for, or it was the last. */
  async atEnd(): Promise<void> {
    await this.keepAhead()
    const { play } = this
    if (!play || this.isLeft) return
    if (play.isFinished) this.end()
    // Where more has come, it stands where the page has gone already.
    else play.goTo(play.at)
  }

  /** Nothing goes on by itself any more. */
  stop(): void {
    this.isLeft = true
    clearInterval(this.ticking)
    clearTimeout(this.going)
    this.play?.stop()
  }

  private async fill(until: number): Promise<void> {
    while (this.asked.length < until && !this.isDry) {
      const next = await this.terms.source(this.asked.length).catch(() => undefined)
      if (next) this.asked = [...this.asked, next]
      else this.isDry = true
      if (this.play) this.play.lesson = lessonOf(this.terms.title, this.asked)
    }
  }

  /** One filling at a time: a question has one place. */
  private keepAhead(): Promise<void> {
    const until = this.terms.length ?? (this.play?.at ?? 0) + 1 + AHEAD
    this.filling = (this.filling ?? Promise.resolve()).then(() => this.fill(until))
    return this.filling
  }

  private startClock(seconds: number): void {
    this.endsAt = Date.now() + seconds * 1000
    this.left = seconds
    this.ticking = setInterval(() => {
      this.left = Math.max(0, Math.ceil((this.endsAt - Date.now()) / 1000))
      if (this.left === 0) this.end()
    }, 200)
  }

  private answered(step: Step, result: Result): void {
    const at = this.asked.findIndex((each) => each.step.id === step.id)
    const asked = this.asked[at]
    if (!asked) return
    if (this.marks[at] === undefined) {
      const marks = [...this.marks]
      marks[at] = result.tries === 0 && result.hints === 0 ? 'right' : 'missed'
      this.marks = marks
      this.terms.onanswer(asked, result)
    }
    if (this.isTimed) this.going = setTimeout(() => void this.goOn(), GLANCE)
  }

  private async goOn(): Promise<void> {
    const { play } = this
    if (!play || this.isOver || play.state.phase !== 'done') return
    await this.keepAhead()
    play.goOn()
    if (play.isFinished) this.end()
    else void this.keepAhead()
  }

  /** The last question has been left, or the time is over. */
  end(): void {
    if (this.isOver) return
    this.stop()
    this.isOver = true
    this.terms.onend()
  }
}
