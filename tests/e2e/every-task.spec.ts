import { expect, type Page, test } from '@playwright/test'
import { compile, type Step } from '../../src/lib/lesson'
import { TASKS, type TaskWord } from '../../src/lib/lesson/vocabulary'
import { begin, type PlayEvent } from '../../src/lib/player'
import { follow, solveStep } from '../player/solve-step'
import { ALL_TASKS, SAMPLES } from './every-task'
import { act, fingers, openStep, reaches, way } from './lesson-driver'
import { play } from './shared-links'

const { lesson, problems } = compile(ALL_TASKS, { idsOptional: true })
const steps = lesson?.steps ?? []

/** What is right for a moment, but not now: the choices after the first right one are wrong before it. */
function wrongFirst(step: Step, right: readonly PlayEvent[]): readonly PlayEvent[] {
  const sample = SAMPLES[(step.task?.kind ?? 'play') as keyof typeof SAMPLES].wrong
  if (sample.length > 0 || step.task?.kind === 'duel') return sample
  const options = step.task && 'choices' in step.task ? step.task.choices : []
  const [first] = right
  const other = options.findIndex((_, option) => first?.type === 'optionChosen' && option !== first.option)
  return [{ type: 'optionChosen', option: other }]
}

async function answer(page: Page, events: readonly PlayEvent[]): Promise<void> {
  for (const event of events) {
    await reaches(page, 'awaiting', 'judged')
    await act(page, fingers(page), event)
  }
}

test('the samples are sound, and there is one for every task', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const kinds = steps.map(({ task }) => task?.kind)
  expect(kinds).toEqual(
    TASKS.words()
      .flatMap((word: TaskWord) => (word === 'watch' ? [] : [word]))
      .sort(byTable),
  )
  function byTable(a: string, b: string): number {
    return Object.keys(SAMPLES).indexOf(a) - Object.keys(SAMPLES).indexOf(b)
  }
})

steps.forEach((step, i) => {
  const kind = step.task?.kind ?? ''
  test(`${kind}: a wrong answer is told and loses nothing, the right one is right`, async ({ page }) => {
    const right = solveStep(step) ?? []
    expect(right.length).toBeGreaterThan(0)
    await play(page, ALL_TASKS)
    await openStep(page, i)
    const wrong = wrongFirst(step, right)
    const before = await page.locator('.told').textContent()
    if (wrong.length > 0) {
      const after = wrong.reduce(follow, begin(step))
      expect(after.phase).not.toBe('done')
      await answer(page, wrong)
      await expect(page.locator('.told')).not.toHaveText(before ?? '')
      await reaches(page, 'wrong', 'awaiting')
      if ((await page.locator('main.lesson').getAttribute('data-phase')) === 'wrong') await way(page).tap()
    }
    await answer(page, right)
    await reaches(page, 'done')
    await expect(page.locator('.score')).toBeVisible()
  })
})
