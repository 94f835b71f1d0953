import { expect, test, vi } from 'vitest'
import { compileTree } from '../../src/build/compile-tree'
import { readTree } from '../../src/build/lesson-files'
import { viewStep } from '../../src/lib/drill/step-view'
import { type View, viewMove, viewPoint, viewText } from '../../src/lib/drill/view'
import { isExercise, type Inline, solutionsOf, type Step } from '../../src/lib/lesson'
import { winsOf } from '../../src/lib/lesson/solutions'
import { begin, type PlayEvent, type PlayState } from '../../src/lib/player'
import { follow, solveStep } from '../player/solve-step'
import { stepOf } from '../player/steps'

vi.setConfig({ testTimeout: 60_000 })

const MIRROR: View = { mirrored: true, swapped: false }
const PLAIN: View = { mirrored: false, swapped: false }

const { chapters } = compileTree(readTree('lessons'))
const exercises = chapters['zh-Hans'].flatMap(({ lessons }) =>
  lessons.flatMap(({ lesson }) => lesson.steps.filter(isExercise)),
)
const mirrorable = exercises.flatMap((step) => {
  const seen = viewStep(step, MIRROR)
  return seen ? [{ step, seen }] : []
})

const mirroredEvent = (event: PlayEvent): PlayEvent => {
  if (event.type === 'movePlayed') return { ...event, move: viewMove(event.move, MIRROR) }
  return event.type === 'pointTapped' ? { ...event, point: viewPoint(event.point, MIRROR) } : event
}

/** Every text of an answer as it is in the mirror, in an order that says nothing. */
const inMirror = (value: unknown, view: View): unknown => {
  if (typeof value === 'string') return viewText(value, view)
  if (Array.isArray(value)) return value.map((each: unknown) => JSON.stringify(inMirror(each, view))).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inMirror(each, view)]))
}

/** Plays what wins until it is won; of several defences one may be chosen here and another in the mirror. */
function won(start: PlayState, task: Step['task'] & { kind: 'mate' | 'stalemate' }): PlayState {
  let state = start
  while (state.phase === 'awaiting' && state.scene.position) {
    const within = task.within - state.scene.moves
    const [win] = winsOf(state.scene.position, { ...task, within })
    if (!win) break
    state = follow(state, { type: 'movePlayed', move: win.move })
  }
  return state
}

function solved(step: Step, seen: Step): PlayState {
  const { task } = step
  if ((task?.kind === 'mate' || task?.kind === 'stalemate') && task.within > 1) return won(begin(seen), task)
  return (solveStep(step) ?? []).map(mirroredEvent).reduce(follow, begin(seen))
}

test('half of the lessons’ exercises can be seen in the mirror', () => {
  expect(mirrorable.length).toBeGreaterThan(exercises.length * 0.45)
})

test('what is right in the mirror is the mirror of what is right', () => {
  const others = mirrorable.filter(({ step, seen }) => {
    // Of equally long lines the core shows the first that it finds.
    if (step.task?.kind === 'collect') return false
    const [plain, mirrored] = [inMirror(solutionsOf(step), MIRROR), inMirror(solutionsOf(seen), PLAIN)]
    return JSON.stringify(plain) !== JSON.stringify(mirrored)
  })
  expect(others.map(({ step }) => step.id)).toEqual([])
})

test('each of them is solved by the mirrored answers, without a wrong one', () => {
  const unsolved = mirrorable.filter(({ step, seen }) => {
    const { phase, tries } = solved(step, seen)
    return phase !== 'done' || tries > 0
  })
  expect(unsolved.map(({ step }) => step.id)).toEqual([])
})

test('a mirror in the mirror shows the exercise as it was, and the mirror another', () => {
  const changed = mirrorable.filter(({ step, seen }) => JSON.stringify(viewStep(seen, MIRROR)) !== JSON.stringify(step))
  expect(changed.map(({ step }) => step.id)).toEqual([])
  // Some boards are alike on both wings.
  const same = mirrorable.filter(({ step, seen }) => JSON.stringify(seen) === JSON.stringify(step))
  expect(same.length).toBeLessThan(mirrorable.length / 20)
})

const FEN = '3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1'
const mate = { kind: 'mate', within: 1, mateOnly: false } as const
const said = (text: string): Inline[] => [{ type: 'text', text }]

test('everything that points at the board goes with it', () => {
  const written = { chinese: '車九平六', wxf: 'R9=6' }
  const step = stepOf(
    FEN,
    { kind: 'play', answers: ['a6d6'] },
    {
      title: [{ type: 'strong', children: [{ type: 'point', point: 'a6' }] }],
      prose: [{ type: 'list', ordered: false, items: [[{ type: 'paragraph', children: said('找将军') }]] }],
      hints: [[{ type: 'quote', children: [{ type: 'paragraph', children: [{ type: 'point', point: 'd9' }] }] }]],
      wrong: [
        { on: { move: 'a6a9' }, text: [{ type: 'move', move: 'a6d6', fen: FEN, written }] },
        { on: { point: 'a6' }, text: [] },
      ],
      fine: [{ on: 'else', text: [{ type: 'move', move: 'a6a9', fen: FEN, children: said('这步') }] }],
      replies: ['d9d8'],
      board: {
        marks: [{ type: 'arrow', move: 'a6d6', colour: 'red', crossed: false }],
        hintMarks: [{ type: 'circle', at: 'a6', colour: 'blue' }],
        show: 'a6',
      },
    },
  )
  const seen = viewStep(step, MIRROR)
  expect(seen?.board).toMatchObject({ fen: '5k3/9/9/8R/9/9/9/9/9/4K4 w - - 0 1', show: 'i6' })
  expect(seen?.board?.marks).toMatchObject([{ move: 'i6f6' }])
  expect(seen?.board?.hintMarks).toMatchObject([{ at: 'i6' }])
  expect(seen?.task).toEqual({ kind: 'play', answers: ['i6f6'] })
  expect(seen?.title).toEqual([{ type: 'strong', children: [{ type: 'point', point: 'i6' }] }])
  expect(JSON.stringify(seen?.hints)).toContain('"f9"')
  // In the script that it was in.
  expect(seen?.wrong[0]?.text).toMatchObject([{ move: 'i6f6', written: { chinese: '車一平四', wxf: 'R1=4' } }])
  expect(seen?.wrong.map(({ on }) => on)).toEqual([{ move: 'i6i9' }, { point: 'i6' }])
  expect(seen?.fine[0]?.text).toMatchObject([{ move: 'i6i9', fen: '5k3/9/9/8R/9/9/9/9/9/4K4 w - - 0 1' }])
  expect(seen?.replies).toEqual(['f9f8'])
})

test('a line of moves goes with its variations', () => {
  const line = [{ move: 'a6d6', variations: [[{ move: 'a6a9', variations: [] }]] }]
  expect(viewStep(stepOf(FEN, { kind: 'line', line }), MIRROR)?.task).toEqual({
    kind: 'line',
    line: [{ move: 'i6f6', variations: [[{ move: 'i6i9', variations: [] }]] }],
  })
})

test.each([
  '车在左边',
  '右車',
  '第三条线',
  '占住六路',
  '马八进七',
  '炮二平五',
  '順時針',
  'the left horse',
  'on the d-file',
  'Play H8+7.',
  'go to e4',
  'Red plays h2e2',
])('what says “%s” is not turned over', (text) => {
  expect(viewStep(stepOf(FEN, mate, { explain: said(text) }), MIRROR)).toBeUndefined()
  const mark = { type: 'words', at: 'a6', text, colour: 'red' } as const
  expect(viewStep(stepOf(FEN, mate, { board: { hintMarks: [mark] } }), MIRROR)).toBeUndefined()
  const deep = [{ type: 'quote', children: [{ type: 'paragraph', children: said(text) }] }] as const
  expect(viewStep(stepOf(FEN, mate, { hints: [deep] }), MIRROR)).toBeUndefined()
  const line = [{ move: 'a6d6', variations: [[{ move: 'a6a9', comment: text, variations: [] }]] }]
  expect(viewStep(stepOf(FEN, { kind: 'line', line }), MIRROR)).toBeUndefined()
})

test.each(['将军！黑将没路可走。', '两个车轮流将军，进攻很快。', 'Check! The general has no way out.', '走 3 步'])(
  'what says “%s” is',
  (text) => {
    expect(viewStep(stepOf(FEN, mate, { explain: said(text) }), MIRROR)).toBeDefined()
  },
)

test('colours are named in words: no exercise of a lesson changes them; as it was it is the same', () => {
  const step = stepOf(FEN, mate)
  expect(viewStep(step, { mirrored: false, swapped: true })).toBeUndefined()
  expect(viewStep(step, PLAIN)).toBe(step)
  expect(viewStep(stepOf(FEN, { kind: 'setup', points: ['a6'] }), MIRROR)).toBeUndefined()
  const verse = { title: '', lines: [] }
  expect(viewStep(stepOf(FEN, mate, { verse }), MIRROR)).toBeUndefined()
})
