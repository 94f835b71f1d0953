import { expect, test } from '@playwright/test'
import { at, cell } from './lesson-driver'
import { linkTo } from './shared-links'
import { beginLesson, draftText, OWN, pressed, tab, type, verdict, words } from './write-driver'

const TWO_BOARDS =
  '---\n编号: a\n标题: 题\n简介: 话\n---\n\n## 一\n\n```xiangqi\n局面：红 帅e0 车b2；黑 将d9；红走\n```\n\n' +
  '## 二\n\n```xiangqi\n局面：红 帅e0 马c3；黑 将d9；红走\n```\n'

test('what was typed a moment before a reload is there after it', async ({ page }) => {
  await beginLesson(page)
  await type(page, OWN)
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('最后一句')
  await page.reload()
  await expect.poll(() => draftText(page)).toBe(`${OWN}最后一句`)
})

test('tidying keeps the cursor where it stands', async ({ page }) => {
  await beginLesson(page)
  await type(page, OWN.replaceAll(/编号：.*\n/g, ''))
  await page.keyboard.press('ControlOrMeta+End')
  await pressed(page, words('write.tidy')).click()
  await expect.poll(() => draftText(page)).toMatch(/编号：horse-leg-play/)
  await page.locator('.cm-content').focus()
  await page.keyboard.insertText('写在最后')
  await expect.poll(() => draftText(page)).toMatch(/写在最后$/)
})

test('answers recorded on one board never go into another’s block without their position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await beginLesson(page)
  await type(page, TWO_BOARDS)
  await page.locator('.cm-line', { hasText: '车b2' }).click()
  await tab(page, 'Board')
  await expect(cell(page, at(1, 2))).toHaveAttribute('aria-label', /红车/)
  await pressed(page, words('write.modeAnswer')).click()
  await cell(page, at(1, 2)).click()
  await cell(page, at(1, 9)).click()
  await pressed(page, words('write.modeMoves')).click()
  await pressed(page, words('write.modeAnswer')).click()
  await expect(page.locator('.recorded li')).toHaveText(['车八进七'])
  await page.locator('.cm-line', { hasText: '马c3' }).click()
  await pressed(page, words('write.insert')).click()
  await expect
    .poll(() => draftText(page))
    .toContain('## 二\n\n```xiangqi\n局面：红 帅e0 车b2；黑 将d9；红走\n答：车八进七\n')
})

test('a tap on a problem leaves the board or the lesson beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await beginLesson(page)
  await type(page, OWN.replace('任务', '任物'))
  await verdict(page).click()
  await page.locator('.problems button').first().click()
  await expect(page.locator('.preview iframe')).toBeVisible()
})

test('a text that is too large to keep is not begun, and is told', async ({ page }) => {
  await page.goto('/write/')
  await expect(page.locator('.shelf')).toBeVisible()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '马走日字。\n'.repeat(4500))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(page.getByRole('alert')).toContainText('64 kB')
  await expect(page.locator('.desk')).toHaveCount(0)
})

test('a verse of the curriculum is known to a lesson from a link', async ({ page }) => {
  const text = '---\n编号: a\n标题: 题\n简介: 话\n---\n\n## 看\n\n```verse\n题：当头炮诀\n```\n'
  await page.goto(linkTo(text))
  await expect(page.getByRole('button', { name: words('home.begin') })).toBeVisible()
  await expect(page.locator('.warn')).toHaveCount(0)
})
