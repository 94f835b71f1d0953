import { expect, test, type Page } from '@playwright/test'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isKept, packOf } from '../../src/service-worker/packs'
import { serve, type StaticServer } from './static-server'

/** How many files each pack keeps, by the pack's name. */
type Counts = Partial<Record<string, number>>

const keptFiles = (page: Page): Promise<Counts> =>
  page.evaluate(async () => {
    const kept: Counts = {}
    for (const name of await caches.keys())
      if (name.startsWith('mazouri '))
        kept[name.split(' ').at(-1) ?? ''] = (await (await caches.open(name)).keys()).length
    return kept
  })

/** What the packs hold when they are full. */
const builtFiles = (): Counts => {
  const built: Counts = {}
  for (const entry of readdirSync('build', { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || /^(service-worker\.js|\.nojekyll)$/.test(entry.name)) continue
    const address = relative('build', join(entry.parentPath, entry.name))
    if (!isKept(address)) continue
    const pack = packOf(address)
    built[pack] = (built[pack] ?? 0) + 1
  }
  return built
}

/** Opens a page for the first time and waits until the worker keeps the whole site. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptFiles(page), { timeout: 20_000 }).toEqual(builtFiles())
}

/** The title of a page as the build wrote it. */
const builtTitle = (path: string): string => {
  const html = readFileSync(join('build', path.replace(/\?.*/, ''), 'index.html'), 'utf8')
  return /<title>([^<]*)/.exec(html)?.[1] ?? ''
}

const firstLesson = async (page: Page): Promise<string> => {
  const path = await page
    .locator('a[href*="lesson/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname)
  expect(path).toMatch(/\/lesson\/[\w-]+\/$/)
  return path
}

let server: StaticServer
test.afterEach(() => server.close())

test('after one visit every page opens without a network, in every language', async ({ page, context }) => {
  server = await serve('build')
  await visit(page, server.address)
  const lesson = await firstLesson(page)
  server.close()
  await context.setOffline(true)

  for (const [language, path] of [
    ['zh-Hans', lesson],
    ['zh-Hans', lesson.slice(0, -1)],
    ['zh-Hant', `/hant${lesson}`],
    ['en', `/en${lesson}?from=elsewhere`],
    ['en', '/en/'],
    ['zh-Hans', '/glossary/'],
    ['zh-Hant', '/hant/glossary'],
    ['zh-Hant', '/hant/shared/'],
    ['en', '/en/write/'],
  ] as const) {
    await page.goto(new URL(path, server.address).href)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('link[rel=canonical]'), 'the page itself, not the one for lost addresses').toHaveCount(1)
    expect(await page.title(), 'the same as with a network').toBe(builtTitle(path))
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*|\/?$/, '/').replace('//', '/'))
  }
})

test('without a network too a lesson opens in the language that was chosen, where it was left', async ({
  page,
  context,
}) => {
  server = await serve('build')
  await visit(page, server.address)
  const lesson = await firstLesson(page)
  await page.evaluate(() => localStorage.setItem('mazouri:language', 'zh-Hant'))
  server.close()
  await context.setOffline(true)
  await page.goto(new URL(`${lesson}?a=b#c`, server.address).href)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(page.locator('main.lesson')).toBeVisible()
  expect(page.url()).toBe(new URL(`/hant${lesson}?a=b#c`, server.address).href)
})

test('Traditional Chinese alone is enough without a network, in spite of reading what Simplified Chinese keeps', async ({
  page,
  context,
}) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('build', site, { recursive: true })
  // The last language never comes: the host fails halfway.
  rmSync(join(site, 'en'), { recursive: true })
  server = await serve(site)
  await page.goto(`${server.address}hant/`)
  const { en, ...others } = builtFiles()
  expect(en).toBeGreaterThan(0)
  await expect.poll(() => keptFiles(page), { timeout: 20_000 }).toMatchObject(others)
  const lesson = await firstLesson(page)
  server.close()
  await context.setOffline(true)
  await page.goto(new URL(lesson, server.address).href)
  await expect(page.locator('main.lesson')).toBeVisible()
  expect(await page.title()).toBe(builtTitle(lesson))
  await page.goto(new URL('hant/glossary/', server.address).href)
  await expect(page.getByText('將', { exact: true }).first()).toBeVisible()
})

test('a version that finds Traditional Chinese alone fetches what that is made of', async ({ page }) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('build', site, { recursive: true })
  server = await serve(site)
  await visit(page, `${server.address}hant/`)
  // A screen without the app, which would ask for the other languages.
  await page.goto(`${server.address}hant/page.json`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/ (zh-Hans|en)$/.test(name)) await caches.delete(name)
  })
  const worker = join(site, 'service-worker.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// a new version`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const installing = registration.installing ?? registration.waiting
    while (installing?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const { en, ...needed } = builtFiles()
  expect(en).toBeGreaterThan(0)
  await expect.poll(() => keptFiles(page)).toEqual(needed)
})

test('it works below any path of a host, and touches no cache but its own', async ({ page, context }) => {
  server = await serve('build', '/some/where')
  await page.goto(new URL('404.html', server.address).href)
  await page.evaluate(() => caches.open('of somebody else'))
  await visit(page, server.address)
  const lesson = await firstLesson(page)
  expect(await page.evaluate(() => caches.keys())).toContain('of somebody else')
  server.close()
  await context.setOffline(true)
  await page.goto(new URL(lesson, server.address).href)
  await expect(page.locator('h1').first()).toBeVisible()
})

test('the app says once that it is saved', async ({ page }) => {
  server = await serve('build')
  await page.goto(server.address)
  await expect(page.getByText('已经存好')).toBeVisible()
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByText('已经存好')).toBeHidden()
})

test('an update fetches what changed, waits for the reader, and then takes over', async ({ page }) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('build', site, { recursive: true })
  server = await serve(site)
  await visit(page, server.address)

  const home = join(site, 'index.html')
  writeFileSync(home, readFileSync(home, 'utf8').replace('<html ', '<html data-new '))
  const worker = join(site, 'service-worker.js')
  const changed = /("?url"?:\s*"index\.html"|"?revision"?:\s*"[0-9a-f]{32}",\s*"?url"?:\s*"index\.html")/
  const old = readFileSync(worker, 'utf8')
  expect(old).toMatch(changed)
  writeFileSync(
    worker,
    old.replace(changed, (entry) => entry.replace(/[0-9a-f]{32}/, '0'.repeat(32))),
  )

  server.requests.length = 0
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('有新版本')).toBeVisible()
  expect(server.requests.filter((path) => path !== '/service-worker.js')).toEqual(['/index.html'])
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-new')

  await page.getByRole('button', { name: '换上新版' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-new')
})

test('drills are asked without a network: those of the collections, and those that the worker makes', async ({
  page,
  context,
}) => {
  server = await serve('build')
  await visit(page, server.address)
  server.close()
  await context.setOffline(true)
  for (const stream of ['mate-1', 'targets-horse', 'escape-block', 'read']) {
    await page.goto('about:blank')
    await page.goto(`${server.address}drill/#${stream}`)
    await page.locator('.drill-cover .btn.lacquer').click()
    await expect(page.locator('main.lesson')).toHaveAttribute('data-phase', 'awaiting')
    // The last three of ten are made, and wait behind the first.
    await expect(page.locator('.points i')).toHaveCount(10)
    await expect(page.locator('main.lesson')).toHaveAttribute('data-step', /^0-/)
  }
})
