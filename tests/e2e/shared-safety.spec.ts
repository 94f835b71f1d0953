import { expect, test } from '@playwright/test'
import { reaches, way } from './lesson-driver'
import { play, begin, linkTo, TWO_STEPS, words } from './shared-links'
import { serve } from './static-server'

const HOSTILE = `---
编号: a
标题: <img src=x onerror=alert(1)>
简介: <script>alert(2)</script>
作者: "\u202e<b>me</b>"
---

## <img src=x onerror=alert(3)> 看
<script>alert(4)</script>

<iframe src="https://evil.example/frame"></iframe>

[run](javascript:alert(5)) [data](data:text/html,hi) [out](https://evil.example/page?q=1)

![pixel](https://evil.example/pixel.png) ![near](near.png)

<a href="https://evil.example/html" onclick="alert(6)">html</a>

## 练习 2
\`\`\`xiangqi
编号：a-b
局面：红 帅e0 马e4；黑 将d9；红走
标：e4 红圈 “<svg onload=alert(7)>”
任务：走
答：e4f6
错：其他 <img src=x onerror=alert(8)> [run](javascript:alert(9))
讲：<iframe srcdoc="<script>alert(10)</script>"></iframe>
\`\`\`
`

test('nothing in a hostile lesson runs, and no other host hears of it', async ({ page, baseURL }) => {
  const asked: string[] = []
  const ran: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => ran.push(message))
  await page.goto(linkTo(HOSTILE))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>')
  await begin(page)
  const link = page.getByRole('link', { name: 'out (evil.example)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(await page.locator('main a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol))).toEqual([
    'http:',
    'https:',
  ])
  expect(await page.locator('main').locator('img, script, iframe').count()).toBe(0)
  await way(page).tap()
  await page.locator('[role=gridcell][data-point]').first().waitFor()
  await reaches(page, 'awaiting')
  expect(await page.locator('img, iframe, [onload], [onerror], [onclick]').count()).toBe(0)
  expect(ran).toEqual([])
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '?') && !/^(data|blob):/.test(url))).toEqual([])
})

test('a lesson of the longest text and the most steps opens, or is told, in time', async ({ page }) => {
  const step = TWO_STEPS.slice(TWO_STEPS.indexOf('## 练习 1'), TWO_STEPS.indexOf('## 练习 2'))
  const many = `---\n编号: a\n标题: 长\n---\n\n${Array.from({ length: 200 }, (_, i) => step.replaceAll('find', `n${String(i)}`)).join('')}`
  await page.goto(linkTo(many))
  await expect(page.getByText('共 200 题')).toBeVisible({ timeout: 20_000 })
})

test('words without a space do not push the page wide', async ({ page }) => {
  const wide = 'W'.repeat(300)
  await page.goto(
    linkTo(TWO_STEPS.replace('王老师的课', wide).replace('马跳两下。', wide).replace('作者: 王老师', `作者: ${wide}`)),
  )
  await expect(page.getByRole('button', { name: words('home.begin') })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

for (const path of ['/shared/', '/hant/shared/', '/en/shared/'])
  test(`nothing of ${path} is cut off at 320 px with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of [path, linkTo(TWO_STEPS, path), `${path}#cut`]) {
      await page.goto('about:blank')
      await page.goto(address)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await page.locator('.btn.lacquer').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })

test('without a network a link plays on a device where the app has been once', async ({ page, context }) => {
  const server = await serve('build')
  await page.goto(server.address)
  await expect(page.getByText(words('offline.ready'))).toBeVisible({ timeout: 30_000 })
  server.close()
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto(new URL(linkTo(TWO_STEPS), server.address).href)
  await begin(again)
  await reaches(again, 'awaiting')
})

test('the page is ready before a lesson is', async ({ page }) => {
  await play(page, TWO_STEPS)
  await expect(page.locator('main.lesson')).toHaveAttribute('data-step', /^o[a-z2-7]{13}-horse-leg-find$/)
})
