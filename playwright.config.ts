import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/e2e/chromium'

/** Another port than the usual lets two runs stand side by side. */
const port = Number(process.env['PORT'] ?? 4173)

/** The built site, served as a static host does, on a small phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that does other things at the time may drop a test once.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  // An old machine with two cores runs them too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${String(port)}`,
    locale: 'zh-CN',
    serviceWorkers: 'allow',
    // Traces cost as much as the tests; a picture tells most.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `npm run -s preview -- --port ${String(port)} --strictPort`,
    port,
    reuseExistingServer: process.env['CI'] === undefined,
  },
})
