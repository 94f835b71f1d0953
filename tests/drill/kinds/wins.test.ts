import { beforeAll, describe, expect, test, vi } from 'vitest'
import { kindOf } from '../../../src/lib/drill/kinds'
import { breachIn } from '../../../src/lib/drill/prove'
import { Random } from '../../../src/lib/drill/random'
import { type Draft, type Idea, LEVELS, PATTERNS } from '../../../src/lib/drill/types'
import { viewDrill, VIEWS } from '../../../src/lib/drill/view'
import { board } from '../../fixtures/boards'
import { loadOracle } from '../../oracle/ffish'
import { made, madeOfAll } from '../made'
import { verdictFaults, winFaults } from '../win-faults'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** How many of each level are made and proved. */
const COUNTS = { 'mate-1': 30, 'mate-2': 6, 'stalemate-1': 24, 'stalemate-2': 8 } as const

let oracle: Awaited<ReturnType<typeof loadOracle>>
beforeAll(async () => {
  oracle = await loadOracle()
})

describe.each(Object.entries(COUNTS))('%s', (name, each) => {
  const idea = name as Idea
  const drafts = madeOfAll(idea, each)

  test('there are some of each level, and no more than the level says', () => {
    const least = idea === 'mate-2' ? 2 : 1
    expect(drafts).toHaveLength(5 * each)
    for (const level of LEVELS)
      expect(drafts.filter((draft) => draft.level === Math.max(level, least)).length).toBeGreaterThanOrEqual(each)
  })

  test('all that they promise holds for who looks naively', () => {
    expect(drafts.flatMap(winFaults)).toEqual([])
  })

  test('all that they promise holds for the core', () => {
    expect(drafts.map((draft) => breachIn(draft)).filter((breach) => breach !== undefined)).toEqual([])
  })

  test('what is right is right in each view', () => {
    const kind = kindOf(idea)
    for (const draft of drafts.filter((_, i) => i % 4 === 0))
      for (const view of VIEWS) {
        const seen = viewDrill(draft, view)
        expect(kind.answersOf(board(seen.fen), seen)).toEqual(seen.answers)
      }
  })

  test('another judge sees the same moves and endings', () => {
    expect(drafts.flatMap((draft) => verdictFaults(draft, oracle))).toEqual([])
  })

  test('the same seed makes the same drill', () => {
    const kind = kindOf(idea)
    for (let seed = 1; seed <= 12; seed++)
      expect(kind.make(new Random(seed), 3)).toEqual(kind.make(new Random(seed), 3))
  })
})

test('mates in three are exact, and have nothing shorter', () => {
  const drafts = made('mate-3', 4, 4, 1)
  expect(drafts).toHaveLength(4)
  expect(drafts.map((draft) => breachIn(draft))).toEqual(drafts.map(() => undefined))
  expect(drafts.every(({ length, level }) => length === 3 && level === 4)).toBe(true)
})

test.each(PATTERNS)('%s is made where it is asked for', (pattern) => {
  const drafts = [...made('mate-1', 2, 3, 1, pattern), ...made('mate-2', 3, 1, 1, pattern)]
  expect(drafts.map((draft) => draft.pattern)).toEqual([pattern, pattern, pattern, pattern])
  expect(drafts.flatMap(winFaults)).toEqual([])
})

describe('what is no such drill is told', () => {
  const [draft] = made('mate-1', 2, 1, 1)
  const other = (changed: Partial<Draft>): string | undefined => draft && breachIn({ ...draft, ...changed })

  test.each([
    ['answers', { answers: ['a0a1'] }],
    ['level', { level: 4 }],
    ['pattern', { pattern: 'two-soldiers' }],
    ['unplayable', { fen: '4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1' }],
    ['other-side-stuck', { fen: '3k5/4P4/9/3N5/9/9/9/9/9/4K4 w - - 0 1' }],
  ] as const)('%s', (breach, changed) => {
    expect(other(changed)).toBe(breach)
  })

  test('length', () => {
    expect(other({ length: 2 })).toBe('answers')
    const [inTwo] = made('mate-2', 3, 1, 1)
    expect(inTwo && breachIn({ ...inTwo, length: 1 })).toBe('answers')
  })
})
