import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compile, fixLesson, solutionsOf } from '../../src/lib/lesson'
import { recitedTexts } from '../../src/lib/lesson/recite'
import { verseParts } from '../../src/lib/lesson/verse-parts'

const HEAD = '---\nid: a\ntitle: A\n---\n'
const verse = (lines: string): string => `\n## b\n\`\`\`verse\n${lines}\n\`\`\`\n`
const read = (...blocks: readonly string[]) => {
  const { lesson, problems } = compile(HEAD + blocks.map(verse).join(''))
  return { steps: lesson?.steps ?? [], codes: problems.map(({ code }) => code), problems }
}
const taskOf = (block: string) => read(`id: q\ntitle: T\n${block}`).steps[0]?.task

describe('which way', () => {
  test.each([
    ['task: recite\n{a} b\nc {d}', 'gaps'],
    ['task: recite\na\nb', 'order'],
    ['任务：背 排序\n{a} b\nc {d}', 'order'],
    ['任務：背 填空\n{a} b\nc {d}', 'gaps'],
    ['task: recite order\na\nb', 'order'],
  ])('%s', (block, way) => {
    expect(taskOf(block)).toMatchObject({ kind: 'recite', way })
  })

  it('is told where nobody knows it', () => {
    const { problems } = read('id: q\ntitle: T\ntask: recite backwards\na\nb')
    expect(problems).toMatchObject([
      {
        code: 'task-argument',
        params: { text: 'backwards' },
        hint: { code: 'one-of', params: { words: 'order, gaps' } },
      },
    ])
  })
})

describe('there must be something to choose', () => {
  test.each([
    ['task: recite gaps\na\nb', 'recite-no-gaps', 'gap-form'],
    ['task: recite\n{a} b\n{a} c', 'recite-few-gaps', 'gap-form'],
    ['task: recite\na', 'recite-few-lines', 'verse-line-form'],
    ['task: recite\na\na', 'recite-few-lines', 'verse-line-form'],
  ])('%s', (block, code, hint) => {
    const { problems, steps } = read(`id: q\ntitle: T\n${block}`)
    expect(problems).toMatchObject([{ code, hint: { code: hint }, line: 10 }])
    expect(steps[0]).not.toHaveProperty('task')
  })
})

describe('a verse that is known', () => {
  const KNOWN = 'title: T\nposition: start\na b | C2=5 | gloss\nc d | c2=5'

  it('is meant by its title alone', () => {
    const { steps, codes } = read(KNOWN, 'id: q\ntask: recite\ntitle: T')
    expect(codes).toEqual([])
    expect(steps[1]?.verse).toEqual(steps[0]?.verse)
    expect(steps[1]?.task).toMatchObject({ way: 'order' })
    expect(steps[1]?.board?.fen).toBe(steps[0]?.board?.fen)
  })

  it('gets the gaps that are written for it here, and keeps its moves', () => {
    const { steps, codes } = read(KNOWN, 'id: q\ntask: recite\ntitle: T\n{a} b\nc {d}')
    expect(codes).toEqual([])
    expect(steps[1]?.task).toMatchObject({ way: 'gaps' })
    expect(steps[1]?.verse?.lines).toMatchObject([
      { words: 'a b', gloss: 'gloss', moves: ['h2e2'], gaps: [{ from: 0, to: 1 }] },
      { words: 'c d', moves: ['b7e7'], gaps: [{ from: 2, to: 3 }] },
    ])
    expect(steps[0]?.verse?.lines.some(({ gaps }) => gaps)).toBe(false)
  })

  it('has no other lines', () => {
    const { problems } = read(KNOWN, 'id: q\ntask: recite\ntitle: T\na b\nc e')
    expect(problems).toMatchObject([{ code: 'verse-line-unknown', params: { title: 'T', line: 'c e' }, line: 20 }])
  })
})

test('an exercise without an id is told, and a choice beside it', () => {
  expect(read('title: T\ntask: recite\na\nb').problems).toMatchObject([
    { code: 'id-missing', hint: { params: { id: 'a-recite' } } },
  ])
  const { problems } = compile(`${HEAD}${verse('id: q\ntitle: T\ntask: recite\na\nb')}\n- [x] a\n- [ ] b\n`)
  expect(problems.map(({ code }) => code)).toEqual(['choose-beside-task'])
})

test('an id is written for it, into its block', () => {
  const text = `${HEAD}${verse('题：T\n任务：背\n甲\n乙')}`
  const { text: mended, ids } = fixLesson(text)
  expect(ids).toBe(1)
  expect(mended).toBe(text.replace('题：T', '编号：a-recite\n题：T'))
  expect(fixLesson(mended).text).toBe(mended)
})

test('braces that hold nothing or do not close', () => {
  const { problems } = read('title: T\na {} b\nc {d')
  expect(problems).toMatchObject([
    { code: 'gap-empty', line: 9, column: 3 },
    { code: 'line-not-closed', params: { text: '{' }, line: 10, column: 3 },
  ])
})

describe('whatever is recited', () => {
  const word = fc.string({ unit: fc.constantFrom('马', '车', '炮', '𠀀', 'a'), minLength: 1, maxLength: 3 })
  const line = fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 3 })
  const text = (parts: readonly (readonly [string, boolean])[]): string =>
    parts.map(([part, isGap]) => (isGap ? `{${part}}` : part)).join('')

  it('is never offered in the right order, loses nothing, and has one answer', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.constantFrom('order', 'gaps'), (lines, way) => {
        const step = read(`id: q\ntitle: T\ntask: recite ${way}\n${lines.map(text).join('\n')}`).steps[0]
        const { task, verse } = step ?? {}
        const wanted =
          way === 'order'
            ? lines.map((parts) => parts.map(([part]) => part).join(''))
            : lines.flat().flatMap(([part, isGap]) => (isGap ? [part] : []))
        if (new Set(wanted).size < 2) {
          expect(task).toBeUndefined()
          return
        }
        if (task?.kind !== 'recite' || !verse || !step) throw new Error('no task')
        const texts = recitedTexts(verse, task.way)
        expect(texts).toEqual(wanted)
        const offered = task.choices.map((item) => texts[item] ?? '')
        expect(offered).not.toEqual(wanted)
        expect([...offered].sort()).toEqual([...wanted].sort())
        const answers = solutionsOf(step)
        expect(answers?.count).toBe(1)
        if (answers?.answers.kind !== 'options') throw new Error('no options')
        expect(answers.answers.options.map((i) => offered[i])).toEqual(wanted)
      }),
    )
  })

  it('is cut into pieces that make up its lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const own = read(`title: T\n${lines.map(text).join('\n')}`).steps[0]?.verse
        if (!own) throw new Error('no verse')
        const parts = verseParts(own)
        expect(parts.map((pieces) => pieces.map((piece) => piece.text).join(''))).toEqual(
          own.lines.map(({ words }) => words),
        )
        const gaps = parts.flat().flatMap((piece) => (piece.gap === undefined ? [] : [piece]))
        expect(gaps.map(({ gap }) => gap)).toEqual(gaps.map((_, i) => i))
        expect(gaps.map((piece) => piece.text)).toEqual(recitedTexts(own, 'gaps'))
      }),
    )
  })
})
