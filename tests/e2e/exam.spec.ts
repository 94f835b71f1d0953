import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Step } from '../../src/lib/lesson/types'
import { solveStep } from '../player/solve-step'
import { catalogue } from './catalogue'
import { act, button, fingers, reaches, way } from './lesson-driver'
import { LESSONS } from './lessons'

/* Tests are taken: a paper, its points, another paper. */

const words = catalogue('zh-Hans')
const steps = new Map(LESSONS.flatMap((lesson) => lesson.steps.map((step) => [step.id, step] as const)))

const stepNow = async (page: Page): Promise<Step> => {
  const id = await page.locator('main.lesson').getAttribute('data-step')
  const step = steps.get(id ?? '')
  if (!step) throw new Error(`no question ${String(id)}`)
  return step
}

/** Presses a button of a page that has only now been opened, until it answers: its words are there before it runs. */
async function pressTo(page: Page, name: string, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button(page, words(name)).tap({ timeout: 2000 })
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
}

const question = (page: Page): Locator => page.locator('main.lesson')

/** Goes on from a question, and waits until it is gone: only then the page can be asked what stands there. */
async function leave(page: Page, { id }: Step, on: Locator): Promise<string> {
  const here = page.locator(`main.lesson[data-step="${id}"]`)
  await expect(async () => {
    // A tap that comes within the first moments of a button is not taken.
    if ((await here.count()) > 0) await on.tap({ timeout: 2000 })
    await expect(here).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  return id
}

/** Answers the question on the page rightly, and gives its id. */
async function answer(page: Page): Promise<string> {
  const step = await stepNow(page)
  for (const event of solveStep(step) ?? []) {
    await reaches(page, 'awaiting', 'judged')
    await act(page, fingers(page), event)
  }
  await reaches(page, 'done')
  return leave(page, step, way(page))
}

const skip = async (page: Page): Promise<string> => leave(page, await stepNow(page), button(page, words('act.skip')))

const points = (page: Page, count: number) => page.getByRole('heading', { name: `${String(count)} 分`, exact: true })

test('a paper that is answered rightly is worth a hundred points, and the road goes on', async ({ page }) => {
  test.slow()
  await page.goto('/lesson/pieces-test/')
  await pressTo(page, 'test.start', question(page))
  for (let i = 0; i < 10; i++) await answer(page)
  await button(page, words('test.handIn')).tap()
  await expect(points(page, 100)).toBeVisible()
  await page.getByRole('link', { name: words('done.nextLesson') }).tap()
  await expect(page.locator('main.lesson')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('a[href*="pieces-test"] .stars').first()).toBeAttached()
})

test('what was left open is named with its lesson, and the next paper has other questions', async ({ page }) => {
  test.slow()
  // As wide as a tablet: the last page's buttons stand under each other there too.
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/lesson/pieces-test/')
  await pressTo(page, 'test.start', question(page))
  const first = [await answer(page)]
  while (await question(page).isVisible()) first.push(await skip(page))
  await expect(page.getByText('还有 9 题没做')).toBeVisible()
  await button(page, words('test.handIn')).tap()
  await expect(points(page, 10)).toBeVisible()
  const missed = page.locator('.missed a')
  expect(await missed.count()).toBeGreaterThan(3)
  expect(await missed.first().getAttribute('href')).toMatch(/lesson\/[\w-]+\/$/)
  // Who goes to look at a lesson finds the result again.
  await missed.first().click()
  await expect(page.locator('main.lesson')).toBeVisible()
  await page.goBack()
  await pressTo(page, 'test.last', points(page, 10))
  await pressTo(page, 'test.again', question(page))
  const second: string[] = []
  while (await question(page).isVisible()) second.push(await skip(page))
  expect(second).toHaveLength(10)
  expect(second.filter((id) => first.includes(id))).toEqual([])
})

test('a first answer counts, and a reload changes nothing', async ({ page }) => {
  test.slow()
  await page.goto('/lesson/winning-test/')
  await pressTo(page, 'test.start', question(page))
  let asked = await stepNow(page)
  const ids = [asked.id]
  while (asked.task?.kind !== 'choose') {
    await skip(page)
    asked = await stepNow(page)
    ids.push(asked.id)
  }
  const wrong = asked.task.options.findIndex(({ right }) => !right)
  await page.locator('.option').nth(wrong).tap()
  const mark = page.locator('.points i').nth(ids.length - 1)
  await way(page).tap()
  await expect(mark).toHaveClass(/missed/)
  await page.reload()
  await pressTo(page, 'test.goOn', question(page))
  await expect(page.locator('.points i').nth(ids.length - 1)).toHaveClass(/missed/)
})

test('a paper that is all answered waits to be handed in', async ({ page }) => {
  test.slow()
  await page.goto('/lesson/pieces-test/')
  await pressTo(page, 'test.start', question(page))
  for (let i = 0; i < 10; i++) await answer(page)
  await expect(page.getByText(words('test.allAnswered'))).toBeVisible()
  await page.reload()
  await pressTo(page, 'test.goOn', button(page, words('test.handIn')))
  await button(page, words('test.handIn')).tap()
  await expect(points(page, 100)).toBeVisible()
})

test('the examination draws twenty questions from all chapters', async ({ page }) => {
  test.slow()
  await page.goto('/lesson/mock-exam/')
  await pressTo(page, 'test.start', question(page))
  await expect(page.locator('.points i')).toHaveCount(20)
  const drawn: string[] = []
  while (await question(page).isVisible()) drawn.push(await skip(page))
  const chapters = ['pieces-test', 'winning-test', 'attack-test', 'whole-game-test']
  for (const chapter of chapters) expect(drawn.filter((id) => id.startsWith(chapter)).length).toBeGreaterThanOrEqual(3)
})

test('a word of the game is found by the first letters of its pinyin, and leads to its lesson', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: words('home.glossary') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('glossary.title') })).toBeVisible()
  const terms = page.locator('dt')
  expect(await terms.count()).toBeGreaterThan(60)
  await page.getByRole('searchbox').fill('bmt')
  await expect(terms).toHaveCount(1)
  await expect(terms).toContainText('蹩马腿')
  await page.getByRole('searchbox').fill('没有这个词')
  await expect(terms).toHaveCount(0)
  await expect(page.getByText(words('glossary.none'))).toBeVisible()
  await page.getByRole('searchbox').fill('biematui')
  await page.locator('dd a').click()
  await expect(page).toHaveURL(/lesson\/horse-leg\//)
})

/** Nothing for axe to find, and nothing that leaves a small screen. */
async function isSound(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

for (const size of ['100%', '200%'])
  test(`a test's cover and the glossary pass axe and fit 320 px with text at ${size}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/en/glossary/', '/hant/glossary/', '/en/lesson/pieces-test/', '/lesson/mock-exam/']) {
      await page.goto(path)
      await page.addStyleTag({ content: `html { font-size: ${size} }` })
      await isSound(page)
    }
  })

test('a paper’s end and its result pass axe and fit 320 px', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/lesson/pieces-test/')
  await pressTo(page, 'test.start', question(page))
  while (await question(page).isVisible()) await skip(page)
  await isSound(page)
  await button(page, words('test.handIn')).tap()
  await expect(points(page, 0)).toBeVisible()
  await isSound(page)
})
