import { beforeAll, expect, test, vi } from 'vitest'
import { capture } from '../../../src/lib/drill/kinds/capture'
import { findPoint } from '../../../src/lib/drill/kinds/find-point'
import { legal, MET_REASONS } from '../../../src/lib/drill/kinds/legal'
import { namePoint } from '../../../src/lib/drill/kinds/name-point'
import { read } from '../../../src/lib/drill/kinds/read'
import { safe } from '../../../src/lib/drill/kinds/safe'
import { targetsKinds } from '../../../src/lib/drill/kinds/targets'
import { write } from '../../../src/lib/drill/kinds/write'
import { namesPlace } from '../../../src/lib/drill/kinds/written'
import type { Draft } from '../../../src/lib/drill/types'
import { viewDrill, VIEWS } from '../../../src/lib/drill/view'
import { formatMove, parseIccs, parseMove, parsePoint, SCRIPTS } from '../../../src/lib/notation'
import { type Move, ROLES } from '../../../src/lib/rules'
import { loadOracle, type Verdict } from '../../oracle/ffish'
import { expectKept, expectStream, madeAt, madeBy, positionOf } from './made'

let judge: (fen: string) => Verdict

// Some hundred boards of each kind, each looked at from all sides.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  judge = await loadOracle()
})

const targets = Object.entries(targetsKinds)
const kinds = Object.entries({ legal, capture, safe, read, write, findPoint, namePoint })

test.each([...kinds, ...targets])('%s: what is promised holds in all views', (_, kind) => {
  for (const draft of madeBy(kind, 15)) expectKept(kind, draft)
})

test.each(kinds.filter(([name]) => !['read', 'write'].includes(name)))('%s: levels grow', (_, kind) => {
  expectStream(kind, 20)
})

const moveOf = (text: string): Move => {
  const move = parseIccs(text)
  if (move === undefined) throw new Error(text)
  return move
}

test.each(ROLES)('where a %s may go is what the oracle says', (role) => {
  for (const { fen, ask = '', answers } of madeBy(targetsKinds[role], 15)) {
    const point = parsePoint(ask)
    expect(point !== undefined && positionOf({ fen }).pieceAt(point)).toEqual({ side: 'red', role })
    const legalOnes = judge(fen).legal.filter((move) => move.startsWith(ask))
    expect(
      legalOnes.map((move) => move.slice(2)),
      fen,
    ).toEqual(answers)
  }
})

test('a third of what is judged is legal, as the oracle has it, and every reason comes up about as often', () => {
  const drafts = madeBy(legal, 90)
  const legalOnes = drafts.filter(({ answers }) => answers.includes('legal'))
  for (const { fen, ask = '', answers } of drafts)
    expect(judge(fen).legal.includes(ask), fen).toBe(answers.includes('legal'))
  expect(legalOnes.length / drafts.length).toBeGreaterThan(0.25)
  expect(legalOnes.length / drafts.length).toBeLessThan(0.45)
  const even = (drafts.length - legalOnes.length) / MET_REASONS.length
  for (const code of MET_REASONS) {
    const count = drafts.filter(({ answers }) => answers.includes(code)).length
    expect(count, code).toBeGreaterThan(even / 4)
    expect(count, code).toBeLessThan(even * 2.5)
  }
})

test('a read or written move means itself alone in either notation and every view', () => {
  const drafts: Draft[] = [...madeBy(read, 20), ...madeBy(write, 20)]
  for (const seen of drafts.flatMap((draft) => VIEWS.map((view) => viewDrill(draft, view)))) {
    const [position, move] = [positionOf(seen), moveOf(seen.ask ?? '')]
    for (const style of ['chinese', 'wxf'] as const)
      for (const script of SCRIPTS) {
        const text = formatMove(position, move, style, script)
        expect(parseMove(position, text), `${seen.fen} ${text}`).toEqual({ ok: true, value: move })
      }
  }
})

test('the last levels often say which of two, the first seldom', () => {
  const share = (drafts: readonly Draft[]): number =>
    drafts.filter((draft) => namesPlace(positionOf(draft), moveOf(draft.ask ?? ''))).length / drafts.length
  expect(share([...madeAt(read, 4), ...madeAt(read, 5)])).toBeGreaterThan(0.4)
  expect(share(madeAt(read, 1))).toBeLessThan(0.2)
})
