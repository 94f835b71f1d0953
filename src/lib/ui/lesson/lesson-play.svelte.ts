import { destinationsFrom, moveOf, type Piece, type Point } from '$lib/rules'
import { parsePoint } from '$lib/notation'
import { isExercise, type Lesson, type MoveText, type PointText, type Step } from '$lib/lesson/types'
import {
  begin,
  hasMoreToWatch,
  isAnsweredByMoves,
  isAnsweredByTaps,
  isMovable,
  type Mark,
  type PlayEvent,
  type PlayState,
} from '$lib/player'
import { fetchJudging, judging } from './fetch-judging'
import { type Begin, type Glance, glanceAt, type Result } from './played'

/** Holds a lesson in progress for the page: which step, its state, what is picked up. Rules and order are the player's. */
export class LessonPlay {
  lesson = $state.raw<Lesson>() as Lesson
  private readonly onresult: NonNullable<Begin['onresult']>
  private readonly onplace: NonNullable<Begin['onplace']>
  private readonly onmark: NonNullable<Begin['onmark']>
  readonly won: Begin['won']
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The step as it was opened: a learner who has done anything is past it. */
  private opened: PlayState | undefined

  at = $state(0)
  state = $state.raw<PlayState>() as PlayState
  results = $state.raw<Readonly<Record<string, Result>>>({})
  /** In a test, how each question was answered first; undefined in a lesson. */
  marks = $state.raw<Readonly<Record<string, Mark>> | undefined>()
  picked = $state.raw<Point | undefined>()
  /** What the learner has taken from the tray to set it up. */
  held = $state.raw<Piece | undefined>()
  glance = $state.raw<Glance | undefined>()
  /** The line of a verse that was recited last; −1 before the first. */
  verseLine = $state(-1)
  /** An answer waits for who judges it, or a move for who answers it. */
  isMeeting = $state(false)
  /** A note has been read when the learner goes on to the next try. */
  isNoteRead = $state(false)

  readonly step: Step = $derived(this.state.exercise.step)
  readonly targets: readonly Point[] = $derived.by(() => this.findTargets())

  constructor(given: Begin) {
    const { lesson, at = 0, results = {}, marks, onresult, onplace, onmark } = given
    this.won = given.won
    this.lesson = lesson
    this.onresult = onresult ?? (() => undefined)
    this.onplace = onplace ?? (() => undefined)
    this.onmark = onmark ?? (() => undefined)
    this.results = results
    this.marks = marks
    this.open(at)
  }

  get isFinished(): boolean {
    return this.at >= this.lesson.steps.length
  }

  private open(at: number): void {
    this.settle()
    const step = this.lesson.steps[Math.min(at, this.lesson.steps.length - 1)]
    if (!step) throw new Error('a lesson without steps')
    this.at = at
    this.state = begin(step)
    this.opened = this.state
    this.verseLine = -1
    if (step.task?.kind === 'duel') void this.meet(step)
  }

  private settle(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.picked = undefined
    this.glance = undefined
    this.isNoteRead = false
  }

  private findTargets(): readonly Point[] {
    const { position } = this.state.scene
    return this.picked === undefined || !position ? [] : destinationsFrom(position, this.picked)
  }

  /** What was saved of an earlier visit: known once the page runs. */
  resume(at: number, results: Readonly<Record<string, Result>>): void {
    this.results = { ...results, ...this.results }
    const isUntouched = this.at === 0 && this.state === this.opened && this.picked === undefined && !this.glance
    if (at > 0 && at < this.lesson.steps.length && isUntouched) this.open(at)
  }

  /** The same lesson in another language: nothing but its words changes. */
  translate(lesson: Lesson): void {
    const step = lesson.steps[this.at]
    this.lesson = lesson
    if (step) this.state = { ...this.state, exercise: { ...this.state.exercise, step } }
  }

  goTo(at: number): void {
    this.open(Math.max(0, Math.min(at, this.lesson.steps.length)))
    const step = this.lesson.steps[at]
    if (step) this.onplace(step)
  }

  send(event: PlayEvent): void {
    this.settle()
    const transition = judging()
    const isAlone = event.type === 'movePlayed' && this.step.task?.kind === 'duel' && !this.state.exercise.duel
    if (!transition || isAlone) {
      this.isMeeting = true
      void (transition ? this.meet(this.step, event) : this.wait(this.step, event))
      return
    }
    const { state, then } = transition(this.state, event)
    const wasDone = this.state.phase === 'done'
    this.state = state
    if (then) this.timer = setTimeout(() => this.send(then.event), then.after)
    if (this.marks) this.mark(state)
    if (state.phase === 'done' && !wasDone && isExercise(this.step)) this.record(state)
  }

  /** An answer that is quicker than what judges it waits for that, and the board with it. */
  private async wait(step: Step, event: PlayEvent): Promise<void> {
    await fetchJudging()
    this.isMeeting = false
    if (this.step === step) this.send(event)
  }

  /** Who answers in a duel is fetched beside it; a move that is quicker waits for that, and the board with it. */
  private async meet(step: Step, event?: PlayEvent): Promise<void> {
    const late = await import('./late').catch(() => undefined)
    if (event) this.isMeeting = false
    if (!late || this.step !== step) return
    const { exercise } = this.state
    if (!exercise.duel) this.state = { ...this.state, exercise: { ...exercise, duel: late.duelRound } }
    if (event) this.send(event)
  }

  /** The first answer to a question of a test: nothing changes it. */
  private mark(state: PlayState): void {
    const { step, marks } = this
    // A longer win is no mistake to the player, and not what a test has asked.
    const hasErred = state.tries > 0 || (state.phase === 'wrong' && state.note.kind === 'wrong-move')
    if (marks?.[step.id] || !(hasErred || state.phase === 'done')) return
    const mark = hasErred ? 'missed' : 'right'
    this.marks = { ...marks, [step.id]: mark }
    this.onmark(step, mark)
  }

  private record(state: PlayState & { phase: 'done' }): void {
    const before = this.results[this.step.id]
    const result: Result = { stars: state.stars, tries: state.tries, hints: state.hints }
    this.results = { ...this.results, [this.step.id]: before && before.stars >= result.stars ? before : result }
    this.onresult(this.step, result)
  }

  /** The way on: the next move of a line, the next line of a verse, else the next step. */
  goOn(): void {
    const verse = this.step.verse
    if (verse && !this.step.task && this.verseLine < verse.lines.length - 1) this.recite(this.verseLine + 1)
    else if (hasMoreToWatch(this.state) || this.state.phase === 'judged') this.send({ type: 'wentOn' })
    else if (this.state.phase === 'wrong' && !this.marks) this.send({ type: 'retried' })
    else this.goTo(this.at + 1)
  }

  /** The step again from its start. */
  restart(): void {
    if (this.verseLine >= 0 && !this.step.task) this.open(this.at)
    else this.send({ type: 'restarted' })
  }

  recite(line: number): void {
    this.send({ type: 'lineRecited', line })
    this.verseLine = line
  }

  /** A tap or Enter on a point of the board. */
  tap(point: Point): void {
    if (this.isMeeting) return
    this.glance = undefined
    const { shown } = this.state.scene
    if (this.state.phase === 'explaining' && shown !== undefined && point !== shown) this.drop(shown, point)
    if (this.state.phase !== 'awaiting') return
    if (isAnsweredByTaps(this.state)) this.send({ type: 'pointTapped', point, ...(this.held && { piece: this.held }) })
    else if (isAnsweredByMoves(this.state)) this.tapToMove(point)
  }

  private tapToMove(point: Point): void {
    const { picked } = this
    if (point === picked) this.picked = undefined
    else if (this.isMovable(point)) this.pick(point)
    else if (picked === undefined) this.send({ type: 'movePlayed', move: moveOf(point, point) })
    else this.drop(picked, point)
  }

  pick(point: Point): void {
    this.glance = undefined
    this.picked = point
    this.isNoteRead = true
  }

  drop(from: Point, to: Point): void {
    this.send({ type: 'movePlayed', move: moveOf(from, to) })
  }

  letGo(): void {
    this.picked = undefined
    this.glance = undefined
  }

  isMovable(point: Point): boolean {
    return !this.isMeeting && isMovable(this.state, point)
  }

  /** A move in the text was tapped: shown on the board, with its reason where it is illegal. */
  showMove(text: MoveText, fen: string): void {
    const glance = glanceAt(text, fen)
    if (!glance) return
    this.picked = undefined
    this.glance = glance
  }

  showPoint(text: PointText): void {
    const point = parsePoint(text)
    if (point !== undefined) this.glance = { kind: 'point', point }
  }

  /** Nothing goes on by itself any more. */
  stop(): void {
    clearTimeout(this.timer)
  }
}
