import { expect, test } from '@playwright/test'
import { solveStep } from '../player/solve-step'
import { isExercise, type Step } from '../../src/lib/lesson/types'
import { act, cell, fingers, reaches, way } from './lesson-driver'
import { LESSONS } from './lessons'
import { catalogue } from './catalogue'
import type { Page } from '@playwright/test'

const words = catalogue('zh-Hans')
const steps = LESSONS.find(({ id }) => id === 'horse-leg')?.steps ?? []
const first = steps.findIndex(isExercise)

const stepAt = (at: number): Step => {
  const step = steps[at]
  if (!step) throw new Error('the horse’s leg has too few steps')
  return step
}
const exercise = stepAt(first)
const after = stepAt(first + 1)

async function solveFirst(page: Page): Promise<void> {
  await page.goto('/lesson/horse-leg/')
  for (let i = 0; i < first; i++) await way(page).tap()
  for (const event of solveStep(exercise) ?? []) await act(page, fingers(page), event)
  await reaches(page, 'done')
  await way(page).tap()
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', after.id)
}

test('closing the tab in mid-lesson and coming back goes on there', async ({ page, context }) => {
  await solveFirst(page)
  await page.waitForTimeout(200)
  await page.close()
  const again = await context.newPage()
  await again.goto('/lesson/horse-leg/')
  await expect(again.locator('main.lesson')).toHaveAttribute('data-step', after.id)
  await expect(again.locator('.points .right')).toHaveCount(1)
})

test('what was done stands on the start page after a reload', async ({ page }) => {
  await solveFirst(page)
  await page.goto('/')
  await expect(page.getByText(/做到第 2 题/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/做到第 2 题/).first()).toBeVisible()
})

test('a damaged record is set aside, and the rest goes on', async ({ page }) => {
  await solveFirst(page)
  await page.evaluate(async () => {
    const open = indexedDB.open('mazouri')
    const database = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)))
    const write = database.transaction('exercises', 'readwrite')
    const keys = await new Promise<IDBValidKey[]>((done) => {
      const asked = write.objectStore('exercises').getAllKeys()
      asked.onsuccess = () => done(asked.result)
    })
    const [learner] = keys[0] as string[]
    write.objectStore('exercises').put({ version: 1, learner, exercise: 'broken', stars: 'many' })
    await new Promise((done) => (write.oncomplete = done))
    database.close()
  })
  await page.goto('/')
  await expect(page.getByText(/做到第 2 题/).first()).toBeVisible()
  await page.goto('/lesson/horse-leg/')
  await expect(page.locator('.points .right')).toHaveCount(1)
})

test('changing the language keeps the place, and what stands on the board', async ({ page }) => {
  await solveFirst(page)
  await page.getByRole('button', { name: words('lesson.menu') }).tap()
  await page.getByRole('button', { name: words('settings.title'), exact: true }).tap()
  await page.getByRole('link', { name: 'English' }).tap()
  await expect(page).toHaveURL('/en/lesson/horse-leg/')
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', after.id)
  await expect(cell(page, 83 as never)).toBeAttached()
})
