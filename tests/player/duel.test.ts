import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { compile, solutionsOf, type Step } from '../../src/lib/lesson'
import { duelRound } from '../../src/lib/lesson/duel'
import { formatFen, parseIccs } from '../../src/lib/notation'
import { begin, isMovable, type PlayEvent, type PlayState, REPLY_PAUSE, step as transition } from '../../src/lib/player'
import { legalMoves } from '../../src/lib/rules'
import { solveStep } from './solve-step'
import { noteOf, played, point, run, stepOf } from './steps'

vi.setConfig({ testTimeout: 60_000 })

function compiled(block: string): Step {
  const { lesson, problems } = compile(
    `---\nid: test\ntitle: test\n---\n\n## 一\n\`\`\`xiangqi\nid: only\n${block}\n\`\`\`\n`,
  )
  const step = lesson?.steps[0]
  if (!step || problems.length > 0) throw new Error(problems.map(({ code }) => code).join())
  return step
}

const dueling = (step: Step, ...events: readonly PlayEvent[]): PlayState => run(begin(step, duelRound), ...events)
const fenOf = ({ scene }: PlayState): string => (scene.position ? formatFen(scene.position) : '')

const SOLDIERS = compiled('局面：红 车e0；黑 卒a6 卒e6 卒i6；红走\n任务：对弈 吃光\n限：15')
const retried: PlayEvent = { type: 'retried' }
const takenBack: PlayEvent = { type: 'takenBack' }

describe('a duel', () => {
  it('goes on round by round: the reply comes after a pause', () => {
    const first = transition(begin(SOLDIERS, duelRound), played('e0e6'))
    expect(first.state).toMatchObject({ phase: 'replying', scene: { moves: 1 } })
    expect(first.then).toEqual({ after: REPLY_PAUSE, event: { type: 'paused' } })
    const state = dueling(SOLDIERS, played('e0e6'))
    expect(state).toMatchObject({ phase: 'awaiting', tries: 0, scene: { moves: 1 } })
    expect(state.scene.position?.turn).toBe('red')
    expect(state.past).toHaveLength(1)
    expect(isMovable(state, point('e6'))).toBe(true)
  })

  it('is won by the way that the checker finds, with three stars', () => {
    const answers = solutionsOf(SOLDIERS)?.answers
    const line = answers?.kind === 'lines' ? (answers.lines[0] ?? []) : []
    const events = line.flatMap((text, i): PlayEvent[] => (i % 2 === 0 ? [played(text)] : []))
    expect(events.length).toBeGreaterThan(2)
    expect(dueling(SOLDIERS, ...events)).toMatchObject({ phase: 'done', stars: 3, ending: { kind: 'done' } })
    expect(solveStep(SOLDIERS)).toEqual(events)
  })

  it('plays the same replies each time', () => {
    const once = dueling(SOLDIERS, played('e0e1'), played('e1e0'), played('e0e1'))
    expect(fenOf(dueling(SOLDIERS, played('e0e1'), played('e1e0'), played('e0e1')))).toBe(fenOf(once))
  })

  it('explains an illegal move and goes on', () => {
    const state = dueling(SOLDIERS, played('e0f1'))
    expect(state).toMatchObject({ phase: 'awaiting', tries: 0, scene: { moves: 0 }, note: { kind: 'illegal' } })
  })

  it('plays nothing while nobody is there to answer', () => {
    const state = begin(SOLDIERS)
    expect(transition(state, played('e0e6'))).toEqual({ state })
  })

  it('takes back a whole round, for free, and begins again with the same opponent', () => {
    const one = dueling(SOLDIERS, played('e0e6'))
    const back = run(one, played('e6i6'), takenBack)
    expect(fenOf(back)).toBe(fenOf(one))
    expect(back).toMatchObject({ phase: 'awaiting', tries: 0, scene: { moves: 1 } })
    const again = run(back, { type: 'restarted' }, played('e0e6'))
    expect(fenOf(again)).toBe(fenOf(one))
  })
})

describe('a lost duel', () => {
  const beforeLoss = dueling(SOLDIERS, played('e0e1'))

  it('shows how the last piece is taken, and goes back to before that move', () => {
    const state = run(beforeLoss, played('e1e5'))
    expect(state).toMatchObject({ phase: 'wrong', tries: 1 })
    expect(noteOf(state)).toMatchObject({ kind: 'wrong-move', miss: { code: 'bare' }, refutation: { kind: 'capture' } })
    expect(state.scene.position?.pieceAt(point('e5'))).toEqual({ side: 'black', role: 'soldier' })
    const back = run(state, retried)
    expect(fenOf(back)).toBe(fenOf(beforeLoss))
    expect(back).toMatchObject({ phase: 'awaiting', tries: 1, scene: { moves: 1 } })
  })

  it('by the number of moves begins again', () => {
    const step = { ...SOLDIERS, task: { kind: 'duel', goal: 'capture-all', within: 2 } as const }
    const state = dueling(step, played('e0e1'), played('e1e0'))
    expect(noteOf(state)).toEqual({ kind: 'wrong-move', move: parseIccs('e1e0'), miss: { code: 'limit' } })
    expect(run(state, retried)).toMatchObject({ phase: 'awaiting', tries: 1, past: [], scene: { moves: 0 } })
    expect(run(state, takenBack)).toMatchObject({ phase: 'awaiting', scene: { moves: 1 } })
  })

  it('by mate is told so', () => {
    const step = stepOf('3k5/9/9/9/9/9/9/1r7/r8/4K1C2 w', { kind: 'duel', goal: 'win', within: 9 })
    const state = dueling(step, played('g0g1'))
    expect(state.phase).toBe('wrong')
    expect(noteOf(state)).toMatchObject({ miss: { code: 'mated' }, refutation: { kind: 'mate' } })
  })

  it('by stalemate is told so, and shows no capture', () => {
    const task = { kind: 'duel', goal: 'win', within: 9 } as const
    const step = stepOf('5k3/9/9/9/4r4/9/9/8r/p8/Hc2K4 w', task, { replies: ['i2i1'] })
    const note = noteOf(dueling(step, played('e0d0')))
    expect(note).toMatchObject({ kind: 'wrong-move', miss: { code: 'stuck' } })
    expect(note).not.toHaveProperty('refutation')
  })

  it('is commented by its author where there are words', () => {
    const step = {
      ...SOLDIERS,
      wrong: [{ on: { move: 'e1e5' }, text: [{ type: 'text', text: '卒会吃' }] }] as const,
    }
    expect(noteOf(dueling(step, played('e0e1'), played('e1e5')))).toHaveProperty('words')
    expect(dueling(step, played('e0e6')).phase).toBe('awaiting')
  })
})

describe('a duel to keep the pieces', () => {
  const KEEP = stepOf('9/9/9/9/9/4p4/9/9/9/3R4H w', { kind: 'duel', goal: 'keep', within: 2 })

  it('is won when the last answer has come', () => {
    const first = dueling(KEEP, played('d0d1'))
    expect(first.phase).toBe('awaiting')
    expect(transition(first, played('d1d0')).state.phase).toBe('replying')
    expect(run(first, played('d1d0'))).toMatchObject({ phase: 'done', stars: 3, scene: { moves: 2 } })
  })

  it('is lost with the piece', () => {
    const state = dueling(KEEP, played('d0d4'))
    expect(noteOf(state)).toMatchObject({ miss: { code: 'piece' }, refutation: { kind: 'capture' } })
  })
})

it('a piece that is taken is named, and the duel goes on', () => {
  const step = stepOf('9/9/9/9/9/4p4/9/9/9/3R4H w', { kind: 'duel', goal: 'capture-all', within: 9 })
  const state = dueling(step, played('d0d4'))
  expect(state).toMatchObject({ phase: 'awaiting', tries: 0 })
  expect(noteOf(state)).toEqual({ kind: 'taken', piece: { side: 'red', role: 'chariot' } })
})

it('hints cost stars as elsewhere', () => {
  const step = { ...SOLDIERS, hints: [[]] }
  const events = solveStep(step) ?? []
  expect(dueling(step, { type: 'hintAsked' }, ...events)).toMatchObject({ phase: 'done', stars: 2 })
})

it('whatever is played, taken back or tried again, it is the learner’s turn, a loss or the end', () => {
  const steps = [
    SOLDIERS,
    stepOf('3k1a3/9/4b4/9/2c6/6P2/9/4C4/4N4/3AK4 w', { kind: 'duel', goal: 'win', within: 6 }),
    stepOf('9/1n7/6c2/9/2p6/4R4/9/9/9/4H4 b', { kind: 'duel', goal: 'keep', within: 4 }),
  ]
  const ends = new Set<string>()
  const presses: readonly PlayEvent['type'][] = ['takenBack', 'retried', 'restarted']
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.array(fc.nat(), { minLength: 1, maxLength: 14 }), (step, choices) => {
      let state = begin(step, duelRound)
      for (const choice of choices) {
        const moves = state.scene.position ? legalMoves(state.scene.position) : []
        const move = moves[choice % Math.max(1, moves.length)]
        const press = choice % 5 === 0 || move === undefined ? presses[choice % 3] : undefined
        if (press) state = run(state, { type: press } as PlayEvent)
        else if (move !== undefined) state = run(state, { type: 'movePlayed', move })
        expect(['awaiting', 'wrong', 'done']).toContain(state.phase)
        if (state.phase === 'awaiting') {
          expect(state.scene.position?.turn).toBe(state.exercise.side)
          expect(state.scene.position && legalMoves(state.scene.position)).not.toEqual([])
        }
        expect(state.past.length).toBe(state.scene.moves)
        const note = noteOf(state)
        ends.add(note?.kind === 'wrong-move' ? note.miss.code : state.phase)
      }
    }),
    { numRuns: 120, seed: 5 },
  )
  expect([...ends]).toEqual(expect.arrayContaining(['awaiting', 'bare', 'piece', 'limit', 'done']))
})
