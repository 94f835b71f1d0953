import { describe, expect, test, vi } from 'vitest'
import { compileTree } from '../src/build/compile-tree'
import { readTree } from '../src/build/lesson-files'
import { formatProblem } from '../src/build/problem-text'
import { problemsOf } from '../src/build/tree-checks'
import { createTranslator } from '../src/lib/i18n/every-language'
import { type Block, type Inline, isExercise, solutionsOf, type Step } from '../src/lib/lesson'

/* The project's own lessons: nothing wrong in them, and nothing too hard for a nine-year-old. */

vi.setConfig({ testTimeout: 60_000 })

const SENTENCE_MAX = 40

const tree = compileTree(readTree('lessons'))
const { t } = createTranslator('zh-Hans')
const problems = problemsOf(tree)
const files = tree.chapters['zh-Hans'].flatMap(({ lessons }) => lessons)
/** Lessons beside the road belong to no grade. */
const graded = new Set(tree.chapters['zh-Hans'].flatMap(({ chapter, lessons }) => (chapter.grade ? lessons : [])))

const inlineText = (part: Inline): string => {
  if (part.type === 'break') return '\n'
  if ('text' in part) return part.text
  return part.children?.map(inlineText).join('') ?? ''
}

/** Each text of a block by itself: what stands in one paragraph, one list item, one cell. */
const textsOf = (block: Block): string[] => {
  switch (block.type) {
    case 'paragraph':
      return [block.children.map(inlineText).join('')]
    case 'quote':
      return block.children.flatMap(textsOf)
    case 'list':
      return block.items.flat().flatMap(textsOf)
    case 'table':
      return block.rows.flat().map((cell) => cell.map(inlineText).join(''))
    case 'image':
      return [block.alt]
  }
}

const saidIn = (step: Step): string[] => [
  ...[...step.prose, ...step.after, ...step.hints.flat()].flatMap(textsOf),
  ...[step.explain, ...[...step.wrong, ...step.fine].map(({ text }) => text)].map((text) =>
    text.map(inlineText).join(''),
  ),
  ...(step.verse?.lines.map(({ gloss }) => gloss) ?? []),
]

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？；\n])/).map((sentence) => sentence.trim())

test('there are lessons', () => {
  expect(files.length).toBeGreaterThan(0)
})

test('nothing is wrong with them, and nothing is warned of', () => {
  expect(problems.map((problem) => formatProblem(t, problem))).toEqual([])
})

const named = files.map((file) => [file.path, file.lesson] as const)

test.each(named.filter(([, { test }]) => !test))('%s has 6 to 14 exercises', (_, lesson) => {
  const exercises = lesson.steps.filter(isExercise)
  expect(exercises.length).toBeGreaterThanOrEqual(6)
  expect(exercises.length).toBeLessThanOrEqual(14)
})

test.each([...graded].map((file) => [file.path, file.lesson] as const))('%s has a grade', (_, lesson) => {
  expect(lesson.grade).toMatch(/^\d+级$/)
})

describe.each(named)('%s', (_, lesson) => {
  test('asks nothing without an answer', () => {
    const exercises = lesson.steps.filter(isExercise)
    expect(exercises.filter((step) => (solutionsOf(step)?.count ?? 0) === 0).map(({ id }) => id)).toEqual([])
  })

  test('has a summary and a time', () => {
    expect(lesson.summary).not.toBe('')
    expect(lesson.minutes).toBeGreaterThan(0)
  })

  test('says nothing in more than 40 characters', () => {
    const long = lesson.steps
      .flatMap(saidIn)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.length > SENTENCE_MAX)
    expect(long).toEqual([])
  })

  test('asks no two questions on one board with one answer', () => {
    const asked = lesson.steps.filter(isExercise).map(({ board, task }) => JSON.stringify([board?.fen, task]))
    expect(new Set(asked).size).toBe(asked.length)
  })
})
