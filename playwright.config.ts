import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/e2e/chromium'

/** The built site, served as a static host does, on a small phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // An old machine with two cores runs them too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'zh-CN',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  webServer: { command: 'npm run -s preview', port: 4173, reuseExistingServer: process.env['CI'] === undefined },
})
