import { beforeAll, expect, test, vi } from 'vitest'
import { facingHold } from '../../../src/lib/drill/kinds/facing-hold'
import { facingLegal } from '../../../src/lib/drill/kinds/facing-legal'
import { facingMate } from '../../../src/lib/drill/kinds/facing-mate'
import { killPatterns } from '../../../src/lib/drill/patterns'
import type { Draft } from '../../../src/lib/drill/types'
import { formatFen, parseIccs } from '../../../src/lib/notation'
import { fromOf, type Position } from '../../../src/lib/rules'
import { loadOracle, type Verdict } from '../../oracle/ffish'
import { expectKept, expectStream, madeBy, positionOf } from './made'

let judge: (fen: string) => Verdict

// Some hundred boards of each kind, each looked at from all sides.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  judge = await loadOracle()
})

const kinds = { facingHold, facingLegal, facingMate }

test.each(Object.entries(kinds))('%s keeps what it promises in all views', (_, kind) => {
  for (const draft of madeBy(kind)) expectKept(kind, draft)
})

test.each(Object.entries(kinds))('%s has the same drill for the same seed, and grows with its level', (_, kind) => {
  expectStream(kind)
})

const played = (position: Position, text: string): Position => {
  const move = parseIccs(text)
  if (move === undefined) throw new Error(text)
  return position.play(move)
}

test('the piece that holds the file may never leave it, as the oracle sees it', () => {
  for (const { fen, answers } of madeBy(facingHold, 40)) {
    const [at = ''] = answers
    const left = judge(fen).legal.filter((move) => move.startsWith(at) && move[2] !== at[0])
    expect(left, fen).toEqual([])
  }
})

test('whether a move may be played is what the oracle says, half of them may, and general and piece are asked about', () => {
  const drafts = madeBy(facingLegal)
  for (const { fen, ask = '', answers } of drafts)
    expect(judge(fen).legal.includes(ask), fen).toBe(answers.includes('legal'))
  const legal = drafts.filter(({ answers }) => answers.includes('legal'))
  expect(legal.length / drafts.length).toBeGreaterThan(0.42)
  expect(legal.length / drafts.length).toBeLessThan(0.58)
  const byGeneral = ({ fen, ask = '' }: Draft): boolean => {
    const move = parseIccs(ask)
    return move !== undefined && positionOf({ fen }).pieceAt(fromOf(move))?.role === 'general'
  }
  for (const some of [legal, drafts.filter((draft) => !legal.includes(draft))]) {
    expect(some.filter(byGeneral).length).toBeGreaterThan(some.length / 10)
    expect(some.filter((draft) => !byGeneral(draft)).length).toBeGreaterThan(some.length / 10)
  }
})

test('every mate by the file is a mate to the oracle, and no other move is', () => {
  for (const { fen, answers } of madeBy(facingMate, 30)) {
    const mates = judge(fen).legal.filter(
      (move) => judge(formatFen(played(positionOf({ fen }), move))).winner === 'red',
    )
    expect(mates, fen).toEqual(answers)
  }
})

test('most are what is called a mate by the bare face', () => {
  const drafts = madeBy(facingMate)
  const named = drafts.filter(({ fen, answers }) => {
    const names = killPatterns(played(positionOf({ fen }), answers[0] ?? ''))
    return names.includes('bare-face') || names.includes('borrowed-general')
  })
  expect(named.length).toBeGreaterThan(0.8 * drafts.length)
})

test('what is broken is told', () => {
  const [draft] = madeBy(facingHold, 1)
  if (draft === undefined) throw new Error('none')
  const position = positionOf({ fen: '3k5/9/9/3P5/9/9/9/3P5/9/3K5 w' })
  expect(facingHold.breachOf(position, { ...draft, answers: facingHold.answersOf(position, draft) })).toBe('other-idea')
  const alone = positionOf({ fen: '3k5/9/9/3P5/9/9/9/9/9/3K5 w' })
  expect(facingHold.breachOf(alone, { ...draft, answers: ['d6'] })).toBe('no-choice')
  const spare = positionOf({ fen: '3k5/9/9/3P5/9/8p/9/3K5/4R4/9 w' })
  expect(facingHold.breachOf(spare, { ...draft, answers: ['d6'] })).toBe('superfluous')
})
