import { expect } from 'vitest'
import type { Kind } from '../../../src/lib/drill/kind'
import { Random } from '../../../src/lib/drill/random'
import { type Draft, type Level, LEVELS } from '../../../src/lib/drill/types'
import { viewDrill, VIEWS } from '../../../src/lib/drill/view'
import { parseFen } from '../../../src/lib/notation'
import { legalMoves, otherSide, type Position, setupFault } from '../../../src/lib/rules'

/** What a run of seeds makes at a level. */
export function madeAt(kind: Kind, level: Level, count = 30): Draft[] {
  const drafts = Array.from({ length: count }, (_, i) => kind.make(new Random(i * 7919 + level), level))
  return drafts.filter((draft) => draft !== undefined)
}

/** What a run of seeds makes at all levels. */
export const madeBy = (kind: Kind, count = 30): Draft[] => LEVELS.flatMap((level) => madeAt(kind, level, count))

export function positionOf({ fen }: Pick<Draft, 'fen'>): Position {
  const position = parseFen(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

/** Every promise that all kinds give, and those of this kind, in all four views. */
export function expectKept(kind: Kind, draft: Draft): void {
  expect(positionOf(draft).turn).toBe('red')
  for (const view of VIEWS) {
    const seen = viewDrill(draft, view)
    const position = positionOf(seen)
    const said = JSON.stringify(seen)
    expect(setupFault(position.setup()), said).toBeUndefined()
    expect(legalMoves(position).length, said).toBeGreaterThan(0)
    expect(legalMoves(position.withTurn(otherSide(position.turn))).length, said).toBeGreaterThan(0)
    expect(kind.answersOf(position, seen), said).toEqual(seen.answers)
    expect(kind.breachOf(position, seen), said).toBeUndefined()
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Seeds give the same again, nearly every one gives a drill, few give the same one, and levels have ever more pieces. */
export function expectStream(kind: Kind, count = 30): void {
  const levels = LEVELS.map((level) => madeAt(kind, level, count))
  for (const [i, drafts] of levels.entries()) {
    expect(drafts).toEqual(madeAt(kind, LEVELS[i] ?? 1, count))
    expect(drafts.length).toBeGreaterThan(0.7 * count)
    expect(new Set(drafts.map(({ fen, ask }) => `${fen} ${ask ?? ''}`)).size).toBeGreaterThan(0.6 * drafts.length)
  }
  const sizes = levels.map((drafts) => mean(drafts.map((draft) => positionOf(draft).pieces().length)))
  expect([...sizes].sort((a, b) => a - b)).toEqual(sizes)
}
