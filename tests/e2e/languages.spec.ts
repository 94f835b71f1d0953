import { expect, test } from '@playwright/test'

test.describe('a device that speaks English', () => {
  test.use({ locale: 'en-US' })

  test('is led from the front door to the English page, and from no other', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en/')
    await page.goto('/hant/')
    await expect(page).toHaveURL('/hant/')
  })
})

test.describe('a device that speaks Traditional Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('is led from the front door to the Traditional page', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/hant/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  })
})

test('a reader who has chosen is led to the chosen language, keeping the fragment', async ({ page }) => {
  await page.goto('/hant/')
  await page.evaluate(() => localStorage.setItem('mazouri:language', 'en'))
  await page.goto('/#shared=thing')
  await expect(page).toHaveURL('/en/#shared=thing')
})

test('without JavaScript every page is readable in the language of its address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/Mazouri/)
  await context.close()
})

test('a lesson names its other languages and itself', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href*="lesson/"]').first().click()
  await expect(page).toHaveURL(/\/lesson\/[\w-]+\/$/)
  const id = new URL(page.url()).pathname
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${id}$`))
  await expect(page.locator('link[hreflang=zh-Hant]')).toHaveAttribute('href', new RegExp(`/hant${id}$`))
})

test('an address that leads nowhere says so in the reader’s language, with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading')).toHaveText('这里没有页面')
  await page.evaluate(() => localStorage.setItem('mazouri:language', 'en'))
  await page.reload()
  await expect(page.getByRole('heading')).toHaveText('There is no page here')
  await page.getByRole('link').click()
  await expect(page).toHaveURL('/en/')
})

test('a lesson that does not exist is said to be missing, not to be without a network', async ({ page }) => {
  const answer = await page.goto('/hant/lesson/no-such-lesson/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading')).toHaveText('這裡沒有頁面')
})

test('no page asks another host for anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('/')
  await page.locator('a[href*="lesson/"]').first().click()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of ['/lesson/horse-leg/', '/hant/lesson/pieces-test/', '/en/', '/hant/glossary/'])
    test(`${path} holds all that it shows, whatever it is made of`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.json')) asked.push(request.url())
      })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('script[data-sveltekit-fetched]'), 'it has been read from the page').toHaveCount(0)
      expect(asked).toEqual([])
    })
})
