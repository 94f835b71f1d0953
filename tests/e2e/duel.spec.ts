import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fromOf, toOf } from '../../src/lib/rules'
import { solveStep } from '../player/solve-step'
import { move as moveOf, point } from '../player/steps'
import { catalogue } from './catalogue'
import { act, button, cell, fingers, type Hands, keys, openStep, reaches, way } from './lesson-driver'
import { LESSONS } from './lessons'

const words = catalogue('zh-Hans')
const lesson = LESSONS.find(({ id }) => id === 'chariot')
const at = lesson?.steps.findIndex(({ id }) => id === 'chariot-battle') ?? -1
const step = lesson?.steps[at]
const within = step?.task?.kind === 'duel' ? step.task.within : 0

test.beforeEach(async ({ page }) => {
  await page.goto('/lesson/chariot/')
  await openStep(page, at)
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', 'chariot-battle')
})

async function move(page: Page, text: string): Promise<void> {
  await fingers(page).point(fromOf(moveOf(text)))
  await fingers(page).point(toOf(moveOf(text)))
}

const note = (page: Page) => page.locator('section.note')
const goal = (pieces: number, moves: number): string => {
  const params: Readonly<Record<string, string>> = {
    side: words('side.black'),
    pieces: String(pieces),
    moves: String(moves),
  }
  return words('lesson.duelTake').replaceAll(/{{(\w+)}}/g, (_, name: string) => params[name] ?? '')
}

/** Plays the checker's way to the goal; each answer of the computer's is waited for. */
async function win(page: Page, hands: Hands): Promise<void> {
  const events = (step && solveStep(step)) ?? []
  expect(events.length).toBeGreaterThan(2)
  for (const event of events) {
    await reaches(page, 'awaiting')
    await act(page, hands, event)
  }
  await reaches(page, 'done')
}

test('a small battle is won round by round, and what is left is told', async ({ page }) => {
  await expect(note(page)).toContainText(goal(3, within))
  await move(page, 'e0e6')
  await reaches(page, 'awaiting')
  await expect(note(page)).toContainText(goal(2, within - 1))
  // The other side's move is told to those who do not see it.
  await expect(page.locator('.stage [aria-live]')).toContainText('黑卒')
  await button(page, words('act.undo')).tap()
  await expect(note(page)).toContainText(goal(3, within))
  await win(page, fingers(page))
  await expect(page.locator('.slip')).toHaveText(words('slip.right'))
  await expect(page.locator('.score .stars')).toHaveAccessibleName('3 颗星')
})

test('a chariot before a soldier is taken; the learner tries that move again', async ({ page }) => {
  await move(page, 'e0f1')
  await expect(page.locator('.told')).toContainText('红车不是这样走的')
  await move(page, 'e0e5')
  await reaches(page, 'wrong')
  await expect(page.locator('.told')).toContainText('红车会被吃掉')
  await expect(cell(page, point('e5'))).toHaveAccessibleName(/黑卒/)
  await way(page).tap()
  await reaches(page, 'awaiting')
  await expect(cell(page, point('e0'))).toHaveAccessibleName(/红车/)
  await expect(note(page)).toContainText(goal(3, within))
  await win(page, fingers(page))
})

test('a small battle is won by keyboard alone', async ({ page }) => {
  await win(page, keys(page))
})

test('nothing of it is hidden on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const isSeen = async (pieces: number, moves: number): Promise<void> => {
    const line = await page.getByText(goal(pieces, moves)).boundingBox()
    const acts = await page.locator('.acts').boundingBox()
    expect((line?.y ?? 999) + (line?.height ?? 999)).toBeLessThanOrEqual(acts?.y ?? 0)
  }
  await isSeen(3, within)
  await move(page, 'e0e6')
  await reaches(page, 'awaiting')
  await isSeen(2, within - 1)
  await way(page).tap()
  await isSeen(2, within - 1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
