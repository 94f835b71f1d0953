import { describe, expect, it } from 'vitest'
import { compile, solutionsOf } from '../../src/lib/lesson'
import { formatFen, formatIccs, parseFen, parseMove } from '../../src/lib/notation'
import type { PlayEvent } from '../../src/lib/player'
import { legalMoves, type Role, type Side } from '../../src/lib/rules'
import { solveStep } from './solve-step'
import { move, noteOf, played, playing, point, run, stepOf, tapped } from './steps'

/** The step of a block, and the codes of what is wrong with it. */
function compiled(block: string) {
  const { lesson, problems } = compile(
    `---\nid: test\ntitle: test\n---\n\n## 一\n\`\`\`xiangqi\nid: only\n${block}\n\`\`\`\n`,
  )
  const step = lesson?.steps[0]
  if (!step) throw new Error('no step')
  return { step, codes: problems.map(({ code }) => code) }
}

describe('a safe move', () => {
  // The black chariot looks along rank 4 and down file c: the horse there must leave for where it does not look.
  const block = '局面：红 帅e0 马c4；黑 将d9 车i4；红走\n任务：别丢子'

  it('is any that loses nothing, and the others are refuted on the board', () => {
    const { step, codes } = compiled(block)
    expect(codes).toEqual([])
    const right = solutionsOf(step)?.answers
    if (right?.kind !== 'moves') throw new Error('no moves')
    const parsed = parseFen(step.board?.fen ?? '')
    const all = parsed.ok ? legalMoves(parsed.value).length : 0
    expect(right.moves.length).toBeGreaterThan(0)
    expect(right.moves.length).toBeLessThan(all)
    for (const move of right.moves) expect(playing(step, played(move))).toMatchObject({ phase: 'done', stars: 3 })
    expect(right.moves).not.toContain('e0e1')
    const lost = playing(step, played('e0e1'))
    expect(lost).toMatchObject({ phase: 'wrong', tries: 1 })
    expect(noteOf(lost)).toMatchObject({ miss: { code: 'unsafe' }, refutation: { kind: 'capture' } })
  })

  it('may take a dear piece for a cheap one, but not a cheap one for a dear one', () => {
    const dear = stepOf('3k1r3/5c3/9/9/9/5N3/9/9/9/4K4 w - - 0 1', { kind: 'safe' })
    expect(playing(dear, played('f4g6')).phase).toBe('done')
    const step = stepOf('3k5/5r3/5p3/9/5R3/9/9/9/9/4K4 w - - 0 1', { kind: 'safe' })
    const lost = playing(step, played('f5f7'))
    expect(noteOf(lost)).toMatchObject({ miss: { code: 'not-safe' }, refutation: { kind: 'capture' } })
  })

  it('must exist, and so must one that is not safe', () => {
    expect(compiled('局面：红 帅e0 车a0；黑 将d9；红走\n任务：别丢子').codes).toEqual(['every-move-right'])
    expect(compiled('局面：红 帅e0；黑 将d9 车a1 车b2 卒e2；红走\n任务：别丢子').codes).toEqual(['no-answer'])
  })
})

describe('a written move', () => {
  const { step, codes } = compiled('局面：开局\n任务：读谱\n答：马二进三')

  it('is shown in Chinese, and played', () => {
    expect(codes).toEqual([])
    expect(step.task).toEqual({ kind: 'read', move: 'h0g2', text: '马二进三' })
    expect(solutionsOf(step)).toEqual({ count: 1, answers: { kind: 'moves', moves: ['h0g2'] } })
    expect(playing(step, played('h0g2'))).toMatchObject({ phase: 'done', stars: 3 })
  })

  it('is another piece’s, another way or another target: the first that applies is told, and nothing refutes it', () => {
    const miss = (move: string) => noteOf(playing(step, played(move)))
    expect(miss('b0c2')).toMatchObject({ kind: 'wrong-move', miss: { code: 'other-piece' } })
    expect(miss('h0i2')).toMatchObject({ miss: { code: 'other-target' } })
    const cannon = compiled('局面：开局\n任务：读谱\n答：炮二平五').step
    expect(noteOf(playing(cannon, played('h2h4')))).toMatchObject({ miss: { code: 'other-direction' } })
    expect(noteOf(playing(cannon, played('h2h9')))).not.toHaveProperty('refutation')
    expect(playing(step, played('h0g1'))).toMatchObject({ phase: 'awaiting', tries: 0, note: { kind: 'illegal' } })
  })

  it('is one', () => {
    expect(compiled('局面：开局\n任务：读谱\n答：炮二平五、炮八平五').codes).toEqual(['one-answer'])
    expect(compiled('局面：开局\n任务：写谱').codes).toEqual(['answer-missing'])
  })
})

describe('writing a move', () => {
  const { step, codes } = compiled('局面：开局\n任务：写谱\n答：炮二平五')

  it('picks among its text and three near misses', () => {
    expect(codes).toEqual([])
    expect(step.task).toEqual({
      kind: 'write',
      move: 'h2e2',
      choices: [
        { text: '炮二平五' },
        { text: '炮二平六', differs: 'other-target' },
        { text: '炮二进五', differs: 'other-direction' },
        { text: '炮八平五', differs: 'other-piece' },
      ].sort((a, b) => (a.text < b.text ? -1 : 1)),
    })
    expect(solveStep(step)).toHaveLength(1)
  })

  it('tells in what a wrong text differs, and lets the learner try again on the same board', () => {
    const task = step.task?.kind === 'write' ? step.task : undefined
    if (!task) throw new Error('no task')
    for (const [option, { differs }] of task.choices.entries()) {
      const state = playing(step, { type: 'optionChosen', option })
      if (differs) {
        expect(state).toMatchObject({ phase: 'awaiting', tries: 1, scene: { moves: 0 } })
        expect(noteOf(state)).toEqual({ kind: 'wrong-move', miss: { code: differs } })
      } else expect(state).toMatchObject({ phase: 'done', stars: 3 })
    }
    const done = playing(step, played('h2e2'))
    expect(done).toMatchObject({ phase: 'done', scene: { lastMove: move('h2e2') } })
    expect(done.scene.position?.pieceAt(point('e2'))?.role).toBe('cannon')
    expect(noteOf(playing(step, played('h2d2')))).toMatchObject({ miss: { code: 'other-target' } })
  })

  it.each([
    ['二马一列', '红 帅e0 马c4 马c6；黑 将d9；红走', 'c6d8'],
    ['黑方', '红 帅e0；黑 将d9 卒e6；黑走', 'e6e5'],
    ['中兵', '红 帅e0 兵e5 兵e6 兵e7；黑 将d9；红走', 'e6d6'],
    ['两列的兵', '红 帅f0 兵c5 兵c6 兵d5 兵d6；黑 将e9；红走', 'c6b6'],
  ])('has one right choice among four: %s', (_, position, move) => {
    const made = compiled(`局面：${position}\n任务：写谱\n答：${move}`)
    const task = made.step.task?.kind === 'write' ? made.step.task : undefined
    const parsed = parseFen(made.step.board?.fen ?? '')
    if (!task || !parsed.ok) throw new Error('no task')
    const read = task.choices.map(({ text }) => parseMove(parsed.value, text))
    expect(new Set(task.choices.map(({ text }) => text)).size).toBe(4)
    expect(read.map((result) => result.ok && formatIccs(result.value) === move)).toEqual(
      task.choices.map(({ differs }) => differs === undefined),
    )
    expect(task.choices.filter(({ differs }) => !differs)).toHaveLength(1)
  })
})

describe('setting up', () => {
  const put = (at: string, side: Side, role: Role): PlayEvent => ({
    type: 'pointTapped',
    point: point(at),
    piece: { side, role },
  })
  const { step, codes } = compiled(
    '局面：红 帅e0 车a0 i0；黑 将d9；红走\n任务：摆棋\n错：e1 帅站在最下面。\n错：d9 这里站黑将。',
  )

  it('begins with an empty board and ends when everything stands', () => {
    expect(codes).toEqual([])
    expect(solutionsOf(step)?.count).toBe(4)
    expect(playing(step).scene.position?.pieces()).toEqual([])
    expect(solveStep(step)).toHaveLength(4)
    const some = playing(step, put('i0', 'red', 'chariot'), put('a0', 'red', 'chariot'))
    expect(noteOf(some)).toEqual({ kind: 'found', left: 2 })
    expect(some.scene.position?.pieces()).toHaveLength(2)
    const all = run(some, put('d9', 'black', 'general'), put('e0', 'red', 'general'))
    expect(all).toMatchObject({ phase: 'done', stars: 3 })
    expect(all.scene.position && formatFen(all.scene.position)).toBe(step.board?.fen)
  })

  it('tells a wrong point at once, in the author’s words where there are any, and ends nothing', () => {
    const wrong = playing(step, put('e1', 'red', 'general'))
    expect(wrong).toMatchObject({ phase: 'awaiting', tries: 1, note: { kind: 'wrong-point' } })
    expect(noteOf(wrong)).toHaveProperty('words')
    expect(noteOf(playing(step, put('d9', 'red', 'general')))).toHaveProperty('words')
    expect(noteOf(playing(step, put('e0', 'black', 'general')))).toMatchObject({ kind: 'wrong-point' })
    expect(playing(step, tapped('e0'))).toMatchObject({ phase: 'awaiting', tries: 0, scene: { found: [] } })
  })

  it('asks for the points of the answer alone, which must hold pieces', () => {
    const part = compiled('局面：红 帅e0 车a0；黑 将d9；红走\n任务：摆棋\n答：a0、黑将').step
    expect(part.task).toEqual({ kind: 'setup', points: ['a0', 'd9'] })
    expect(playing(part).scene.position?.pieces()).toHaveLength(1)
    expect(compiled('局面：红 帅e0；黑 将d9；红走\n任务：摆棋\n答：a0').codes).toContain('piece-not-there')
    expect(compiled('局面：空盘\n任务：摆棋').codes).toContain('answer-missing')
  })

  it('is taken back piece by piece', () => {
    const back = playing(step, put('a0', 'red', 'chariot'), put('i0', 'red', 'chariot'), { type: 'takenBack' })
    expect(back.scene.position?.pieces()).toHaveLength(1)
    expect(run(back, put('i0', 'red', 'chariot')).scene.found).toHaveLength(2)
  })
})
