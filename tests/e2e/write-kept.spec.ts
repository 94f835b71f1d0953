import { expect, test } from '@playwright/test'
import { beginLesson, draftText, OWN, pressed, type, verdict, words } from './write-driver'

test('a draft survives a closed tab, and is found on the shelf', async ({ context }) => {
  const page = await context.newPage()
  await beginLesson(page)
  await type(page, OWN)
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('再见')
  await page.close({ runBeforeUnload: true })

  const again = await context.newPage()
  await again.goto('/write/')
  await again.getByRole('link', { name: '王老师的课' }).click()
  await expect(verdict(again)).toHaveText(words('write.problemsNone'))
  expect(await draftText(again)).toBe(`${OWN}再见`)
})

test('a full disk is told, the text stays, and is saved once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...values: unknown[]) => IDBRequest
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: unknown[]): IDBRequest<IDBValidKey> {
      if (Object.hasOwn(window, 'isDiskFull')) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, values) as IDBRequest<IDBValidKey>
    }
  })
  await beginLesson(page)
  await type(page, OWN)
  await page.evaluate(() => Object.assign(window, { isDiskFull: true }))
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('还要写')
  await expect(page.getByText(words('write.told.storage-full'))).toBeVisible()
  await expect(page.locator('.kept')).toHaveText(words('write.saving'))
  expect(await draftText(page)).toBe(OWN)
  await page.evaluate(() => Reflect.deleteProperty(window, 'isDiskFull'))
  await page.keyboard.insertText('一句')
  await expect.poll(() => draftText(page)).toBe(`${OWN}还要写一句`)
  await expect(page.getByText(words('write.told.storage-full'))).toHaveCount(0)
})

test('two tabs with one lesson lose nothing', async ({ context }) => {
  const page = await context.newPage()
  await beginLesson(page)
  await type(page, OWN)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.cm-content')).toBeVisible()
  await type(other, `${OWN}另一页`)
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('这一页')
  await expect(page.getByText(words('write.told.draft-forked'))).toBeVisible()
  await page.goto('/write/')
  await expect(page.locator('.cards .card')).toHaveCount(2)
})

test('lessons come in by file, by paste, and go out as a file', async ({ page }) => {
  await page.goto('/write/')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'x.md', mimeType: 'text/markdown', buffer: Buffer.from(OWN) })
  await expect(page.locator('.desk h1')).toHaveText('王老师的课')
  await page.goto('/write/')
  await file.setInputFiles({ name: 'bad.md', mimeType: 'text/markdown', buffer: Buffer.from([0, 255, 254, 0]) })
  await expect(page.getByRole('alert')).toContainText('bad.md')
  await pressed(page, words('write.paste')).click()
  await page.getByLabel(words('write.pasteLabel')).fill(OWN.replace('王老师', '李老师'))
  await pressed(page, words('write.pasteDo')).click()
  await expect(page.locator('.desk h1')).toHaveText('李老师的课')
  await page.goto('/write/')
  await expect(page.locator('.cards .card')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page
    .locator('.card', { hasText: '李老师的课' })
    .getByRole('button', { name: words('write.export') })
    .click()
  expect((await download).suggestedFilename()).toBe('李老师的课.md')
})

test('deleting is asked about first', async ({ page }) => {
  await beginLesson(page)
  await type(page, OWN)
  await page.goto('/write/')
  const remove = page.locator('.card .danger')
  await remove.click()
  await expect(remove).toHaveText(words('write.reallyRemove'))
  await expect(page.locator('.card')).toHaveCount(1)
  await remove.click()
  await expect(page.locator('.card')).toHaveCount(0)
})

test('a hostile text on the desk runs nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) requests.push(request.url())
  })
  await beginLesson(page)
  const evil =
    '---\n编号: a\n标题: <img src=x onerror=alert(1)>\n简介: b\n---\n\n## <script>alert(1)</script>\n\n' +
    '[点我](javascript:alert(1)) ![图](http://evil.example/x.png) <iframe src="http://evil.example"></iframe>\n'
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts++
    void dialog.dismiss()
  })
  await type(page, evil)
  await expect(verdict(page)).not.toHaveText(words('write.problemsNone'))
  await page.getByRole('tab', { name: words('write.tabPlay') }).click()
  await expect(page.frameLocator('.preview iframe').locator('main.lesson')).toBeVisible()
  expect(alerts).toBe(0)
  expect(requests).toEqual([])
})
