import { expect, type Page, test } from '@playwright/test'
import { fromOf, toOf } from '../../src/lib/rules'
import { move as moveOf, point } from '../player/steps'
import { catalogue } from './catalogue'
import { button, cell, fingers, keys, openStep, reaches, way } from './lesson-driver'
import { LESSONS } from './lessons'

const words = catalogue('zh-Hans')

/** Opens the exercise of that id in its lesson. */
async function open(page: Page, id: string): Promise<void> {
  const lesson = LESSONS.find(({ steps }) => steps.some((step) => step.id === id))
  if (!lesson) throw new Error(`no exercise ${id}`)
  await page.goto(`/lesson/${lesson.id}/`)
  await openStep(
    page,
    lesson.steps.findIndex((step) => step.id === id),
  )
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', id)
}

async function move(page: Page, text: string): Promise<void> {
  await fingers(page).point(fromOf(moveOf(text)))
  await fingers(page).point(toOf(moveOf(text)))
}

const told = (page: Page) => page.locator('.told')

test('a move that loses a piece is refuted on the board, a safe one is right', async ({ page }) => {
  await open(page, 'chariot-safe')
  await move(page, 'e4g4')
  await reaches(page, 'wrong')
  await expect(told(page)).toContainText('红车会被吃掉')
  await expect(cell(page, point('g4'))).toHaveAttribute('aria-label', /黑车/)
  await way(page).tap()
  await move(page, 'e4d4')
  await reaches(page, 'done')
})

test('a written move is read and played', async ({ page }) => {
  await open(page, 'central-cannon-verse-read')
  await expect(page.locator('.written')).toHaveText('马二进三')
  await move(page, 'b0c2')
  await expect(told(page)).toContainText(words('miss.other-piece'))
  await way(page).tap()
  await move(page, 'h0g2')
  await reaches(page, 'done')
  // From here on moves in the text are written, each reader's own way.
  await expect(told(page).locator('.move')).toHaveText('马二进三')
})

test('a move in the text is written in the reader’s own notation', async ({ page }) => {
  await page.goto('/en/lesson/central-cannon-verse/')
  const steps = LESSONS.find(({ id }) => id === 'central-cannon-verse')?.steps ?? []
  await openStep(
    page,
    steps.findIndex(({ id }) => id === 'central-cannon-verse-read'),
  )
  await move(page, 'h0g2')
  await expect(told(page).locator('.move')).toHaveText('H2+3')
})

test.describe('a move is written', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'central-cannon-verse-write')
  })

  test('by a choice among four', async ({ page }) => {
    await expect(page.locator('.written-choices button')).toHaveCount(4)
    await button(page, '炮二进五').tap()
    await expect(told(page)).toContainText(words('miss.other-direction'))
    await button(page, '炮二平五').tap()
    await reaches(page, 'done')
  })

  test('by keys, in any notation', async ({ page }) => {
    const field = page.getByRole('textbox', { name: words('lesson.typeMove') })
    await field.fill('馬')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText('馬')
    await field.fill('C2=4')
    await field.press('Enter')
    await expect(told(page)).toContainText(words('miss.other-target'))
    await field.fill('C2=5')
    await field.press('Enter')
    await reaches(page, 'done')
    // What had the focus is gone.
    await expect(way(page)).toBeFocused()
  })
})

test('pieces are set up; a wrong point is told at once', async ({ page }) => {
  await open(page, 'central-cannon-verse-setup')
  const taken = (kind: string) => page.locator(`.tray [data-piece=${kind}]`)
  const put = async (kind: string, at: string): Promise<void> => {
    await taken(kind).tap()
    await expect(taken(kind)).toHaveAttribute('aria-pressed', 'true')
    await fingers(page).point(point(at))
  }
  await expect(taken('red-chariot')).toHaveAccessibleName(/红车/)
  const { width = 0 } = (await cell(page, point('a0')).boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(24)
  await put('red-chariot', 'b0')
  await expect(told(page)).toContainText('这里站马')
  await expect(cell(page, point('b0'))).toHaveAttribute('aria-label', 'b0')
  await put('red-chariot', 'a0')
  await expect(cell(page, point('a0'))).toHaveAttribute('aria-label', /红车/)
  await expect(taken('red-chariot')).toHaveCount(0)
  await put('red-horse', 'b0')
  await put('red-elephant', 'c0')
  await put('red-advisor', 'd0')
  await put('red-cannon', 'b2')
  await put('red-soldier', 'a3')
  await reaches(page, 'done')
})

test.describe('a verse is recited', () => {
  const moved = (page: Page) => page.locator('.stage [aria-live]')
  const choice = (page: Page, name: string) => page.locator('.recite-choices').getByRole('button', { name })

  test('line by line: a line out of turn is told kindly, right ones are played on the board', async ({ page }) => {
    await open(page, 'central-cannon-verse-recite-order')
    await expect(page.locator('.recite-choices button')).toHaveCount(8)
    // Nobody reads off what is to be said by heart.
    await expect(page.locator('.verse')).toHaveCount(0)
    await choice(page, '马常守中卒').tap()
    await expect(told(page)).toContainText(words('note.notThisLine'))
    await expect(page.locator('main.lesson')).toHaveAttribute('data-phase', 'awaiting')
    await choice(page, '起炮在中宫').tap()
    await expect(told(page)).toContainText('先把炮摆到中路')
    await expect(moved(page)).toHaveText(/黑炮 b7 到 e7|黑炮 h7 到 e7/)
    await expect(choice(page, '起炮在中宫')).toHaveAttribute('aria-disabled', 'true')
    for (const line of ['比诸局较雄', '马常守中卒', '士上将防空', '象要车相护', '卒宜左右攻', '若将炮临敌']) {
      await choice(page, line).tap()
      await expect(choice(page, line)).toHaveAttribute('aria-disabled', 'true')
    }
    await choice(page, '马出渡河从').tap()
    await reaches(page, 'done')
    await expect(moved(page)).toHaveText('红马 f4 到 g6')
    await expect(page.locator('.verse')).toBeVisible()
    await expect(way(page)).toBeFocused()
  })

  test('by its gaps, with the keyboard alone', async ({ page }) => {
    await open(page, 'central-cannon-verse-recite-gaps')
    const hands = keys(page)
    await expect(page.locator('.recite-lines i')).toHaveCount(6)
    await hands.press(choice(page, '河'))
    await expect(told(page)).toContainText(words('note.notThisWord'))
    for (const word of ['炮', '中卒', '士', '车', '左右', '河']) await hands.press(choice(page, word))
    await reaches(page, 'done')
    await expect(page.locator('.score .stars')).toHaveAccessibleName('3 颗星')
  })

  test('and a line is taken back', async ({ page }) => {
    await open(page, 'central-cannon-verse-recite-order')
    await choice(page, '起炮在中宫').tap()
    await button(page, words('act.undo')).tap()
    await expect(choice(page, '起炮在中宫')).toHaveAttribute('aria-disabled', 'false')
    await expect(button(page, words('act.undo'))).toHaveCount(0)
  })
})
