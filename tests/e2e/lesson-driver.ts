import { expect, type Locator, type Page } from '@playwright/test'
import type { PlayEvent } from '../../src/lib/player'
import { fileOf, fromOf, type Point, rankOf, toOf, pointAt } from '../../src/lib/rules'
import { catalogue } from './catalogue'

/** A point that a test names. */
export function at(file: number, rank: number): Point {
  const point = pointAt(file, rank)
  if (point === undefined) throw new Error('a point off the board')
  return point
}

/** How a test puts its finger, or its keys, on a lesson. */
export interface Hands {
  point(point: Point): Promise<void>
  press(button: Locator): Promise<void>
}

const words = catalogue('zh-Hans')

export const cell = (page: Page, point: Point): Locator =>
  page.locator(`[role=gridcell][data-point="${String(point)}"]`)

export const fingers = (page: Page): Hands => ({
  point: (point) => cell(page, point).tap(),
  press: (button) => button.tap(),
})

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/** Tab until it has the focus: what can't be reached so can't be reached by keyboard. */
async function tabTo(page: Page, locator: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not get there')
}

/** Arrow keys from the point that has the focus, as the eye sees the board. */
async function walkTo(page: Page, point: Point): Promise<void> {
  const at = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-point'))) as Point
  const isFlipped =
    (await page.locator('[role=row] [data-point]').first().getAttribute('data-point')) === String(pointAt(8, 0))
  const [right, up] = isFlipped ? ['ArrowLeft', 'ArrowDown'] : ['ArrowRight', 'ArrowUp']
  const [left, down] = isFlipped ? ['ArrowRight', 'ArrowUp'] : ['ArrowLeft', 'ArrowDown']
  const [files, ranks] = [fileOf(point) - fileOf(at), rankOf(point) - rankOf(at)]
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? right : left)
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? up : down)
}

export const keys = (page: Page): Hands => ({
  async point(point) {
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'))
    await walkTo(page, point)
    await expect(cell(page, point)).toBeFocused()
    await page.keyboard.press('Enter')
  },
  async press(button) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
})

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const way = (page: Page): Locator => page.locator('.acts .btn:nth-child(2)')

/** Waits until the page's player has come to one of these phases. */
export const reaches = (page: Page, ...phases: readonly string[]): Promise<void> =>
  expect(page.locator('main.lesson')).toHaveAttribute('data-phase', new RegExp(`^(${phases.join('|')})$`))

async function judge(page: Page, hands: Hands, verdict: string): Promise<void> {
  if (verdict === 'legal') return hands.press(button(page, words('act.mayPlay')))
  const refuse = button(page, words('act.mayNotPlay'))
  const reason = button(page, words(`reason.${verdict}.title`))
  // Who said yes wrongly is asked for the reason at once.
  await expect(refuse.or(reason)).toBeVisible()
  if (await refuse.isVisible()) await hands.press(refuse)
  return hands.press(reason)
}

/** Does on the page what a player's event says. */
export async function act(page: Page, hands: Hands, event: PlayEvent): Promise<void> {
  switch (event.type) {
    case 'movePlayed':
      await hands.point(fromOf(event.move))
      return hands.point(toOf(event.move))
    case 'pointTapped':
      if (event.piece) await hands.press(page.locator(`.tray [data-piece=${event.piece.side}-${event.piece.role}]`))
      return hands.point(event.point)
    case 'optionChosen':
      return hands.press(page.locator('.option, .written-choices button, .recite-choices button').nth(event.option))
    case 'verdictGiven':
      return judge(page, hands, event.verdict)
    default:
      return hands.press(way(page))
  }
}

/** Opens a step of the lesson on the page, by its place among them. The menu answers once the page runs. */
export async function openStep(page: Page, step: number): Promise<void> {
  const entry = page.locator('.contents button').nth(step)
  await expect(async () => {
    // An open menu lies over its own button.
    if (!(await entry.isVisible())) await page.locator('header.top .icon').last().click({ timeout: 2000 })
    await expect(entry).toBeVisible({ timeout: 1000 })
  }).toPass()
  await entry.click()
}
