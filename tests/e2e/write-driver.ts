import { expect, type Locator, type Page } from '@playwright/test'
import { catalogue } from './catalogue'
import { TWO_STEPS } from './shared-links'

export const words = catalogue('zh-Hans')

/** A lesson of two exercises in which nothing is to be mended. */
export const OWN = TWO_STEPS.replaceAll('任务：走\n', '任务：走\n错：其他 再看看。\n')

export const pressed = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** What stands in the editor, by the draft that it is saved as. */
export const draftText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = indexedDB.open('mazouri-lessons')
    const opened = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)))
    const all = opened.transaction('drafts').objectStore('drafts').getAll()
    const drafts = await new Promise<{ text: string; changedAt: number }[]>(
      (done) => (all.onsuccess = () => done(all.result as { text: string; changedAt: number }[])),
    )
    opened.close()
    return drafts.sort((a, b) => b.changedAt - a.changedAt)[0]?.text ?? ''
  })

/** Opens the shelf and begins a lesson on the desk. */
export async function beginLesson(page: Page): Promise<void> {
  await page.goto('/write/')
  await pressed(page, words('write.create')).click()
  await expect(page.locator('.cm-content')).toBeVisible()
}

/** Puts a text in the place of whatever stands in the editor, as typing it would. */
export async function type(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await expect.poll(() => draftText(page)).toBe(text)
}

export const tab = (page: Page, name: 'Text' | 'Board' | 'Play'): Promise<void> =>
  page.getByRole('tab', { name: words(`write.tab${name}`) }).click()

/** The verdict under the text. */
export const verdict = (page: Page): Locator => page.locator('.verdict')
