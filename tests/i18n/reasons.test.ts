import { describe, expect, test } from 'vitest'
import { formatIccs, formatPoint } from '../../src/lib/notation'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { placedReasonText } from '../../src/lib/i18n/placed-reasons'
import { pieceName, reasonText, reasonTitle } from '../../src/lib/i18n/reasons'
import { explain, fromOf, otherSide, REASON_CODES, type ReasonCode } from '../../src/lib/rules'
import { board, move } from '../fixtures/boards'

/** A move for each reason, in which that reason comes first. */
const CASES: readonly (readonly [ReasonCode, string, string])[] = [
  ['no-piece', '4k4/9/9/9/9/9/9/9/9/4K4 w', 'b4b5'],
  ['not-your-turn', '4k4/9/9/9/r8/9/9/9/9/3K5 w', 'a5a6'],
  ['soldier-backward', '4k4/9/9/9/9/P8/9/9/9/3K5 w', 'a4a3'],
  ['soldier-sideways', '4k4/9/9/9/9/P8/9/9/9/3K5 w', 'a4b4'],
  ['outside-palace', '4k4/9/9/9/9/9/9/9/9/3K5 w', 'd0c0'],
  ['across-river', '4k4/9/9/9/9/2B6/9/9/9/3K5 w', 'c4e6'],
  ['not-its-move', '4k4/9/9/9/9/9/9/9/9/R2K5 w', 'a0b1'],
  ['own-piece', '4k4/9/9/9/9/9/9/9/N8/R2K5 w', 'a0a1'],
  ['horse-leg', '4k4/9/9/9/9/9/9/9/1c7/1N1K5 w', 'b0c2'],
  ['elephant-eye', '4k4/9/9/9/9/9/9/9/3p5/2B2K3 w', 'c0e2'],
  ['path-blocked', '4k4/9/9/9/9/p8/9/n8/9/R2K5 w', 'a0a7'],
  ['no-screen', '4k4/9/9/9/9/9/n8/9/9/C2K5 w', 'a0a3'],
  ['too-many-screens', '4k4/9/9/n8/p8/P8/9/9/9/C2K5 w', 'a0a6'],
  ['generals-facing', '4k4/9/9/9/9/9/9/9/4R4/4K4 w', 'e1f1'],
  ['still-in-check', '3k5/9/9/9/4r4/9/9/9/9/R3K4 w', 'a0a1'],
  ['into-check', '3k5/9/9/9/4r4/9/9/9/4C4/4K4 w', 'e1f1'],
]

/** Reasons whose sentence names the piece that causes them. */
const NAMING: readonly ReasonCode[] = 'own-piece horse-leg elephant-eye path-blocked still-in-check into-check'.split(
  ' ',
) as ReasonCode[]

test('there is a case for every reason', () => {
  expect(CASES.map(([code]) => code)).toEqual(REASON_CODES)
})

describe.each(['zh-Hans', 'zh-Hant', 'en'] as const)('%s', (language) => {
  const { t } = createTranslator(language)

  describe.each(CASES)('%s', (code, fen, iccs) => {
    const position = board(fen)
    const answer = explain(position, move(iccs))
    if (answer.legal) throw new Error(`${iccs} is legal`)
    const [reason] = answer.reasons
    const mover = position.pieceAt(fromOf(move(iccs)))

    test('is named in one sentence or two, and everything in it is filled in', () => {
      expect(reason.code).toBe(code)
      const text = reasonText(t, position, move(iccs), reason)
      expect(text).toMatch(/^\S.*[。.]$/)
      expect(text).not.toMatch(/[{}]|undefined| {2}|reason\./)
      expect(reasonTitle(t, reason)).toMatch(/^[^{}.。]{2,24}$/)
    })

    test('with the piece that moves and the piece that stops it', () => {
      const text = reasonText(t, position, move(iccs), reason)
      if (mover) expect(text).toContain(pieceName(t, mover))
      const cause = reason.causes[0] === undefined ? undefined : position.pieceAt(reason.causes[0])
      if (NAMING.includes(code) && cause) expect(text).toContain(pieceName(t, cause))
    })

    test('and for those without a board with the points', () => {
      const text = placedReasonText(t, position, move(iccs), reason, { point: formatPoint, move: formatIccs })
      expect(text).toContain(iccs)
      const [cause] = reason.causes
      if (NAMING.includes(code) && cause !== undefined) expect(text).toContain(formatPoint(cause))
    })
  })

  test('says whose turn it is', () => {
    const position = board('4k4/9/9/9/r8/9/9/9/9/3K5 w')
    const answer = explain(position, move('a5a6'))
    if (answer.legal) throw new Error('it is not Black’s turn')
    const text = reasonText(t, position, move('a5a6'), answer.reasons[0])
    expect(text).toContain(t(`side.${position.turn}`))
    expect(text).not.toContain(t(`side.${otherSide(position.turn)}`))
  })

  test('says how many screens there are', () => {
    const position = board('4k4/9/9/n8/p8/P8/9/9/9/C2K5 w')
    const answer = explain(position, move('a0a6'))
    if (answer.legal) throw new Error('two screens are one too many')
    expect(reasonText(t, position, move('a0a6'), answer.reasons[0])).toContain('2')
  })
})
