import { expect, type Page, test } from '@playwright/test'
import { isExercise, type Lesson, type Step } from '../../src/lib/lesson/types'
import { solveStep } from '../player/solve-step'
import { catalogue } from './catalogue'
import { act, fingers, type Hands, keys, reaches, way } from './lesson-driver'
import { LESSONS } from './lessons'

const words = catalogue('zh-Hans')

/** Reads on, through lines that are watched and verses, until the next step stands there. */
async function readOn(page: Page, hands: Hands, step: Step): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.locator(`main.lesson[data-step="${step.id}"]`).count()) === 0) return
    await reaches(page, 'explaining')
    await hands.press(way(page))
  }
  throw new Error(`${step.id} does not end`)
}

async function finish(page: Page, hands: Hands, step: Step): Promise<void> {
  const events = solveStep(step)
  if (!events) throw new Error(`${step.id} has no answer`)
  for (const event of events) {
    await reaches(page, 'awaiting', 'judged')
    await act(page, hands, event)
  }
  await reaches(page, 'done')
  await hands.press(way(page))
}

async function playThrough(page: Page, hands: Hands, lesson: Lesson): Promise<void> {
  for (const step of lesson.steps) {
    await expect(page.locator('main.lesson')).toHaveAttribute('data-step', step.id)
    await (isExercise(step) ? finish(page, hands, step) : readOn(page, hands, step))
  }
  await expect(page.getByRole('heading', { name: words('done.title') })).toBeVisible()
  const exercises = lesson.steps.filter(isExercise).length
  await expect(page.getByRole('img', { name: `${String(3 * exercises)} 颗星` })).toBeVisible()
}

/** Every exercise is solved outside the browser anyway: one lesson in four is played there, all of them to prove it. */
const TOLD = LESSONS.filter((lesson) => !lesson.test)
const PLAYED = process.env['LESSONS'] === 'all' ? TOLD : TOLD.filter((_, i) => i % 4 === 0)

for (const lesson of PLAYED) {
  test(`${lesson.title} is finished by the solver's answers`, async ({ page }) => {
    test.slow()
    await page.goto(`/lesson/${lesson.id}/`)
    await playThrough(page, fingers(page), lesson)
  })
}

test('a lesson is finished by keyboard alone', async ({ page }) => {
  test.slow()
  const lesson = LESSONS.find(({ id }) => id === 'horse-leg')
  if (!lesson) throw new Error('no lesson of the horse’s leg')
  await page.goto('/lesson/horse-leg/')
  await playThrough(page, keys(page), lesson)
})
