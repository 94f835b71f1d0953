import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../src/lib/lesson/types'
import { begin, type PlayEvent, step as transition } from '../../src/lib/player'
import { moveOf, POINTS, REASON_CODES } from '../../src/lib/rules'
import { noteOf, played, playing, run, stepOf, tapped } from './steps'

const LONE = '9/9/9/9/4p4/4N4/9/9/9/9 w - - 0 1'

describe('tapping points', () => {
  const step = stepOf(LONE, { kind: 'targets', from: 'e4', points: ['c5', 'g5', 'c3', 'g3', 'd2', 'f2'] })

  it('tells how many are left and ends with the last', () => {
    expect(noteOf(playing(step, tapped('c5')))).toEqual({ kind: 'found', left: 5 })
    const all = ['c5', 'g5', 'c3', 'g3', 'd2', 'f2'].map(tapped)
    expect(playing(step, ...all)).toMatchObject({ phase: 'done', stars: 3 })
  })

  it('answers a wrong tap with its reason and ends nothing', () => {
    const state = playing(step, tapped('c5'), tapped('f6'))
    expect(noteOf(state)).toMatchObject({ kind: 'wrong-point', reasons: [{ code: 'horse-leg' }] })
    expect(state.scene.found).toHaveLength(1)
    expect(state.tries).toBe(1)
  })

  it('takes a tap on the piece itself for no answer', () => {
    const state = playing(step, tapped('e4'))
    expect(noteOf(state)).toMatchObject({ kind: 'from-here', piece: { side: 'red', role: 'horse' } })
    expect(state).toMatchObject({ phase: 'awaiting', tries: 0 })
  })

  it('takes no point twice', () => {
    expect(playing(step, tapped('c5'), tapped('c5')).scene.found).toHaveLength(1)
  })
})

describe('collecting', () => {
  const task: Task = { kind: 'collect', piece: 'e4', points: ['g5', 'f7'], par: 2 }

  it('moves the same side again and counts against par', () => {
    const step = stepOf('9/9/9/9/9/4N4/9/9/9/9 w - - 0 1', task)
    expect(playing(step, played('e4g5'), played('g5f7'))).toMatchObject({ phase: 'done', stars: 3 })
    const detour = ['e4c5', 'c5e4', 'e4g5', 'g5f7'].map(played)
    expect(playing(step, ...detour)).toMatchObject({ phase: 'done', stars: 1 })
  })

  it('is done by the piece that it names, and by no other', () => {
    const step = stepOf('9/9/9/9/9/4N4/9/9/9/R8 w - - 0 1', task)
    const other = playing(step, played('a0a5'))
    expect(other).toMatchObject({ phase: 'awaiting', tries: 0, scene: { moves: 0 } })
    expect(noteOf(other)).toMatchObject({ kind: 'not-collecting', piece: { role: 'chariot' } })
    expect(playing(step, played('e4g5'), played('a0a5'), played('g5f7'))).toMatchObject({ phase: 'done', stars: 3 })
  })

  it('begins again when the piece is caught', () => {
    const step = stepOf('9/9/9/9/r8/4N4/9/9/9/9 w - - 0 1', task)
    const caught = playing(step, played('e4g5'))
    expect(caught).toMatchObject({ phase: 'wrong', note: { kind: 'caught' } })
    expect(run(caught, { type: 'retried' })).toMatchObject({ phase: 'awaiting', scene: { moves: 0, found: [] } })
  })
})

describe('choosing', () => {
  const text = [{ type: 'text', text: 'x' } as const]
  const option = (right: boolean) => ({ text, right, comment: [] })

  it('answers at the first tap where one is right', () => {
    const step = stepOf(LONE, { kind: 'choose', options: [option(false), option(true)] })
    expect(noteOf(playing(step, { type: 'optionChosen', option: 0 }))).toMatchObject({ kind: 'wrong-option' })
    expect(playing(step, { type: 'optionChosen', option: 1 })).toMatchObject({ phase: 'done' })
    const late = playing(step, { type: 'optionChosen', option: 0 }, { type: 'optionChosen', option: 1 })
    expect(late.phase).toBe('done')
    expect(noteOf(late)).toBeUndefined()
  })

  it('waits for all where several are right', () => {
    const step = stepOf(LONE, { kind: 'choose', options: [option(true), option(false), option(true)] })
    const one = playing(step, { type: 'optionChosen', option: 0 })
    expect(one.phase).toBe('awaiting')
    expect(run(one, { type: 'optionsSubmitted' })).toMatchObject({ tries: 1 })
    expect(run(one, { type: 'optionChosen', option: 2 }, { type: 'optionsSubmitted' })).toMatchObject({ phase: 'done' })
  })
})

describe('judging', () => {
  const task: Task = {
    kind: 'judge',
    moves: [
      { move: 'e4f6', reasons: ['horse-leg'] },
      { move: 'e4g5', reasons: [] },
    ],
  }
  const step = stepOf('9/9/9/9/4p4/4N4/9/9/9/9 b - - 0 1', task)

  it('asks for each move, whoever is to move, and takes any reason that applies', () => {
    expect(noteOf(playing(step, { type: 'verdictGiven', verdict: 'legal' }))).toMatchObject({ kind: 'wrong-verdict' })
    const first = playing(step, { type: 'verdictGiven', verdict: 'horse-leg' })
    expect(first).toMatchObject({ phase: 'judged', note: { kind: 'right-verdict' } })
    const second = run(first, { type: 'wentOn' }, { type: 'verdictGiven', verdict: 'not-its-move' })
    expect(second).toMatchObject({ phase: 'awaiting', tries: 1 })
    expect(run(second, { type: 'verdictGiven', verdict: 'legal' })).toMatchObject({ phase: 'done' })
  })
})

describe('hints and going back', () => {
  const hint = [{ type: 'paragraph', children: [] } as const]
  const step = { ...stepOf(LONE, { kind: 'play', answers: ['e4g5'] }), hints: [hint, hint] }

  it('come one at a time, cost a star each, and never the exercise', () => {
    const asked = playing(step, { type: 'hintAsked' }, { type: 'hintAsked' }, { type: 'hintAsked' })
    expect(asked.hints).toBe(2)
    expect(run(asked, played('e4g5'))).toMatchObject({ phase: 'done', stars: 1 })
  })

  it('take back the last move, and what was asked and tried stays counted', () => {
    const state = playing(step, { type: 'hintAsked' }, played('e4c5'), { type: 'takenBack' })
    expect(state).toMatchObject({ phase: 'awaiting', hints: 1, tries: 1, past: [] })
    expect(run(state, { type: 'restarted' })).toMatchObject({ phase: 'awaiting', hints: 1, tries: 1 })
  })
})

describe('reading', () => {
  const line = [
    { move: 'e4g5', variations: [] },
    { move: 'g5e6', variations: [] },
  ]

  it('plays a watched line move by move, and back', () => {
    const step = stepOf('9/9/9/9/9/4N4/9/9/9/9 w - - 0 1', { kind: 'watch', line: line.slice(0, 1) })
    const watched = playing(step, { type: 'wentOn' })
    expect(watched.scene.line).toHaveLength(0)
    expect(run(watched, { type: 'takenBack' }).scene.line).toHaveLength(1)
  })

  it('plays the moves of a verse line one by one', () => {
    const fen = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'
    const lines = [{ words: '起炮在中宫', moves: ['h2e2', 'b7e7'], points: [], gloss: '', fen }]
    const step = stepOf(fen, undefined, { verse: { title: '当头炮诀', lines } })
    const first = transition(begin(step), { type: 'lineRecited', line: 0 })
    expect(first.state.phase).toBe('showing')
    expect(playing(step, { type: 'lineRecited', line: 0 })).toMatchObject({ phase: 'explaining' })
  })
})

describe('whatever happens', () => {
  const points = fc.constantFrom(...POINTS)
  const event: fc.Arbitrary<PlayEvent> = fc.oneof(
    fc.record({
      type: fc.constant('movePlayed' as const),
      move: fc.tuple(points, points).map(([a, b]) => moveOf(a, b)),
    }),
    fc.record({ type: fc.constant('pointTapped' as const), point: points }),
    fc.record({ type: fc.constant('optionChosen' as const), option: fc.nat(3) }),
    fc.record({
      type: fc.constant('verdictGiven' as const),
      verdict: fc.constantFrom('legal' as const, ...REASON_CODES),
    }),
    fc.record({ type: fc.constant('lineRecited' as const), line: fc.nat(3) }),
    fc.constantFrom<PlayEvent>(
      ...(['optionsSubmitted', 'wentOn', 'hintAsked', 'takenBack', 'restarted', 'retried', 'paused'] as const).map(
        (type) => ({ type }),
      ),
    ),
  )
  const MATE = '3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1'
  const tasks: readonly Task[] = [
    { kind: 'play', answers: ['a6b6'] },
    { kind: 'mate', within: 2, mateOnly: false },
    { kind: 'capture' },
    { kind: 'check' },
    { kind: 'tap', points: ['a0'] },
    { kind: 'collect', piece: 'a6', points: ['b6'], par: 1 },
    { kind: 'safe' },
    { kind: 'setup', points: ['a6'] },
    { kind: 'read', move: 'a6b6', text: '' },
    { kind: 'write', move: 'a6b6', choices: [{ text: '' }, { text: '', differs: 'other-piece' }] },
    { kind: 'judge', moves: [{ move: 'a6b7', reasons: ['not-its-move'] }] },
  ]

  it('an event never throws, and what is done stays within its bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tasks), fc.array(event, { maxLength: 30 }), (task, events) => {
        const state = run(begin(stepOf(MATE, task)), ...events)
        expect(state.hints).toBe(0)
        expect(state.scene.position?.hasBothGenerals).toBe(true)
        if (state.phase === 'done') expect(state.stars).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a piece whose moves are shown', () => {
  const step = stepOf('9/9/9/9/4p4/4N4/9/9/9/9 w - - 0 1', undefined, { board: { show: 'e4' } })

  it('may be tried out as often as one likes, by the same side each time', () => {
    const state = playing(step, played('e4g5'), played('g5e6'))
    expect(state).toMatchObject({ phase: 'explaining', scene: { moves: 2 } })
    expect(run(state, { type: 'takenBack' }).scene.moves).toBe(1)
  })

  it('names the reason when it cannot go there', () => {
    expect(noteOf(playing(step, played('e4f6')))).toMatchObject({ kind: 'illegal', reasons: [{ code: 'horse-leg' }] })
  })
})
