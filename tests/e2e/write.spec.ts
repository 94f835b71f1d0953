import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { at, cell, reaches, way } from './lesson-driver'
import { beginLesson, draftText, OWN, pressed, tab, type, verdict, words } from './write-driver'

test('from nothing to a link, and played in another browser without a network', async ({ page, browser }) => {
  await beginLesson(page)
  await type(page, OWN)
  await expect(verdict(page)).toHaveText(words('write.problemsNone'))
  await pressed(page, words('write.share')).click()
  const link = await page.getByLabel(words('write.shareLink')).inputValue()
  expect(link.length).toBeLessThan(1200)
  await expect(page.getByRole('img', { name: words('write.qrAlt') })).toBeVisible()

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const there = await other.newPage()
  await there.goto('/')
  await expect(there.getByText(words('offline.ready'))).toBeVisible({ timeout: 30_000 })
  await other.setOffline(true)
  await there.goto(link)
  await there.getByRole('button', { name: words('home.begin') }).click()
  for (const [from, to] of [
    [at(4, 4), at(5, 6)],
    [at(5, 6), at(6, 8)],
  ] as const) {
    await cell(there, from).tap()
    await cell(there, to).tap()
    await reaches(there, 'done')
    await way(there).tap()
  }
  await expect(there.getByRole('heading', { name: words('done.title') })).toBeVisible()
  await other.close()
})

test('problems stand under the text in the reader’s words, and lead to their places', async ({ page }) => {
  await beginLesson(page)
  await type(page, OWN.replace('任务：走', '任物：走').replace('e4f6', 'e4f7'))
  await expect(verdict(page)).not.toHaveText(words('write.problemsNone'))
  await verdict(page).click()
  const first = page.locator('.problems button').first()
  await expect(first).toContainText('第 13 行')
  await expect(first).toContainText('任物')
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible()
  await first.click()
  await expect(page.locator('.cm-activeLine')).toContainText('任物')
})

test('what could stand at the cursor is proposed: keys, tasks, legal moves', async ({ page }) => {
  await beginLesson(page)
  await type(page, '---\n编号: a\n标题: 题\n简介: 话\n---\n\n## 一\n\n```xiangqi\n局面：开局\n')
  const options = page.locator('.cm-tooltip-autocomplete li')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('任')
  await expect(options.first()).toContainText('任务')
  await options.first().click()
  await page.keyboard.type('连')
  await options.filter({ hasText: '连走' }).click()
  await page.keyboard.type('\n着法：炮')
  await expect(options.filter({ hasText: '炮二平五' })).toBeAttached()
  await expect(options.filter({ hasText: '炮二平九' })).toHaveCount(0)
})

test('a board is set up by tapping, and goes into the text; moves are recorded on it', async ({ page }) => {
  await beginLesson(page)
  await type(page, '---\n编号: a\n标题: 题\n简介: 话\n---\n\n## 一\n走走看。\n')
  await tab(page, 'Board')
  const put = async (name: string, file: number, rank: number): Promise<void> => {
    const piece = page.locator('.hand').getByRole('button', { name })
    if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click()
    await cell(page, at(file, rank)).tap()
  }
  await put(words('piece.red.general'), 4, 0)
  await put(words('piece.red.chariot'), 0, 8)
  await put(words('piece.red.chariot'), 1, 2)
  await put(words('piece.black.general'), 3, 9)
  await pressed(page, words('write.modeAnswer')).click()
  await cell(page, at(1, 2)).tap()
  await cell(page, at(1, 9)).tap()
  await expect(page.locator('.recorded li')).toHaveText(['车八进七'])
  await pressed(page, words('write.insert')).click()
  await expect
    .poll(() => draftText(page))
    .toContain('走走看。\n\n```xiangqi\n局面：红 帅e0 车b2 a8；黑 将d9；红走\n答：车八进七\n```')

  await pressed(page, words('write.modeMoves')).click()
  await cell(page, at(0, 8)).tap()
  await cell(page, at(0, 9)).tap()
  await cell(page, at(3, 9)).tap()
  await cell(page, at(3, 8)).tap()
  await expect(page.locator('.recorded li')).toHaveText(['车九进一', '将4进1'])
  await pressed(page, words('write.insert')).click()
  await expect.poll(() => draftText(page)).toContain('红走\n着法：车九进一 将4进1\n答：车八进七\n')
})

test('a position comes in as a text; what cannot be read changes nothing and is told', async ({ page }) => {
  await beginLesson(page)
  await tab(page, 'Board')
  const field = page.getByLabel(words('write.positionLabel'))
  await field.fill('3k5/9/9/R8/9/9/9/9/9/4K4 w')
  await pressed(page, words('write.positionRead')).click()
  await expect(field).toHaveValue('3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1')
  await field.fill('3k5/9/9/R8/9/9/9/9/9 w')
  await pressed(page, words('write.positionRead')).click()
  await expect(page.locator('.boardside .fault')).not.toBeEmpty()
  await expect(page.locator('.boardarea svg .piece, .boardarea svg use')).not.toHaveCount(0)
})

test('the lesson is played beside the text as pupils will see it', async ({ page }) => {
  await beginLesson(page)
  await type(page, OWN)
  await tab(page, 'Play')
  const frame = page.frameLocator('.preview iframe')
  await expect(frame.locator('main.lesson')).toBeVisible()
  await tab(page, 'Text')
  await page.locator('.cm-line', { hasText: '练习 2' }).click()
  await tab(page, 'Play')
  await expect(frame.locator('main.lesson')).toHaveAttribute('data-step', /horse-leg-two-points/)
})

test('every page for writing passes axe', async ({ page }) => {
  test.setTimeout(90_000)
  const scan = async (what: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).exclude('.preview iframe').analyze()
    expect(violations, what).toEqual([])
  }
  await page.goto('/write/')
  await expect(page.locator('.shelf')).toBeVisible()
  await scan('shelf')
  await beginLesson(page)
  await expect(verdict(page)).toHaveText(words('write.problemsNone'))
  await scan('text')
  await tab(page, 'Board')
  await scan('board')
  await tab(page, 'Text')
  await pressed(page, words('write.help')).click()
  await scan('help')
  await page.keyboard.press('Escape')
  await pressed(page, words('write.share')).click()
  await scan('share')
})
