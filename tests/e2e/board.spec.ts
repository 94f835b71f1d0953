import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'

/** A finger, as the browser's own input sees it: it scrolls what may scroll. */
class Finger {
  constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  private async send(type: string, points: readonly (readonly [number, number])[]): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await this.session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
  }

  async swipe(
    [x, y]: readonly [number, number],
    dx: number,
    dy: number,
    second?: readonly [number, number],
  ): Promise<void> {
    await this.send('touchStart', [[x, y]])
    for (let i = 1; i <= 8; i++) {
      await this.send('touchMove', [[x + (dx * i) / 8, y + (dy * i) / 8]])
      await this.page.waitForTimeout(16)
    }
    if (second) await this.send('touchStart', [[x + dx, y + dy], second])
    await this.send('touchEnd', [])
    // A fling goes on for a while.
    await this.page.waitForTimeout(300)
  }
}

const middle = async (cell: Locator): Promise<readonly [number, number]> => {
  const box = await cell.boundingBox()
  if (!box) throw new Error('the board is not there')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('row').nth(row).getByRole('gridcell').nth(column)
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

/** The lesson opens with a chariot in the middle of the sixth row that may be tried out. */
test.beforeEach(async ({ page }) => {
  await page.goto('/lesson/chariot/')
  await expect(page.locator('.b-cell.movable')).toHaveCount(1)
})

test('a finger drags a piece, and the page stays', async ({ page, context }) => {
  const finger = new Finger(page, await context.newCDPSession(page))
  const cellHeight = (await cell(page, 5, 4).boundingBox())?.height ?? 0
  expect(cellHeight).toBeGreaterThanOrEqual(40)
  await finger.swipe(await middle(cell(page, 5, 4)), 0, -3 * cellHeight)
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/车/)
  expect(await scrolled(page)).toBe(0)
})

test('a finger beside the pieces scrolls the page', async ({ page, context }) => {
  const finger = new Finger(page, await context.newCDPSession(page))
  await finger.swipe(await middle(cell(page, 8, 1)), 0, -120)
  expect(await scrolled(page)).toBeGreaterThan(0)
  await expect(cell(page, 5, 4)).toHaveAccessibleName(/车/)
})

test('a second finger, or the edge of the board, lets the piece go', async ({ page, context }) => {
  const finger = new Finger(page, await context.newCDPSession(page))
  await finger.swipe(await middle(cell(page, 5, 4)), 0, -120, [60, 300])
  await expect(cell(page, 5, 4)).toHaveAccessibleName(/车/)
  await finger.swipe(await middle(cell(page, 5, 4)), 0, 330)
  await expect(cell(page, 5, 4)).toHaveAccessibleName(/车/)
})

test('the board is one stop for the Tab key, and arrows go from point to point', async ({ page }) => {
  await expect(page.locator('.b-cell[tabindex="0"]')).toHaveCount(1)
  await page.locator('.b-cell[tabindex="0"]').focus()
  await expect(cell(page, 5, 4)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(cell(page, 4, 0)).toBeFocused()
})
