import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { encodeLesson } from '../../src/lib/share'
import { catalogue } from './catalogue'
import { at, cell, reaches, way } from './lesson-driver'
import { begin, linkTo, play, stored, TWO_STEPS, words } from './shared-links'
import type { Page } from '@playwright/test'

const jump = async (page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  for (const [file, rank] of [from, to]) await cell(page, at(file, rank)).tap()
  await reaches(page, 'done')
}
const jumpFirst = (page: Page): Promise<void> => jump(page, [4, 4], [5, 6])
const jumpSecond = (page: Page): Promise<void> => jump(page, [5, 6], [6, 8])

test('a link says whose lesson it is, and then plays it to its end', async ({ page }) => {
  await page.goto(linkTo(TWO_STEPS))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('王老师的课')
  for (const told of [words('shared.notOurs'), words('shared.fromLink'), '作者：王老师', '共 2 题', '3 分钟左右'])
    await expect(page.getByText(told, { exact: true })).toBeVisible()
  await expect(page.locator('.warn')).toHaveCount(0)
  const go = await page.getByRole('button', { name: words('home.begin') }).boundingBox()
  expect((go?.y ?? 1000) + (go?.height ?? 0)).toBeLessThanOrEqual(640)
  await begin(page)
  await jumpFirst(page)
  await way(page).tap()
  await jumpSecond(page)
  await way(page).tap()
  await expect(page.getByRole('heading', { name: words('done.title') })).toBeVisible()
  await page.locator('a.btn.lacquer').tap()
  await expect(page).toHaveURL('/')
})

test('its progress is its own: the lesson whose name it bears is untouched', async ({ page }) => {
  await play(page, TWO_STEPS)
  await jumpFirst(page)
  await expect.poll(() => stored(page, 'mazouri', 'exercises')).toHaveLength(1)
  const [record] = (await stored(page, 'mazouri', 'exercises')) as { lesson: string; exercise: string }[]
  expect(record?.lesson).toMatch(/^o[a-z2-7]{13}-horse-leg$/)
  expect(record?.exercise).toMatch(/^o[a-z2-7]{13}-horse-leg-find$/)
  await page.goto('/lesson/horse-leg/')
  await expect(page.locator('.points')).toBeVisible()
  await expect(page.locator('.points .right')).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('.first .go')).toHaveText(words('home.begin'))
})

test('who comes back to the link goes on where it was left', async ({ page }) => {
  await play(page, TWO_STEPS)
  await jumpFirst(page)
  await way(page).tap()
  await expect.poll(() => stored(page, 'mazouri', 'places')).toHaveLength(1)
  await page.reload()
  await begin(page)
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', /horse-leg-two-points$/)
  await expect(page.locator('.points .right')).toHaveCount(1)
})

test('it is kept when its reader says so, and once', async ({ page }) => {
  await page.goto(linkTo(TWO_STEPS))
  await expect(page.getByText(words('shared.notKept'))).toBeVisible()
  expect(await stored(page, 'mazouri-lessons', 'drafts')).toEqual([])
  await page.getByRole('button', { name: words('shared.keep') }).tap()
  await expect(page.getByText(words('shared.kept'))).toBeVisible()
  expect(await stored(page, 'mazouri-lessons', 'drafts')).toMatchObject([{ text: TWO_STEPS, revision: 1 }])
  await page.reload()
  await expect(page.getByText(words('shared.kept'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('shared.keep') })).toHaveCount(0)
})

const CODE = encodeLesson(TWO_STEPS)
for (const [hash, told] of [
  [CODE.slice(0, -9), 'cut'],
  [CODE.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')), 'cut'],
  [`7${CODE.slice(1)}`, 'newer'],
  ['hello', 'foreign'],
  ['%', 'empty'],
  ['%E0%A4%A', 'foreign'],
  [encodeLesson('nothing but words'), 'noSteps'],
  [encodeLesson('a'.repeat(60_000)), 'refused'],
] as const)
  test(`a link that does not open is told, with a way on: ${told}, ${hash.slice(-6)}`, async ({ page }) => {
    await page.goto(`/shared/#${hash}`)
    await expect(page.getByRole('alert')).toContainText(words(`shared.${told}`).split('{{')[0] ?? '')
    await page.getByRole('textbox').fill(`看这一课：https://some.where/en/shared/#${CODE}。`)
    await page.getByRole('button', { name: words('shared.open'), exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('王老师的课')
    expect(new URL(page.url()).hash).toBe(`#${CODE}`)
  })

test('a file plays the same way, and another one after it', async ({ page }) => {
  await page.goto('/shared/')
  const open = (name: string, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await open('picture.md', '\0\0\0')
  await expect(page.getByRole('alert')).toHaveText(words('shared.unreadable'))
  await open('lesson.md', TWO_STEPS)
  await expect(page.getByText(words('shared.fromFile'), { exact: true })).toBeVisible()
  await begin(page)
  await jumpFirst(page)
})

test('a file that is dropped on the page opens, and the address says no other lesson', async ({ page }) => {
  await page.goto(linkTo('## 别的一课\n'))
  await expect(page.getByRole('button', { name: words('home.begin') })).toBeVisible()
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'lesson.md'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  }, TWO_STEPS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('王老师的课')
  expect(new URL(page.url()).hash).toBe('')
})

test('another link in the same page opens the other lesson, in the middle of one too', async ({ page }) => {
  await play(page, TWO_STEPS)
  const other = encodeLesson(TWO_STEPS.replace('王老师的课', '另一课'))
  await page.evaluate((code) => (location.hash = code), other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('另一课')
})

test('a text with mistakes says so, and plays what can be played', async ({ page }) => {
  await page.goto(linkTo(TWO_STEPS.replace('答：f6g8', '答：什么')))
  await expect(page.getByText('课文里有 1 处写错了')).toBeVisible()
  await begin(page)
  await jumpFirst(page)
})

test('another language keeps the lesson', async ({ page }) => {
  await play(page, TWO_STEPS)
  await page.getByRole('button', { name: words('lesson.menu') }).tap()
  await page.getByRole('button', { name: words('settings.title'), exact: true }).tap()
  await page.getByRole('link', { name: 'English' }).tap()
  await expect(page).toHaveURL(`/en/shared/#${CODE}`)
  await expect(page.locator('main.lesson')).toBeVisible()
  await page.reload()
  await expect(page.getByText(catalogue('en')('shared.notOurs'))).toBeVisible()
})

for (const hash of [`#${CODE}`, '#cut', ''])
  test(`nobody is shut out of /shared/${hash.slice(0, 4)}`, async ({ page }) => {
    await page.goto(`/shared/${hash}`)
    await page.locator('.btn.lacquer').waitFor()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
