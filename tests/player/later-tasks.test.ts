import { describe, expect, it } from 'vitest'
import { compile, solutionsOf } from '../../src/lib/lesson'
import { parseFen } from '../../src/lib/notation'
import { legalMoves } from '../../src/lib/rules'
import { noteOf, played, playing, stepOf } from './steps'

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
