import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPoint } from '../../src/lib/notation'
import { explain, isLegal, moveOf, POINTS, type Position } from '../../src/lib/rules'
import { board, legalTexts } from '../fixtures/boards'
import { drawable, playable } from './arbitraries'
import { ALL, boardOf, faultsOf, nameOf } from './naive'

/** All that the core says of a move, in the words of the naive statement of the rules. */
function said(position: Position, from: number, to: number) {
  const [start, end] = [POINTS[from], POINTS[to]]
  if (start === undefined || end === undefined) throw new Error('a point off the board')
  const answer = explain(position, moveOf(start, end))
  expect(answer.legal).toBe(isLegal(position, moveOf(start, end)))
  return answer.legal ? [] : answer.reasons.map(({ code, causes }) => ({ code, causes: causes.map(formatPoint) }))
}

function agree(fen: string): void {
  const position = board(fen)
  const naive = boardOf(fen)
  const legal: string[] = []
  for (const [i, from] of ALL.entries()) {
    for (const [j, to] of ALL.entries()) {
      const expected = faultsOf(naive, from, to)
      const found = said(position, i, j)
      if (expected.length === 0) legal.push(nameOf(from) + nameOf(to))
      if (JSON.stringify(found) === JSON.stringify(expected)) continue
      expect(found, `${fen}: ${nameOf(from)}${nameOf(to)}`).toEqual(expected)
    }
  }
  expect(legalTexts(position)).toEqual(legal.sort())
}

const options = { numRuns: 25, seed: 20110701 }

test('explain names what a naive reading of the rules names, for every two points of a playable position', () => {
  fc.assert(fc.property(playable, agree), options)
}, 60_000)

test('and of any board that can be drawn', () => {
  fc.assert(fc.property(drawable, agree), options)
}, 60_000)
