import type { Lesson, TestTerms } from '$lib/lesson/types'
import { drawPaper, type Mark, missedIdeas, pointsOf, type Question } from '$lib/player'
import type { Paper, Progress } from '$lib/progress'

/** A lesson that is a test. */
export type Test = Lesson & { readonly test: TestTerms }

/** A paper that was handed in. */
export interface Outcome {
  readonly points: number
  readonly isPassed: boolean
  readonly right: number
  readonly questions: number
  readonly missed: ReturnType<typeof missedIdeas>
}

/** The signs that a mark is saved by; a question that waits has a point. */
const SIGNS: Readonly<Record<Mark, string>> = { right: 'r', missed: 'm' }
const markOf = (sign: string | undefined): Mark | undefined =>
  sign === 'r' ? 'right' : sign === 'm' ? 'missed' : undefined

const stepsIn = (pool: readonly Question[], ids: readonly string[]): Lesson['steps'] =>
  ids.flatMap((id) => pool.find(({ step }) => step.id === id)?.step ?? [])

/** Points that a passed test's stars begin at: one from the pass mark on, then two and three. */
const TWO_STARS = 80
const THREE_STARS = 95

export const starsFor = (points: number): 1 | 2 | 3 => (points >= THREE_STARS ? 3 : points >= TWO_STARS ? 2 : 1)

/** Where the saved paper can be gone on with: all of its questions are still in the pool. */
const isInHand = (paper: Paper | undefined, pool: readonly Question[]): paper is Paper =>
  paper !== undefined && paper.questions.length > 0 && stepsIn(pool, paper.questions).length === paper.questions.length

/** The test with the paper's questions as its steps. */
export const asLesson = (test: Test, pool: readonly Question[], { questions }: Paper): Lesson => ({
  ...test,
  steps: stepsIn(pool, questions),
})

export const marksOf = ({ questions, marks }: Paper): Record<string, Mark> =>
  Object.fromEntries(
    questions.flatMap((id, i) => {
      const mark = markOf(marks[i])
      return mark ? [[id, mark] as const] : []
    }),
  )

/** One learner's papers of one test: what is in hand, and what is written of it. */
export class Sitting {
  paper = $state.raw<Paper | undefined>()
  /** Points of the best paper so far; undefined before the first. */
  best = $state<number | undefined>()
  private readonly test: Test
  private progress: Progress | undefined

  constructor(test: Test) {
    this.test = test
  }

  /** What was saved: a paper to go on with, the best result. */
  open(progress: Progress, pool: readonly Question[]): void {
    this.progress = progress
    const saved = progress.paper(this.test.id)
    this.best = saved && saved.sitting > 0 ? saved.best : undefined
    if (isInHand(saved, pool)) this.paper = saved
  }

  /** A new paper, with other questions than the last ones. */
  begin(pool: readonly Question[]): Paper {
    const saved = this.progress?.paper(this.test.id)
    const seed = saved?.seed ?? Math.floor(Math.random() * 2 ** 31)
    const sitting = saved?.sitting ?? 0
    const questions = drawPaper(pool, { questions: this.test.test.questions, seed, sitting }).map(({ step }) => step.id)
    const paper: Paper = {
      test: this.test.id,
      seed,
      sitting,
      questions,
      marks: '.'.repeat(questions.length),
      best: 0,
      at: Date.now(),
    }
    this.write(paper)
    return paper
  }

  mark(id: string, mark: Mark): void {
    const { paper } = this
    if (!paper) return
    const marks = paper.questions.map((each, i) => (each === id ? SIGNS[mark] : (paper.marks[i] ?? '.'))).join('')
    this.write({ ...paper, marks, at: Date.now() })
  }

  /** What the paper is worth. It is done with: the next one is another. */
  handIn(pool: readonly Question[]): Outcome {
    const { paper, test } = this
    const marks = paper?.questions.map((_, i) => markOf(paper.marks[i])) ?? []
    const points = pointsOf(marks)
    const missed = missedIdeas(stepsIn(pool, paper?.questions ?? []), marks)
    const isPassed = points >= test.test.pass
    if (paper)
      this.write({ ...paper, sitting: paper.sitting + 1, questions: [], marks: '', best: points, at: Date.now() })
    this.paper = undefined
    this.best = Math.max(this.best ?? 0, points)
    const right = marks.filter((mark) => mark === 'right').length
    if (isPassed) this.pass(points, marks.length - right)
    return { points, isPassed, right, questions: marks.length, missed }
  }

  /** A passed test counts on the road as a lesson that is done. */
  private pass(points: number, tries: number): void {
    const { id } = this.test
    void this.progress?.saveRecord({
      lesson: id,
      exercise: id,
      stars: starsFor(points),
      tries,
      hints: 0,
      solvedAt: Date.now(),
    })
  }

  private write(paper: Paper): void {
    this.paper = paper
    void this.progress?.savePaper(paper)
  }
}
