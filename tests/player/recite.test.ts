import { describe, expect, it } from 'vitest'
import { compile, solutionsOf, type Step } from '../../src/lib/lesson'
import { formatFen, parseFen, START_FEN } from '../../src/lib/notation'
import { begin, type PlayEvent, type PlayState, step as transition } from '../../src/lib/player'
import { solveStep } from './solve-step'
import { noteOf, playing, run } from './steps'

function compiled(block: string): Step {
  const { lesson, problems } = compile(
    `---\nid: test\ntitle: test\n---\n\n## 一\n\`\`\`verse\n编号：only\n${block}\n\`\`\`\n\n> 提示：a\n`,
  )
  expect(problems.map(({ code }) => code)).toEqual([])
  const step = lesson?.steps[0]
  if (!step) throw new Error('no step')
  return step
}

const GAME = `题：T
局面：开局
甲 | 炮二平五 炮2平5 | 先出炮
乙 | | 等一等
丙 | 马二进三`

const pick = (option: number): PlayEvent => ({ type: 'optionChosen', option })

/** The events of the only right answer. */
function answersTo(step: Step): PlayEvent[] {
  const answers = solutionsOf(step)?.answers
  if (answers?.kind !== 'options') throw new Error('no options')
  return answers.options.map(pick)
}

const boardOf = (state: PlayState): string => (state.scene.position ? formatFen(state.scene.position) : '')

/** A board after these moves from the opening position. */
function after(...moves: readonly string[]): string {
  const line = compile(
    `---\nid: t\ntitle: t\n---\n\n## 一\n\`\`\`verse\n题：T\n局面：开局\na | ${moves.join(' ')}\nb | |\n\`\`\`\n`,
  ).lesson?.steps[0]?.verse?.lines[1]?.fen
  return line ?? START_FEN
}

describe('lines in order', () => {
  const step = compiled(`任务：背 排序\n${GAME}`)
  const [first, second, third] = answersTo(step)
  if (!first || !second || !third) throw new Error('three lines')

  it('are picked one by one, each played on the board and said with its gloss', () => {
    expect(step.task).toMatchObject({ kind: 'recite', way: 'order' })
    expect(boardOf(begin(step))).toBe(START_FEN)
    const one = playing(step, first)
    expect(one.phase).toBe('awaiting')
    expect(noteOf(one)).toEqual({ kind: 'recited', line: 0 })
    expect(boardOf(one)).toBe(after('炮二平五', '炮2平5'))
    expect(playing(step, first, second)).toMatchObject({ phase: 'awaiting', note: { kind: 'recited', line: 1 } })
    const done = playing(step, first, second, third)
    expect(done).toMatchObject({ phase: 'done', stars: 3, tries: 0 })
    expect(boardOf(done)).toBe(after('炮二平五', '炮2平5', '马二进三'))
    expect(solveStep(step)).toEqual([first, second, third])
  })

  it('come with a pause between their moves, in which the next may be picked already', () => {
    const { state, then } = transition(begin(step), first)
    expect(state.phase).toBe('showing')
    expect(then?.event).toEqual({ type: 'paused' })
    expect(boardOf(state)).toBe(after('炮二平五'))
    const early = transition(state, second).state
    expect(early).toMatchObject({ phase: 'awaiting', note: { kind: 'recited', line: 1 } })
    expect(boardOf(early)).toBe(after('炮二平五', '炮2平5'))
  })

  it('out of turn are told, counted, and end nothing', () => {
    const wrong = playing(step, third)
    expect(wrong).toMatchObject({ phase: 'awaiting', tries: 1, note: { kind: 'wrong-piece', way: 'order' } })
    expect(boardOf(wrong)).toBe(START_FEN)
    expect(run(wrong, first, second, third)).toMatchObject({ phase: 'done', stars: 3, tries: 1 })
    const early = transition(transition(begin(step), first).state, third).state
    expect(early).toMatchObject({ phase: 'awaiting', tries: 1 })
    expect(boardOf(early)).toBe(after('炮二平五', '炮2平5'))
  })

  it('are picked once', () => {
    const one = playing(step, first)
    expect(run(one, first)).toBe(one)
    expect(run(one, pick(17))).toBe(one)
  })

  it('are taken back, even while they are shown, and begun anew', () => {
    const two = playing(step, first, second)
    expect(run(two, { type: 'takenBack' })).toMatchObject({
      phase: 'awaiting',
      scene: { chosen: [expect.any(Number)] },
    })
    const back = transition(transition(begin(step), first).state, { type: 'takenBack' }).state
    expect(back).toMatchObject({ phase: 'awaiting', scene: { chosen: [] } })
    expect(boardOf(back)).toBe(START_FEN)
    expect(run(two, { type: 'restarted' })).toMatchObject({ phase: 'awaiting', past: [], scene: { chosen: [] } })
  })

  it('cost a star for each hint', () => {
    expect(playing(step, { type: 'hintAsked' }, first, second, third)).toMatchObject({ phase: 'done', stars: 2 })
  })

  it('cannot be read off the verse, and a verse that is only read goes on as before', () => {
    const start = begin(step)
    expect(run(start, { type: 'lineRecited', line: 2 })).toBe(start)
    const read = compiled(GAME)
    const shown = playing(read, { type: 'lineRecited', line: 0 })
    expect(shown.phase).toBe('explaining')
    expect(boardOf(shown)).toBe(after('炮二平五', '炮2平5'))
    expect(noteOf(shown)).toBeUndefined()
  })

  it('that read the same change places', () => {
    const twins = compiled('任务：背\n题：T\n甲\n乙\n甲')
    if (twins.task?.kind !== 'recite') throw new Error('no verse')
    const { choices } = twins.task
    const [a, b, c] = [0, 1, 2].map((line) => pick(choices.indexOf(line)))
    if (!a || !b || !c) throw new Error('three lines')
    expect(playing(twins, c, b, a)).toMatchObject({ phase: 'done', tries: 0 })
    expect(playing(twins, a, b, c)).toMatchObject({ phase: 'done', tries: 0 })
  })
})

describe('gaps', () => {
  const step = compiled(
    '任务：背\n题：T\n局面：开局\n甲 | 炮二平五\n{乙}乙{丙} | 炮2平5\n丁 | 马二进三\n{戊} | 马8进7\n己 | 马八进七',
  )
  const right = answersTo(step)

  it('are filled in the order of the verse; the board begins where the first of them stands', () => {
    expect(step.task).toMatchObject({ kind: 'recite', way: 'gaps' })
    expect(boardOf(begin(step))).toBe(after('炮二平五'))
    const one = playing(step, ...right.slice(0, 1))
    expect(noteOf(one)).toEqual({ kind: 'found', left: 2 })
    expect(boardOf(one)).toBe(after('炮二平五'))
    const two = playing(step, ...right.slice(0, 2))
    expect(noteOf(two)).toEqual({ kind: 'recited', line: 1 })
    // The lines without gaps are shown along with it.
    expect(boardOf(two)).toBe(after('炮二平五', '炮2平5', '马二进三'))
    const done = playing(step, ...right)
    expect(done).toMatchObject({ phase: 'done', stars: 3 })
    expect(boardOf(done)).toBe(after('炮二平五', '炮2平5', '马二进三', '马8进7', '马八进七'))
  })

  it('take nothing else', () => {
    const wrong = playing(step, ...right.slice(1, 2))
    expect(wrong).toMatchObject({ phase: 'awaiting', tries: 1, note: { kind: 'wrong-piece', way: 'gaps' } })
  })

  it('need no board', () => {
    const bare = compiled('任务：背\n题：T\n{马}走日\n象走{田}')
    expect(parseFen(bare.board?.fen ?? '').ok).toBe(false)
    expect(solveStep(bare)).toEqual(answersTo(bare))
  })
})
