import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { legalMoves } from '../../src/lib/rules'
import { solve } from '../../src/lib/solver'
import { readBoard, winOn } from './board-reader'
import { catalogue } from './catalogue'
import { act, button, fingers, reaches, way } from './lesson-driver'

/* Drills: ten boards, right and wrong, with the clock, without a network, and again after days. */

const words = catalogue('zh-Hans')

/** Opens an idea and begins; the page's words are there before it runs. */
async function begin(page: Page, stream: string, start = 'drill.start'): Promise<void> {
  await page.goto(`/drill/#${stream}`)
  await expect(async () => {
    if (!(await page.locator('main.lesson').isVisible())) await button(page, words(start)).tap({ timeout: 2000 })
    await expect(page.locator('main.lesson')).toBeVisible({ timeout: 2000 })
  }).toPass()
}

const stepId = (page: Page): Promise<string | null> => page.locator('main.lesson').getAttribute('data-step')

/** Goes on, and waits until the question is gone. */
async function leave(page: Page): Promise<void> {
  const here = page.locator(`main.lesson[data-step="${String(await stepId(page))}"]`)
  await expect(async () => {
    if ((await here.count()) > 0) await way(page).tap({ timeout: 2000 })
    await expect(here).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

async function mateNow(page: Page): Promise<void> {
  await reaches(page, 'awaiting')
  await act(page, fingers(page), { type: 'movePlayed', move: await winOn(page, 1) })
  await reaches(page, 'done')
}

/** Plays a move that wins in no three moves, so that it counts as a mistake; false where every move wins. */
async function blunder(page: Page): Promise<boolean> {
  await reaches(page, 'awaiting')
  const position = await readBoard(page)
  const wins = solve(position, 3)
  const winning = new Set(wins.ok ? wins.value.map(({ move }) => move) : [])
  const move = legalMoves(position).find((each) => !winning.has(each))
  if (move === undefined) return false
  await act(page, fingers(page), { type: 'movePlayed', move })
  await reaches(page, 'wrong')
  return true
}

/** Mates until there is a board on which a mistake can be made, and makes it; gives how many were mated before. */
async function mistake(page: Page): Promise<number> {
  let mated = 0
  for (; !(await blunder(page)); mated++) {
    await mateNow(page)
    await leave(page)
  }
  return mated
}

/** The same boards at each run. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('mazouri:drill-seed', '7')))

test('ten boards are mated, and the copybook has ink', async ({ page }) => {
  test.slow()
  await begin(page, 'mate-1')
  for (let i = 0; i < 10; i++) {
    await mateNow(page)
    await leave(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('十题对十题')
  await expect(page.locator('.ten li.right')).toHaveCount(10)
  await expect(page.locator('.ideas svg.light').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto('/drill/')
  await expect(page.locator('#mate-1 svg.light')).toBeVisible()
})

test('a wrong move is refuted or told, tried again, and its board comes back at the end', async ({ page }) => {
  test.slow()
  await begin(page, 'mate-1')
  const before = await mistake(page)
  await way(page).tap()
  await mateNow(page)
  await expect(page.locator('.slip.right')).toBeVisible()
  await leave(page)
  for (let i = before + 1; i < 10; i++) {
    await mateNow(page)
    await leave(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('十题对九题')
  await page.locator('.summary .btn.lacquer').tap()
  await mateNow(page)
  await leave(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一题对一题')
})

test('three minutes end by themselves, and what was done in them counts', async ({ page }) => {
  await page.clock.install()
  await begin(page, 'mate-1', 'drill.timed')
  await expect(page.getByRole('timer')).toBeVisible()
  const first = await stepId(page)
  await mateNow(page)
  // The next board comes by itself.
  await page.clock.runFor(2000)
  await expect(page.locator('main.lesson')).not.toHaveAttribute('data-step', String(first))
  await page.clock.runFor(180_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('对了一题')
})

test('menu and cover are whole at 320 px, and clean for axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/drill/', '/en/drill/', '/drill/#horse-cannon']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

const DAY = 86_400_000

test('what was missed is asked again when it is due, over months, and then less and less often', async ({ page }) => {
  test.slow()
  const start = new Date('2027-03-01T09:00:00').getTime()
  await page.clock.install({ time: start })
  await begin(page, 'mate-1')
  await mistake(page)
  await way(page).tap()
  await mateNow(page)
  const gaps: number[] = []
  let last = 0
  for (let day = 1; day <= 120; day += 1) {
    await page.clock.setFixedTime(start + day * DAY)
    await page.goto('/')
    const due = page.locator('.rows .n')
    await expect(page.locator('.rows')).toHaveAttribute('aria-busy', 'false')
    if (!(await due.isVisible())) continue
    gaps.push(day - last)
    last = day
    await page.locator('.rows a').first().tap()
    await mateNow(page)
    await leave(page)
    if (gaps.length === 3) break
  }
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(gaps[1]).toBeGreaterThan(gaps[0] ?? 0)
})
