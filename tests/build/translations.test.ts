import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { compileTree } from '../../src/build/compile-tree'
import { type LessonTree, readTree } from '../../src/build/lesson-files'
import { problemsOf } from '../../src/build/tree-checks'
import { checkLessons } from '../../src/cli/lessons-check'
import { createTranslator } from '../../src/lib/i18n/every-language'

vi.setConfig({ testTimeout: 30_000 })

const ROOT = join(import.meta.dirname, '../fixtures/translations')

/** The problems of the tree with the English lesson changed. */
function found(from: string, to: string): string[] {
  const tree = readTree(ROOT)
  const en = tree.en.map((folder) => ({
    ...folder,
    lessons: folder.lessons.map(({ path, text }) => {
      expect(text).toContain(from)
      return { path, text: text.replace(from, to) }
    }),
  }))
  const changed: LessonTree = { ...tree, en }
  return problemsOf(compileTree(changed)).map(({ code, params, line }) => `${code} ${params['id'] ?? ''} ${line}`)
}

test('a translation that says the same in other words and another notation', () => {
  expect(checkLessons(createTranslator('en').t, [ROOT])).toEqual({
    code: 0,
    output: 'Lessons: 2. Exercises: 10. Errors: 0. Warnings: 0.\n',
  })
})

describe('each way to differ', () => {
  const TAP = '## Tap\n```xiangqi\nid: horse-tap\nposition: Red horse e4; Red to move\ntask: tap\nanswer: d6, f6\n```\n'
  test.each([
    [
      'a position',
      'id: horse-tap\nposition: Red horse e4',
      'id: horse-tap\nposition: Red horse e4 rook a0',
      'position',
    ],
    ['whose turn it is', 'Red horse e4; Red to move\ntask: tap', 'Red horse e4; Black to move\ntask: tap', 'position'],
    ['the learner’s side', 'task: tap', 'task: tap\nside: black', 'side'],
    ['points', 'answer: d6, f6', 'answer: d6', 'answers'],
  ])('%s', (_, from, to, code) => {
    expect(found(from, to)).toEqual([expect.stringContaining(`translation-${code} horse-tap 1`)])
  })

  test.each([
    ['a task’s argument', 'capture rook', 'capture pawn', 'translation-task horse-capture'],
    ['another task', 'task: capture rook', 'task: check', 'translation-task horse-capture'],
    ['an answer', 'H5+3', 'H5+7', 'translation-answers horse-play'],
    ['a line', 'b0c2', 'b0a2', 'translation-answers horse-line'],
    ['a variation', '(b9c7)', '(b9a7)', 'translation-answers horse-line'],
    ['an option', '- [ ] A chariot', '- [x] A chariot', 'translation-answers horse-choose'],
    [
      'a step more',
      '## Choose',
      '## More\n```xiangqi\nid: more\nposition: same\ntask: tap\nanswer: e1\n```\n\n## Choose',
      'translation-step-extra more',
    ],
    ['a step less', TAP, '', 'translation-step-missing horse-tap'],
    ['an id', 'id: horse-tap', 'id: horse-point', 'translation-step-missing horse-tap'],
    ['a lesson of no original', 'id: horse\n', 'id: mare\n', 'original-missing mare'],
    ['a board that is only shown', 'moves: e4g5', 'moves: e4c5', 'translation-answers watch'],
    [
      'a board less',
      '## Watch',
      '## Watch\n\n## Board\n```xiangqi\nposition: start\n```\n\n## Words',
      'translation-boards',
    ],
  ])('%s', (_, from, to, expected) => {
    expect(found(from, to).join('\n')).toContain(expected)
  })

  test('the order of the exercises', () => {
    expect(found(`${TAP}\n`, '')).toContain('translation-step-missing horse-tap 1')
    const last = '- [x] A horse\n- [ ] A chariot\n'
    const tree = readTree(ROOT)
    const en = tree.en.map((folder) => ({
      ...folder,
      lessons: folder.lessons.map(({ path, text }) => ({
        path,
        text: text.replace(`${TAP}\n`, '').replace(last, `${last}\n${TAP}`),
      })),
    }))
    const codes = problemsOf(compileTree({ ...tree, en })).map(({ code }) => code)
    expect(codes).toEqual(['translation-order'])
  })
})
