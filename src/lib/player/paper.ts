import { hashOf } from '../lesson/ids'
import { type About, isExercise, type Step } from '../lesson/types'

/* A test's paper: which questions are drawn from its pool, and what the answers to them are worth. */

/** A question, and the id of the test that it stands in. */
export interface Question {
  readonly step: Step
  readonly pool: string
}

/** What is drawn: `seed` orders the pool for one learner, `sitting` counts the papers from 0. */
export interface Draw {
  readonly questions: number
  readonly seed: number
  readonly sitting: number
}

/** Right at once, or not; undefined while a question waits. */
export type Mark = 'right' | 'missed'

const FULL = 100
/** Into so many parts the place of a group's first question is cut. */
const PARTS = 1000

/** A number of 32 bits for a text, another for each seed: every bit of both has a say in every bit of it. */
function numberOf(seed: number, text: string): number {
  let bits = parseInt(hashOf(text), 36) ^ Math.imul(seed + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 13), 0x297a2d39)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** By chance as the seed has it, and the same on every device. */
const shuffled = (pool: readonly Question[], seed: number): Question[] =>
  [...pool].sort((a, b) => numberOf(seed, a.step.id) - numberOf(seed, b.step.id) || (a.step.id < b.step.id ? -1 : 1))

/**
 * Spreads each group evenly over the whole: any stretch of it has as much of each group as the group is large. Places are
 * compared as fractions by multiplying, so that no rounding decides.
 */
function spread(pool: readonly Question[], groupOf: (question: Question) => string, seed: number): Question[] {
  const sizes = new Map<string, number>()
  const placed = pool.map((question, i) => {
    const group = groupOf(question)
    const index = sizes.get(group) ?? 0
    sizes.set(group, index + 1)
    return { question, group, part: index * PARTS + (numberOf(seed, group) % PARTS), i }
  })
  const sizeOf = (group: string): number => sizes.get(group) ?? 1
  placed.sort((a, b) => a.part * sizeOf(b.group) - b.part * sizeOf(a.group) || a.i - b.i)
  return placed.map(({ question }) => question)
}

/** The questions of a pool. */
export const questionsOf = (pool: string, steps: readonly Step[]): Question[] =>
  steps.filter(isExercise).map((step) => ({ step, pool }))

/**
 * Draws a paper, its questions in the pool's order. The pool is gone through before a question comes again, so papers of one
 * seed that follow each other share none; lessons and chapters have their share in each.
 */
export function drawPaper(pool: readonly Question[], { questions, seed, sitting }: Draw): Question[] {
  const byLesson = spread(shuffled(pool, seed), ({ step }) => step.about?.lesson ?? '', seed)
  const order = spread(byLesson, (question) => question.pool, seed)
  const first = (sitting * questions) % Math.max(1, order.length)
  const drawn = new Set([...order, ...order].slice(first, first + Math.min(questions, order.length)))
  return pool.filter((question) => drawn.has(question))
}

/** Points of a hundred. */
export const pointsOf = (marks: readonly (Mark | undefined)[]): number =>
  marks.length === 0 ? 0 : Math.floor((FULL * marks.filter((mark) => mark === 'right').length) / marks.length)

/** What to look at again: each idea of which a question was not answered right, once. */
export function missedIdeas(steps: readonly Step[], marks: readonly (Mark | undefined)[]): About[] {
  const missed = steps.flatMap(({ about }, i) => (about && marks[i] !== 'right' ? [about] : []))
  return missed.filter((about, i) => missed.findIndex(({ idea, lesson }) => isSame(about, idea, lesson)) === i)
}

const isSame = (about: About, idea: string, lesson: string): boolean => about.idea === idea && about.lesson === lesson
