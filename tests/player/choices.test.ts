import { describe, expect, it } from 'vitest'
import type { PlayEvent } from '../../src/lib/player'
import { noteOf, playing, stepOf } from './steps'

const LONE = '9/9/9/9/4p4/4N4/9/9/9/9 w - - 0 1'

describe('choosing some of what is right', () => {
  const option = (right: boolean) => ({ text: [], right, comment: [] })
  const step = stepOf(LONE, { kind: 'choose', options: [option(true), option(true), option(false)] })
  const ticked = (...options: number[]) =>
    playing(step, ...options.map((each): PlayEvent => ({ type: 'optionChosen', option: each })), {
      type: 'optionsSubmitted',
    })

  it('is told apart from choosing something wrong', () => {
    expect(noteOf(ticked(0))).toEqual({ kind: 'more-options' })
    expect(noteOf(ticked(0, 2))).toMatchObject({ kind: 'wrong-option' })
    expect(ticked(0, 1)).toMatchObject({ phase: 'done' })
  })
})

describe('judging a move that leaves the general in check', () => {
  const step = stepOf('3k5/9/9/9/9/9/9/9/4r4/R3K4 w - - 0 1', {
    kind: 'judge',
    moves: [{ move: 'a0a1', reasons: ['still-in-check'] }],
  })

  it.each(['still-in-check', 'into-check'] as const)('%s says so', (verdict) => {
    expect(playing(step, { type: 'verdictGiven', verdict })).toMatchObject({ phase: 'done' })
  })

  it('nothing else does', () => {
    expect(noteOf(playing(step, { type: 'verdictGiven', verdict: 'path-blocked' }))).toMatchObject({
      kind: 'wrong-verdict',
    })
  })
})
