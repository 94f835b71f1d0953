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

/** Whether all of the saved paper's questions are still in the pool, each once. */
const isWhole = ({ questions, marks }: Paper, pool: readonly Question[]): boolean =>
  questions.length > 0 &&
  marks.length === questions.length &&
  new Set(questions).size === questions.length &&
  stepsIn(pool, questions).length === questions.length

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

/** What a paper is worth, in the words of the pool. */
function outcomeOf({ questions, marks }: Paper, pool: readonly Question[], pass: number): Outcome {
  const given = questions.map((_, i) => markOf(marks[i]))
  const points = pointsOf(given)
  return {
    points,
    isPassed: points >= pass,
    right: given.filter((mark) => mark === 'right').length,
    questions: given.length,
    missed: missedIdeas(stepsIn(pool, questions), given),
  }
}

/** One learner's papers of one test: what is in hand, and what is written of it. */
export class Sitting {
  /** The paper in hand, or the last one that was handed in. */
  paper = $state.raw<Paper | undefined>()
  /** Points of the best paper so far; undefined before the first. */
  best = $state<number | undefined>()
  private readonly test: Test
  private progress: Progress | undefined

  constructor(test: Test) {
    this.test = test
  }

  /** What was saved: a paper to go on with or the last one, the best result. */
  open(progress: Progress, pool: readonly Question[]): void {
    this.progress = progress
    const saved = progress.paper(this.test.id)
    this.best = saved && (saved.sitting > 0 || saved.handedIn) ? saved.best : undefined
    this.paper = saved && isWhole(saved, pool) ? saved : undefined
  }

  /** The paper to go on with. */
  get inHand(): Paper | undefined {
    return this.paper?.handedIn === false ? this.paper : undefined
  }

  /** What the last paper that was handed in was worth, until the next one is begun. */
  outcome(pool: readonly Question[]): Outcome | undefined {
    return this.paper?.handedIn ? outcomeOf(this.paper, pool, this.test.test.pass) : undefined
  }

  /** A new paper, with other questions than the last ones. */
  begin(pool: readonly Question[]): Paper {
    const saved = this.progress?.paper(this.test.id)
    const seed = saved?.seed ?? Math.floor(Math.random() * 2 ** 31)
    const sitting = saved ? saved.sitting + 1 : 0
    const questions = drawPaper(pool, { questions: this.test.test.questions, seed, sitting }).map(({ step }) => step.id)
    const marks = '.'.repeat(questions.length)
    const paper = { test: this.test.id, seed, sitting, questions, marks, handedIn: false, best: 0, at: Date.now() }
    this.write(paper)
    return paper
  }

  mark(id: string, mark: Mark): void {
    const { inHand } = this
    if (!inHand) return
    const marks = inHand.questions.map((each, i) => (each === id ? SIGNS[mark] : (inHand.marks[i] ?? '.'))).join('')
    this.write({ ...inHand, marks, at: Date.now() })
  }

  /** Nothing more is answered: the next paper is another. */
  handIn(pool: readonly Question[]): void {
    const { inHand, test } = this
    if (!inHand) return
    const { points, isPassed, right, questions } = outcomeOf(inHand, pool, test.test.pass)
    this.write({ ...inHand, handedIn: true, best: points, at: Date.now() })
    this.best = Math.max(this.best ?? 0, points)
    if (isPassed) this.pass(points, questions - right)
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
