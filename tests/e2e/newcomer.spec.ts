import { expect, test } from '@playwright/test'
import { catalogue } from './catalogue'

const words = catalogue('zh-Hans')

test('a newcomer has made a legal move within three taps from the start page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: words('home.begin'), exact: true }).tap()
  // The second tap: a point that is said to be free for the piece that is shown.
  const free = page.getByRole('gridcell', { name: /能走$/ }).first()
  const there = await free.getAttribute('data-point')
  await free.tap()
  await expect(page.locator(`[data-point="${there ?? ''}"]`)).toHaveAccessibleName(/红车/)
})

test('the start page offers one way on, and it leads to the lesson that was left', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: words('home.begin'), exact: true }).tap()
  await page.locator('.acts .btn:nth-child(2)').tap()
  await expect(page.locator('main.lesson')).toHaveAttribute('data-phase', 'awaiting')
  await page.getByRole('link', { name: words('lesson.backHome') }).tap()
  await page.getByRole('link', { name: words('home.goOn'), exact: true }).tap()
  await expect(page.locator('main.lesson')).toHaveAttribute('data-phase', 'awaiting')
})
