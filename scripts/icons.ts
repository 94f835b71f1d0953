/** Draws the app's icons in static/ from icon.svg. Run by hand when the logo changes; its pictures are committed. */
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/e2e/chromium'

const LACQUER = '#9a2a1e'
const logo = readFileSync('static/icon.svg', 'utf8')

/** `scale` is the logo's share of the width; below 1 the lacquer goes to the edges, for systems that cut the shape. */
const pictures = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'icon-maskable-512', size: 512, scale: 0.76 },
  { name: 'apple-touch-icon', size: 180, scale: 0.88 },
]

const draw = async (page: Page, { name, size, scale }: (typeof pictures)[number]): Promise<void> => {
  await page.setViewportSize({ width: size, height: size })
  const ground = scale < 1 ? LACQUER : 'transparent'
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
    svg { width: ${scale * 100}vw }
  </style>${logo}`)
  await page.screenshot({ path: `static/${name}.png`, omitBackground: true })
}

const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage()
for (const picture of pictures) await draw(page, picture)
await browser.close()
