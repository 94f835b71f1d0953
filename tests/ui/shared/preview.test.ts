import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile, type Lesson } from '../../../src/lib/lesson'
import { parseLessonMessage, parsePreviewMessage } from '../../../src/lib/ui/shared/preview-messages'
import { nextStep } from '../../../src/lib/ui/shared/preview-step'

const lessonOf = (...ids: readonly string[]): Lesson => {
  const steps = ids.map(
    (id) => `## ${id}\n\n\`\`\`xiangqi\nid: ${id}\nposition: start\ntask: play\nanswer: h2e2\n\`\`\`\n`,
  )
  const { lesson } = compile(`---\nid: a\ntitle: b\n---\n\n${steps.join('\n')}`)
  if (!lesson) throw new Error('no lesson')
  return lesson
}

describe('what comes over the frame’s border', () => {
  const lesson = lessonOf('one', 'two')

  test('a lesson in its shape is heard', () => {
    const message = { type: 'mazouri-lesson', lesson, at: 1 }
    expect(parseLessonMessage(structuredClone(message))).toEqual(message)
    expect(parseLessonMessage({ ...message, extra: 1 })).toEqual(message)
  })

  test.each([
    [undefined],
    ['mazouri-lesson'],
    [{ type: 'mazouri-lesson' }],
    [{ type: 'lesson', lesson, at: 0 }],
    [{ type: 'mazouri-lesson', lesson, at: -1 }],
    [{ type: 'mazouri-lesson', lesson, at: '0' }],
    [{ type: 'mazouri-lesson', lesson: { ...lesson, title: 7 }, at: 0 }],
    [{ type: 'mazouri-lesson', lesson: { ...lesson, steps: {} }, at: 0 }],
    [{ type: 'mazouri-lesson', lesson: { ...lesson, steps: [null] }, at: 0 }],
    [{ type: 'mazouri-lesson', lesson: { ...lesson, steps: [{ ...lesson.steps[0], hints: 'no' }] }, at: 0 }],
    [{ type: 'mazouri-lesson', lesson: { ...lesson, steps: [{ ...lesson.steps[0], task: 'play' }] }, at: 0 }],
  ])('anything else is not: %#', (data) => {
    expect(parseLessonMessage(data)).toBeUndefined()
  })

  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        parseLessonMessage(data)
        parseLessonMessage({ type: 'mazouri-lesson', lesson: data, at: 0 })
        parsePreviewMessage(data)
      }),
    )
  })

  test('what the frame says is heard in its shape alone', () => {
    expect(parsePreviewMessage({ type: 'mazouri-ready' })).toEqual({ type: 'mazouri-ready' })
    expect(parsePreviewMessage({ type: 'mazouri-step', at: 2 })).toEqual({ type: 'mazouri-step', at: 2 })
    for (const other of [null, { type: 'mazouri-step' }, { type: 'mazouri-step', at: 0.5 }, { type: 'x' }])
      expect(parsePreviewMessage(other)).toBeUndefined()
  })
})

describe('which step of a text that is being written is shown', () => {
  const three = lessonOf('one', 'two', 'three')
  const step = (lesson: Lesson, at: number) => lesson.steps[at]

  test('at first the one that is asked for', () => {
    expect(nextStep(undefined, { lesson: three, at: 2 }, undefined)).toBe(2)
    expect(nextStep(undefined, { lesson: three, at: 9 }, undefined)).toBe(2)
  })

  test('while the author stays, the learner’s own, wherever it has moved', () => {
    const before = { lesson: three, at: 0 }
    const more = lessonOf('zero', 'one', 'two', 'three')
    expect(nextStep(before, { lesson: three, at: 0 }, step(three, 1))).toBe(1)
    expect(nextStep(before, { lesson: more, at: 1 }, step(three, 1))).toBe(2)
    expect(nextStep(before, { lesson: more, at: 0 }, step(three, 1))).toBe(2)
  })

  test('the author’s, once the author goes to another', () => {
    expect(nextStep({ lesson: three, at: 0 }, { lesson: three, at: 2 }, step(three, 1))).toBe(2)
  })

  test('the author’s, where it has only now come into the text', () => {
    expect(nextStep({ lesson: lessonOf('one'), at: 1 }, { lesson: three, at: 1 }, step(three, 0))).toBe(1)
  })

  test('the author’s, where the learner’s own is gone', () => {
    const fewer = lessonOf('one', 'three')
    expect(nextStep({ lesson: three, at: 0 }, { lesson: fewer, at: 0 }, step(three, 1))).toBe(0)
  })

  test('the first of a text that has none yet', () => {
    const none = { ...three, steps: [] }
    expect(nextStep({ lesson: three, at: 2 }, { lesson: none, at: 0 }, step(three, 2))).toBe(0)
  })
})
