import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { catalogue } from './catalogue'
import { cell, openStep, way } from './lesson-driver'
import { parsePoint } from '../../src/lib/notation'

const words = catalogue('zh-Hans')

const at = (page: Page, name: string) => cell(page, parsePoint(name) ?? (0 as never))

/** Opens one step of a lesson, by its place among them. */
async function open(page: Page, path: string, step: number): Promise<void> {
  await page.goto(path)
  await openStep(page, step)
}

for (const theme of ['light', 'dark', 'contrast'] as const)
  for (const path of ['/lesson/horse-leg/', '/hant/lesson/horse-leg/', '/en/lesson/horse-leg/'])
    test(`axe finds nothing on ${path} in ${theme}`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      for (let step = 0; step < 2; step++) {
        await expect(page.locator('main.lesson')).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        await way(page).click()
      }
    })

for (const { width, height, size } of [
  { width: 320, height: 640, size: '100%' },
  { width: 320, height: 640, size: '200%' },
  { width: 768, height: 1024, size: '200%' },
  { width: 1280, height: 800, size: '200%' },
])
  for (const [path, step] of [
    ['/lesson/horse-leg/', 2],
    ['/en/lesson/horse-leg/', 5],
    ['/hant/lesson/checkmate/', 4],
  ] as const)
    test(`nothing of ${path} is cut off at ${String(width)} px with text at ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, path, step)
      await page.addStyleTag({ content: `html { font-size: ${size} }` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll('.note h1, .note p, .btn, .option, .slip'))
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1
          })
          .map((element) => element.textContent),
      )
      expect(cut).toEqual([])
      const buttons = await page.locator('.acts .btn').all()
      const boxes = await Promise.all(buttons.map((one) => one.boundingBox()))
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          if (a && b)
            expect(
              a.x + a.width <= b.x + 1 ||
                b.x + b.width <= a.x + 1 ||
                a.y + a.height <= b.y + 1 ||
                b.y + b.height <= a.y + 1,
            ).toBe(true)
    })

test('a wrong move is refuted on the board, and then tried again', async ({ page }) => {
  await open(page, '/lesson/horse-leg/', 9)
  await at(page, 'a5').tap()
  await at(page, 'e5').tap()
  await expect(page.locator('.slip')).toHaveText(words('slip.again'))
  await expect(way(page)).toHaveText(words('act.retry'))
  await way(page).tap()
  await expect(at(page, 'a5')).toHaveAccessibleName(/红车/)
})

test('the plainest kill has two answers, checkmate and stalemate, and both are right', async ({ page }) => {
  for (const [to, slip] of [
    ['d6', 'slip.checkmate'],
    ['a8', 'slip.stalemate'],
  ] as const) {
    await open(page, '/lesson/stalemate/', 8)
    await at(page, 'a6').tap()
    await at(page, to).tap()
    await expect(page.locator('.slip')).toHaveText(words(slip))
  }
})

test('hints come one at a time and cost a star; undo and again stand there', async ({ page }) => {
  await open(page, '/lesson/horse-leg/', 9)
  await way(page).tap()
  await expect(page.locator('.hint')).toHaveCount(1)
  await at(page, 'a5').tap()
  await at(page, 'f5').tap()
  await expect(page.locator('.score .stars')).toHaveAccessibleName('2 颗星')
  await page.getByRole('button', { name: words('act.undo') }).tap()
  await expect(at(page, 'a5')).toHaveAccessibleName(/红车/)
})

test('a picked piece says its moves, and what is played is announced', async ({ page }) => {
  await open(page, '/lesson/horse-leg/', 9)
  await at(page, 'a5').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('m')
  await expect(page.locator('.stage [aria-live]')).toContainText('红车能走到')
  await page.keyboard.press('Escape')
  await expect(at(page, 'f5')).toHaveAccessibleName('f5')
})

test('turning the phone keeps everything', async ({ page }) => {
  await open(page, '/lesson/horse-leg/', 9)
  await at(page, 'a5').tap()
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(at(page, 'f5')).toHaveAccessibleName(/能走/)
  const board = await page.locator('.stage .board').boundingBox()
  expect((board?.y ?? 0) + (board?.height ?? 999)).toBeLessThanOrEqual(361)
})
