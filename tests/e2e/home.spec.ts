import { expect, test } from '@playwright/test'

test('the first screen ends at the soldier, with the way on in reach', async ({ page }) => {
  await page.goto('/')
  const pawn = await page.locator('.road .pawn').first().boundingBox()
  const go = await page.locator('.go').boundingBox()
  expect((pawn?.y ?? 1000) + (pawn?.height ?? 0)).toBeLessThanOrEqual(640)
  expect(go?.y).toBeGreaterThan(200)
  expect(go?.height).toBeGreaterThanOrEqual(48)
})

for (const { width, size } of [
  { width: 320, size: '100%' },
  { width: 320, size: '200%' },
  { width: 768, size: '200%' },
])
  for (const path of ['/', '/hant/', '/en/'])
    test(`nothing of ${path} is cut off at ${width} px with text at ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      await page.addStyleTag({ content: `html { font-size: ${size} }` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h2, h3, b, p, .small, .go'))
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1
          })
          .map((element) => element.textContent),
      )
      expect(cut).toEqual([])
    })

test('the settings change language and colours at once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '设置' }).click()
  await page.getByRole('radio', { name: '夜' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
