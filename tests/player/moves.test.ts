import { describe, expect, it } from 'vitest'
import { formatIccs } from '../../src/lib/notation'
import { begin, step as transition } from '../../src/lib/player'
import { move, noteOf, played, playing, point, run, stepOf } from './steps'

const LEG = '3k5/9/9/9/4p4/4N4/9/9/9/4K4 w - - 0 1'
const words = (text: string) => [{ type: 'text', text } as const]

describe('a move that is asked for', () => {
  const step = stepOf(LEG, { kind: 'play', answers: ['e4g5', 'e4g3'] })

  it('ends the exercise with three stars at the first try', () => {
    expect(playing(step, played('e4g5'))).toMatchObject({ phase: 'done', stars: 3, tries: 0 })
  })

  it('is answered by its reason when it is illegal, and nothing has happened on the board', () => {
    const state = playing(step, played('e4f6'))
    expect(state.phase).toBe('awaiting')
    expect(state.scene.moves).toBe(0)
    expect(state.tries).toBe(0)
    expect(noteOf(state)).toMatchObject({ kind: 'illegal', reasons: [{ code: 'horse-leg' }] })
  })

  it("gets the author's words before the core's, also for an illegal move", () => {
    const told = { ...step, wrong: [{ on: { move: 'e4f6' }, text: words('先看马腿') }] }
    expect(noteOf(playing(told, played('e4f6')))).toMatchObject({ kind: 'illegal', words: words('先看马腿') })
  })

  it('stands until the learner tries again when it is another one; then the board is as it was', () => {
    const wrong = playing(step, played('e4d2'))
    expect(wrong).toMatchObject({ phase: 'wrong', tries: 1, note: { kind: 'wrong-move', miss: { code: 'not-asked' } } })
    const again = run(wrong, { type: 'retried' })
    expect(again).toMatchObject({ phase: 'awaiting', tries: 1 })
    expect(again.scene.moves).toBe(0)
    expect(again.scene.position?.pieceAt(point('e4'))).toEqual({ side: 'red', role: 'horse' })
    expect(run(again, played('e4g3'))).toMatchObject({ phase: 'done', stars: 3, tries: 1 })
  })

  it('is praised and not counted when it is good too', () => {
    const fine = { ...step, fine: [{ on: { move: 'e4d2' }, text: words('也行') }] }
    expect(playing(fine, played('e4d2'))).toMatchObject({ phase: 'wrong', tries: 0, note: { kind: 'fine-move' } })
  })

  it('gets the words for everything else', () => {
    const told = { ...step, wrong: [{ on: 'else' as const, text: words('往前跳') }] }
    expect(noteOf(playing(told, played('e4d2')))).toMatchObject({ words: words('往前跳') })
  })
})

describe('a move that loses a piece', () => {
  it('is refuted on the board, the reply after a pause', () => {
    const step = stepOf('3ak4/4a4/b8/9/2p1R1p2/9/9/9/9/3K5 w - - 0 1', { kind: 'capture' })
    const first = transition(begin(step), played('e5c5'))
    expect(first.state).toMatchObject({ phase: 'refuting', note: { refutation: { kind: 'capture' } } })
    expect(first.then?.event).toEqual({ type: 'paused' })
    const state = run(begin(step), played('e5c5'))
    expect(state).toMatchObject({ phase: 'wrong' })
    expect(state.scene.lastMove).toBe(move('a7c5'))
    expect(run(state, { type: 'retried' }, played('e5g5'))).toMatchObject({ phase: 'done', tries: 1 })
  })
})

describe('a kill', () => {
  const plain = '3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1'

  it('counts as checkmate and as stalemate', () => {
    const step = stepOf(plain, { kind: 'mate', within: 1, mateOnly: false })
    expect(playing(step, played('a6d6'))).toMatchObject({ phase: 'done', ending: { kind: 'checkmate' } })
    expect(playing(step, played('a6a8'))).toMatchObject({ phase: 'done', ending: { kind: 'stalemate' } })
  })

  it('that comes later is a win that is not asked for, and no mistake', () => {
    const step = stepOf(plain, { kind: 'mate', within: 1, mateOnly: false })
    const later = playing(step, played('a6b6'))
    expect(later).toMatchObject({ phase: 'wrong', tries: 0, note: { miss: { code: 'wins-later', in: 2 } } })
    expect(noteOf(later)).not.toHaveProperty('refutation')
  })

  it('that is none is a mistake, check or not', () => {
    // Red's chariot may be taken, and then nothing is won.
    const guarded = '3k5/4a4/9/R8/9/9/9/9/4r4/5K3 w - - 0 1'
    const step = stepOf(guarded, { kind: 'mate', within: 1, mateOnly: false })
    const checked = playing(step, played('a6a9'))
    expect(checked).toMatchObject({ tries: 1, note: { miss: { code: 'check-not-mate' } } })
    const quiet = playing(step, played('a6b6'))
    expect(quiet).toMatchObject({ tries: 1, note: { miss: { code: 'not-mate' } } })
  })

  it('tells a stalemate from a checkmate where only one is asked', () => {
    const mate = stepOf(plain, { kind: 'mate', within: 1, mateOnly: true })
    expect(playing(mate, played('a6a8'))).toMatchObject({ note: { miss: { code: 'stalemate-not-mate' } } })
    const stalemate = stepOf(plain, { kind: 'stalemate', within: 1 })
    expect(playing(stalemate, played('a6d6'))).toMatchObject({ note: { miss: { code: 'mate-not-stalemate' } } })
    expect(playing(stalemate, played('a6a8'))).toMatchObject({ phase: 'done' })
  })

  it('in two is answered by a defence and goes on', () => {
    const step = stepOf('4k4/R8/9/4p4/9/9/4P4/9/9/4K3R w - - 0 1', { kind: 'mate', within: 2, mateOnly: false })
    const once = playing(step, played('a8a0'))
    expect(once).toMatchObject({ phase: 'wrong', tries: 0, note: { miss: { code: 'wins-later', in: 3 } } })
    const never = stepOf('3k5/4a4/9/R8/9/9/9/9/4r4/5K3 w - - 0 1', { kind: 'mate', within: 2, mateOnly: false })
    expect(playing(never, played('a6b6'))).toMatchObject({ tries: 1, note: { miss: { code: 'too-slow' } } })
    const mated = playing(step, played('i0i9'))
    expect(mated).toMatchObject({ phase: 'done', ending: { kind: 'checkmate' } })
  })

  it("follows the author's reply where there is one", () => {
    const fen = '3k1a3/1RP6/4Ca3/p2N2r2/1r7/3N2p2/P6c1/4B1n2/4A4/4KAB2 w - - 0 1'
    const step = stepOf(fen, { kind: 'mate', within: 2, mateOnly: false }, { replies: ['d9e9'] })
    const state = playing(step, played('b8b5'))
    expect(state).toMatchObject({ phase: 'awaiting', note: { kind: 'right-move', left: 1 } })
    expect(state.scene.lastMove).toBe(move('d9e9'))
    expect(run(state, played('b5b9'))).toMatchObject({ phase: 'done', ending: { kind: 'checkmate' } })
  })
})

describe('a line', () => {
  const line = [
    { move: 'h2e2', variations: [[{ move: 'b2e2', variations: [] }]] },
    { move: 'h9g7', variations: [] },
    { move: 'h0g2', variations: [] },
    { move: 'i9h9', variations: [] },
  ]
  const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'
  const step = stepOf(START, { kind: 'line', line })

  it('is played with the other side replying, and ends with its last reply', () => {
    const once = playing(step, played('h2e2'))
    expect(once.phase).toBe('awaiting')
    expect(formatIccs(once.scene.lastMove ?? move('a0a1'))).toBe('h9g7')
    expect(run(once, played('h0g2'))).toMatchObject({ phase: 'done' })
  })

  it('takes a variation', () => {
    expect(playing(step, played('b2e2'))).toMatchObject({ phase: 'done' })
  })

  it('takes nothing else', () => {
    expect(playing(step, played('c3c4'))).toMatchObject({ phase: 'wrong', note: { miss: { code: 'not-asked' } } })
  })
})

describe('other goals', () => {
  it('a check', () => {
    const step = stepOf('4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1', { kind: 'check' })
    expect(playing(step, played('a0a9'))).toMatchObject({ phase: 'done' })
    expect(playing(step, played('a0a8'))).toMatchObject({ note: { miss: { code: 'no-check' } } })
  })

  it('an answer to a check in the way that is asked', () => {
    const step = stepOf('3k5/9/9/9/4r4/9/9/9/9/2B1KA3 w - - 0 1', { kind: 'escape', ways: ['block'] })
    expect(playing(step, played('f0e1'))).toMatchObject({ phase: 'done' })
    expect(playing(step, played('c0e2'))).toMatchObject({ phase: 'done' })
    expect(playing(step, played('e0e1'))).toMatchObject({ phase: 'awaiting', note: { kind: 'illegal' } })
    const fleeing = stepOf('5k3/9/9/9/4r4/9/9/9/9/2B1KA3 w - - 0 1', { kind: 'escape', ways: ['block'] })
    expect(playing(fleeing, played('e0d0'))).toMatchObject({ note: { miss: { code: 'other-way', ways: ['flee'] } } })
  })

  it('the capture of one role', () => {
    const step = stepOf('3k5/9/9/5n3/4P4/4N4/9/9/9/4K4 b - - 0 1', { kind: 'capture', role: 'horse' })
    expect(playing(step, played('f6e4'))).toMatchObject({ phase: 'done' })
  })
})

describe('a note', () => {
  const task = { kind: 'collect', piece: 'e4', points: ['g5', 'f7'], par: 2 } as const

  it('does not outlive the answer that it was given to', () => {
    const step = stepOf('9/9/9/9/9/4N4/9/9/9/9 w - - 0 1', task)
    expect(noteOf(playing(step, played('e4e5')))).toMatchObject({ kind: 'illegal' })
    expect(noteOf(playing(step, played('e4e5'), played('e4c5')))).toBeUndefined()
    const solved = playing(stepOf(LEG, { kind: 'play', answers: ['e4g5'] }), played('e4f6'), played('e4g5'))
    expect(solved.phase).toBe('done')
    expect(noteOf(solved)).toBeUndefined()
  })
})

describe('what was not done at all is told before what it leads to', () => {
  const board = '3k5/9/9/9/9/9/9/1r7/4N4/4K4 w - - 0 1'

  it.each([{ kind: 'capture' }, { kind: 'capture', role: 'chariot' }] as const)('no capture: %o', (task) => {
    const state = playing(stepOf(board, task), played('e1c2'))
    expect(state).toMatchObject({ phase: 'wrong', note: { kind: 'wrong-move', miss: { code: 'no-capture' } } })
  })

  it('nobody is stalemated', () => {
    const state = playing(
      stepOf('3k5/9/3P4r/9/9/9/9/9/9/4K4 w - - 0 1', { kind: 'stalemate', within: 1 }),
      played('d7c7'),
    )
    expect(noteOf(state)).toMatchObject({ miss: { code: 'not-stalemate' } })
  })
})
