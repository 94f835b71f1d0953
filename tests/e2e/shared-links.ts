import { expect, type Page } from '@playwright/test'
import { encodeLesson } from '../../src/lib/share'
import { catalogue } from './catalogue'

export const words = catalogue('zh-Hans')

/** An address that holds a lesson. */
export const linkTo = (text: string, path = '/shared/'): string => `${path}#${encodeLesson(text)}`

/** A lesson of two exercises that calls itself one of the curriculum's; each is done with one move. */
export const TWO_STEPS = `---
编号: horse-leg
标题: 王老师的课
简介: 马跳两下。
作者: 王老师
分钟: 3
---

## 练习 1：跳
\`\`\`xiangqi
编号：horse-leg-find
局面：红 帅e0 马e4；黑 将d9；红走
任务：走
答：e4f6
\`\`\`

## 练习 2：再跳
\`\`\`xiangqi
编号：horse-leg-two-points
局面：红 帅e0 马f6；黑 将d9；红走
任务：走
答：f6g8
\`\`\`
`

export const begin = (page: Page): Promise<void> => page.getByRole('button', { name: words('home.begin') }).tap()

/** Opens a lesson and goes past its plate. */
export async function play(page: Page, text: string): Promise<void> {
  await page.goto(linkTo(text))
  await begin(page)
  await expect(page.locator('main.lesson')).toBeVisible()
}

/** All that a store of this device's databases holds. */
export const stored = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(
    async ([name, of]) => {
      const open = indexedDB.open(name)
      const opened = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)))
      if (!opened.objectStoreNames.contains(of)) return []
      const all = opened.transaction(of).objectStore(of).getAll()
      const values = await new Promise<unknown[]>((done) => (all.onsuccess = () => done(all.result as unknown[])))
      opened.close()
      return values
    },
    [database, store] as const,
  )
