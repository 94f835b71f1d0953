import { expect, test } from 'vitest'
import { formatFen } from '../../src/lib/notation'
import { legalMoves } from '../../src/lib/rules'
import { defend, GOALS } from '../../src/lib/solver'
import { lengthAfter, winTexts } from './naive'
import { smallEndings, solvedTexts } from './small-endings'

test('three moves deep: the same moves, lengths and endings as a naive search', { timeout: 60_000 }, () => {
  const kinds = new Set<string>()
  for (const position of smallEndings(24, 11)) {
    for (const goal of GOALS) {
      const texts = solvedTexts(position, 3, goal)
      expect(texts, `${formatFen(position)} ${goal}`).toEqual(winTexts(position, 3, goal))
      for (const text of texts) kinds.add(text.slice(5))
    }
  }
  expect([...kinds].filter((kind) => /checkmate|stalemate/.test(kind)).sort()).toEqual([
    '1 checkmate',
    '1 stalemate',
    '2 checkmate',
    '2 stalemate',
    '3 checkmate',
    '3 stalemate',
  ])
})

test.each(GOALS)('%s: no reply holds out longer than the defence', { timeout: 60_000 }, (goal) => {
  const seen = new Set<number | undefined>()
  for (const position of smallEndings(16, 12)) {
    const found = defend(position, 2, goal)
    if (!found.ok) throw new Error(found.error.code)
    const replies = legalMoves(position)
    const lengths = replies.map((reply) => lengthAfter(position, reply, 2, goal))
    const longest = Math.max(...lengths)
    expect(found.value.lostIn ?? Infinity, formatFen(position)).toBe(longest)
    expect(lengths[replies.indexOf(found.value.reply)]).toBe(longest)
    if (longest < Infinity) expect(found.value.reply).toBe(replies[lengths.indexOf(longest)])
    seen.add(found.value.lostIn)
  }
  expect(seen.size).toBeGreaterThan(1)
})
