import type { LessonContext } from './context'
import type { FrontMatter } from './front-matter'
import { readId } from './ids'
import type { SourceText } from './source-text'
import type { StepDraft } from './step'
import { parseNumber } from './task-head'
import { isExercise, type TestTerms } from './types'

const QUESTIONS_MAX = 50
const PASS_DEFAULT = 60
const FULL = 100
const UNIT = /\s*(?:道|题|題|分|questions?|points?)$/i

function readCount(text: SourceText, max: number): number | undefined {
  const count = parseNumber(text.text.replace(UNIT, ''))
  return count !== undefined && count >= 1 && count <= max ? count : undefined
}

function readPools(front: FrontMatter, { problems, lessons }: LessonContext): string[] {
  const items = front.get('pool')?.items() ?? []
  return items.flatMap((item) => {
    const id = readId(item, problems)
    if (id !== undefined && lessons && !lessons.has(id)) problems.add(item.place, 'pool-unknown', { id })
    return id === undefined ? [] : [id]
  })
}

/** What makes a lesson a test: 题数, 及格 and 题库. Undefined for every other lesson. */
export function readTestTerms(front: FrontMatter, context: LessonContext): TestTerms | undefined {
  const { problems } = context
  const [asked, wanted] = [front.get('questions'), front.get('pass')]
  const stray = wanted ?? front.get('pool')
  if (!asked) return stray && problems.add(stray.place, 'pass-without-questions')
  const count = readCount(asked, QUESTIONS_MAX)
  // Each question is worth the same, and all together a hundred points.
  const questions = count !== undefined && FULL % count === 0 ? count : undefined
  if (questions === undefined) problems.add(asked.place, 'questions-unreadable', { text: asked.text.slice(0, 20) })
  const pass = wanted ? readCount(wanted, FULL) : PASS_DEFAULT
  if (wanted && pass === undefined) problems.add(wanted.place, 'pass-unreadable', { text: wanted.text.slice(0, 20) })
  return { questions: questions ?? 1, pass: pass ?? PASS_DEFAULT, pools: readPools(front, context) }
}

/** Each question of a test asks something, and belongs to a lesson that a learner who misses it is led to. */
export function checkQuestions(drafts: readonly StepDraft[], { problems }: LessonContext): void {
  for (const { step, place } of drafts) {
    if (!isExercise(step)) problems.add(place, 'question-without-task')
    else if (!step.about) problems.add(place, 'question-about-nothing')
  }
}
