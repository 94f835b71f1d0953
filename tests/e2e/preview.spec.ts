import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { compile, type Lesson } from '../../src/lib/lesson'
import { catalogue } from './catalogue'
import { stored, TWO_STEPS } from './shared-links'

const words = catalogue('zh-Hans')

const lessonOf = (text: string): Lesson => {
  const { lesson } = compile(text)
  if (!lesson) throw new Error('no lesson')
  return lesson
}
const lesson = lessonOf(TWO_STEPS)

/** What the frame has said so far. */
const heard = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

/** A page of the app's own with the preview in a frame, as the page for writing has it. */
const openFrame = async (page: Page): Promise<FrameLocator> => {
  await page.goto('/404.html')
  await page.evaluate(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    addEventListener('message', (event) => all.push(event.data))
    const frame = document.createElement('iframe')
    frame.src = '/shared/#preview'
    frame.style.cssText = 'position: fixed; inset: 0; width: 360px; height: 640px; z-index: 99'
    document.body.append(frame)
  })
  await expect.poll(() => heard(page)).toEqual([{ type: 'mazouri-ready' }])
  return page.locator('iframe').first().contentFrame()
}

const show = (page: Page, shown: Lesson, at: number): Promise<void> =>
  page.evaluate(
    ([now, step]) => {
      const message = { type: 'mazouri-lesson', lesson: now, at: step }
      document.querySelector('iframe')?.contentWindow?.postMessage(message, location.origin)
    },
    [shown, at] as const,
  )

test('the lesson is played at once, at the step that is asked for, and nothing is saved', async ({ page }) => {
  const frame = await openFrame(page)
  await expect(frame.getByText(words('shared.nothingYet'))).toBeVisible()
  await show(page, lesson, 1)
  await expect(frame.locator('main.lesson')).toHaveAttribute('data-step', 'preview-horse-leg-two-points')
  await frame.locator('[role=gridcell][data-point]').first().waitFor()
  await expect.poll(() => heard(page)).toContainEqual({ type: 'mazouri-step', at: 1 })
  await frame.getByRole('button', { name: words('act.back') }).tap()
  await expect.poll(() => heard(page)).toContainEqual({ type: 'mazouri-step', at: 0 })
  expect(await stored(page, 'mazouri', 'places')).toEqual([])
})

test('the step that is tried stays while the text grows, and follows its author', async ({ page }) => {
  const frame = await openFrame(page)
  const step = frame.locator('main.lesson')
  await show(page, lesson, 0)
  await expect(step).toHaveAttribute('data-step', 'preview-horse-leg-find')
  await show(page, lessonOf(TWO_STEPS.replace('## 练习 1', '## 先读一读\n话。\n\n## 练习 1')), 1)
  await expect(step).toHaveAttribute('data-step', 'preview-horse-leg-find')
  await expect.poll(() => heard(page)).toContainEqual({ type: 'mazouri-step', at: 1 })
  await show(page, lessonOf(TWO_STEPS.replace('跳\n', '跳一跳\n')), 0)
  await expect(frame.getByRole('heading', { name: '跳一跳' })).toBeVisible()
  await show(page, lesson, 1)
  await expect(step).toHaveAttribute('data-step', 'preview-horse-leg-two-points')
})

test('a piece that is held stays in the hand when nothing of the step changes', async ({ page }) => {
  const frame = await openFrame(page)
  await show(page, lesson, 0)
  const horse = frame.locator('[role=gridcell][aria-selected=true]')
  await frame.getByRole('gridcell', { name: /e4/ }).tap()
  await expect(horse).toHaveCount(1)
  await show(page, lessonOf(TWO_STEPS.replace('再跳\n', '又一跳\n')), 0)
  await expect(frame.locator('.lesson .where')).toBeVisible()
  await expect(horse).toHaveCount(1)
})

test('no link leads away from it', async ({ page }) => {
  const frame = await openFrame(page)
  await show(page, lesson, 0)
  await frame.getByRole('link', { name: words('lesson.backHome') }).tap()
  await expect(frame.locator('main.lesson')).toBeVisible()
  await page.waitForTimeout(300)
  await expect(frame.locator('main.lesson')).toBeVisible()
})

test('it hears nobody but the page around it', async ({ page }) => {
  const frame = await openFrame(page)
  await page.evaluate((now) => {
    const other = document.createElement('iframe')
    other.srcdoc = `<script>addEventListener('message', ({ data }) => parent.frames[0].postMessage(data, '*'))<\/script>`
    other.onload = () => other.contentWindow?.postMessage({ type: 'mazouri-lesson', lesson: now, at: 0 }, '*')
    document.body.append(other)
  }, lesson)
  await page.evaluate(() => {
    const odd = { type: 'mazouri-lesson', lesson: { steps: [{}] }, at: 0 }
    document.querySelector('iframe')?.contentWindow?.postMessage(odd, '*')
  })
  await page.waitForTimeout(500)
  await expect(frame.getByText(words('shared.nothingYet'))).toBeVisible()
  await show(page, lesson, 0)
  await expect(frame.locator('main.lesson')).toBeVisible()
})

test('a frame without an origin of its own says and hears nothing', async ({ page }) => {
  await page.goto('/404.html')
  await page.evaluate(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    addEventListener('message', (event) => all.push(event.data))
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = '/shared/#preview'
    document.body.append(frame)
  })
  await page.waitForTimeout(1500)
  expect(await heard(page)).toEqual([])
})

test('outside of a frame it is no preview', async ({ page }) => {
  await page.goto('/shared/#preview')
  await expect(page.getByRole('alert')).toBeVisible()
})
