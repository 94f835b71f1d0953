import { beforeAll, expect, test, vi } from 'vitest'
import { escape, ESCAPE_WAYS, escapeKinds } from '../../../src/lib/drill/kinds/escape'
import { parseIccs } from '../../../src/lib/notation'
import { checkersOf } from '../../../src/lib/rules'
import { escapesBy } from '../../../src/lib/lesson/goals'
import { loadOracle, type Verdict } from '../../oracle/ffish'
import { expectKept, expectStream, madeBy, positionOf } from './made'

let judge: (fen: string) => Verdict

// Some hundred boards of each kind, each looked at from all sides.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  judge = await loadOracle()
})

test.each(ESCAPE_WAYS)('%s: what is promised holds in all views', (way) => {
  for (const draft of madeBy(escapeKinds[way], 40)) {
    expectKept(escapeKinds[way], draft)
    expect(draft.ask).toBe(way)
  }
})

test.each(ESCAPE_WAYS)('%s: the same drill for the same seed, and more on the board with the level', (way) => {
  expectStream(escapeKinds[way])
})

test('the oracle sees the check, and the right answers are those of its moves that a lesson takes', () => {
  for (const { fen, ask, answers } of madeBy(escape, 40)) {
    const { check, legal } = judge(fen)
    expect(check, fen).toBe(true)
    const right = legal.filter((text) => {
      const move = parseIccs(text)
      return (
        move !== undefined && ESCAPE_WAYS.some((way) => way === ask && escapesBy([way])(positionOf({ fen }), [move]))
      )
    })
    expect(right, fen).toEqual(answers)
  }
})

test('all roles that can give check do, and all ways are asked for', () => {
  const drafts = madeBy(escape, 60)
  const roles = drafts.flatMap((draft) =>
    checkersOf(positionOf(draft), 'red').map((point) => positionOf(draft).pieceAt(point)?.role),
  )
  for (const role of ['chariot', 'cannon', 'horse', 'soldier'])
    expect(roles.filter((each) => each === role).length).toBeGreaterThan(roles.length / 12)
  for (const way of ESCAPE_WAYS)
    expect(drafts.filter(({ ask }) => ask === way).length).toBeGreaterThan(drafts.length / 6)
})

test('what is broken is told', () => {
  const kind = escapeKinds.take
  const calm = positionOf({ fen: '3k5/9/9/9/9/9/9/9/9/4K3R w' })
  expect(kind.breachOf(calm, { kind: 'escape', fen: '', ask: 'take', answers: ['i0i1'], length: 1, level: 1 })).toBe(
    'other-idea',
  )
  const draft = { kind: 'escape', fen: '', ask: 'take', answers: ['e0e1'], length: 1 } as const
  const simple = positionOf({ fen: '3k5/9/9/9/9/9/9/9/4p4/4K4 w' })
  expect(kind.breachOf(simple, { ...draft, level: 1 })).toBeUndefined()
  expect(kind.breachOf(simple, { ...draft, level: 5 })).toBe('no-choice')
  const spare = positionOf({ fen: '3k5/9/9/9/8P/9/9/9/4p4/4K4 w' })
  expect(kind.breachOf(spare, { ...draft, level: 1 })).toBe('superfluous')
})
