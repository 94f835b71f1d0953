import { expect, test } from '@playwright/test'
import { begin, type PlayState } from '../../src/lib/player'
import { isAnsweredByMoves } from '../../src/lib/player'
import { explain, fromOf, type Move, moveOf, POINTS, REASON_CODES, type ReasonCode, toOf } from '../../src/lib/rules'
import { formatIccs } from '../../src/lib/notation'
import type { Lesson, Step } from '../../src/lib/lesson/types'
import { catalogue } from './catalogue'
import { cell, openStep, reaches } from './lesson-driver'
import { LESSONS } from './lessons'

const words = catalogue('zh-Hans')

interface Case {
  readonly lesson: Lesson
  readonly step: Step
  readonly move: Move
}

const asking = (step: Step): PlayState | undefined => {
  const state = begin(step)
  return state.phase === 'awaiting' && isAnsweredByMoves(state) ? state : undefined
}

const ALL_MOVES = POINTS.flatMap((from) => POINTS.map((to) => moveOf(from, to)))

/** The author has words of his own for that move. */
const isSpokenOf = ({ wrong }: Step, move: Move): boolean =>
  wrong.some(({ on }) => typeof on === 'object' && 'move' in on && on.move === formatIccs(move))

/** The illegal moves of the lessons' own boards that are refused for that reason. */
function* casesOf(code: ReasonCode): Generator<Case> {
  for (const lesson of LESSONS)
    for (const step of lesson.steps) {
      const { position } = asking(step)?.scene ?? {}
      if (!position) continue
      for (const move of ALL_MOVES) {
        const explanation = explain(position, move)
        if (!explanation.legal && explanation.reasons[0].code === code) yield { lesson, step, move }
      }
    }
}

/** One of them; where there is one, one that the author says nothing about. */
function caseOf(code: ReasonCode): Case | undefined {
  let spoken: Case | undefined
  for (const found of casesOf(code)) {
    if (!isSpokenOf(found.step, found.move)) return found
    spoken ??= found
  }
  return spoken
}

for (const code of REASON_CODES) {
  test(`${code} is provoked, and its reason is read`, async ({ page }) => {
    const found = caseOf(code)
    if (!found) throw new Error(`no lesson has a board for ${code}`)
    const { lesson, step, move } = found
    await page.goto(`/lesson/${lesson.id}/`)
    await openStep(page, lesson.steps.indexOf(step))
    await reaches(page, 'awaiting')
    // Typed, since fingers can't pick up a piece that is not theirs; any notation will do.
    await cell(page, fromOf(move)).focus()
    await page.keyboard.press(formatIccs(move).charAt(0))
    await page.getByRole('textbox').fill(formatIccs(move))
    await page.keyboard.press('Enter')
    await expect(page.locator('.note .slip')).toHaveText(words(`reason.${code}.title`))
    // The author's words come before the core's.
    if (isSpokenOf(step, move)) return
    const sentence = words(`reason.${code}.text`).replaceAll(/\{\{\w+\}\}/g, '.*')
    await expect(page.locator('.note h1')).toHaveText(new RegExp(`^${sentence}$`))
    await expect(page.getByRole('gridcell', { name: /红|黑/ })).not.toHaveCount(0)
    expect(toOf(move)).toBeGreaterThan(0)
  })
}
