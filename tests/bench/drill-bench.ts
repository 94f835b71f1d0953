import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { escapeWays } from '../../src/lib/lesson/goals'
import { fromOf, legalMoves, type Move, outcomeOf, type Position, toOf } from '../../src/lib/rules'
import { isSafeCapture } from '../../src/lib/solver'
import { readBoard } from '../e2e/board-reader'
import { chromiumOptions } from '../e2e/chromium'
import { serve } from '../e2e/static-server'
import { quantile, table } from './figures'

/** How long the next drill takes from the tap to the frame that shows it, in milliseconds. */
export interface DrillTimes {
  readonly stream: string
  readonly drills: number
  readonly median: number
  readonly p95: number
  readonly max: number
}

const SLOWED = 6
const SESSIONS = 2
const DRILLS = 10

const endsBy =
  (kind: string) =>
  (position: Position, move: Move): boolean =>
    outcomeOf(position.play(move)).kind === kind

/** Ideas that one move answers, and which moves do. */
const STREAMS: Readonly<Record<string, (position: Position, move: Move) => boolean>> = {
  'mate-1': endsBy('checkmate'),
  'stalemate-1': endsBy('stalemate'),
  'escape-flee': (position, move) => escapeWays(position, move).includes('flee'),
  capture: isSafeCapture,
}

/** Notes in the page when the way on was tapped, and when the next board was painted. */
const watch = (): void => {
  const times: number[] = []
  Object.assign(window, { drillTimes: times })
  let tapped = 0
  document.addEventListener('click', () => (tapped = performance.now()), { capture: true })
  new MutationObserver((changes) => {
    if (!changes.some(({ attributeName }) => attributeName === 'data-step') || tapped === 0) return
    const since = tapped
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)))
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-step'] })
}

async function answer(page: Page, isRight: (position: Position, move: Move) => boolean): Promise<void> {
  const position = await readBoard(page)
  const move = legalMoves(position).find((each) => isRight(position, each))
  if (move === undefined) throw new Error('a drill without an answer')
  for (const point of [fromOf(move), toOf(move)])
    await page.locator(`[role=gridcell][data-point="${String(point)}"]`).click()
  await page.locator('main.lesson[data-phase=done]').waitFor()
}

async function timesOf(browser: Browser, address: string, stream: string): Promise<number[]> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  await page.goto(`${address}drill/#${stream}`)
  await page.evaluate(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.locator('.acts .btn').first().click()
  for (let i = 0; i < DRILLS; i++) {
    await page.locator('main.lesson[data-phase=awaiting]').waitFor()
    await answer(page, STREAMS[stream] ?? (() => false))
    // A tap in a button's first moments is not taken.
    await page.waitForTimeout(600)
    await page.locator('.acts .btn.lacquer').click()
    await page.waitForTimeout(600)
  }
  const times = await page.evaluate(() => (window as unknown as { drillTimes: number[] }).drillTimes)
  await page.close()
  return times
}

/** The built app in Chromium with its processor slowed six times; nothing where there is no build. */
export async function benchDrills(): Promise<DrillTimes[]> {
  if (!existsSync('build/drill/index.html')) return []
  const server = await serve('build')
  const browser = await chromium.launch(chromiumOptions())
  const found: DrillTimes[] = []
  for (const stream of Object.keys(STREAMS)) {
    const times: number[] = []
    for (let i = 0; i < SESSIONS; i++) times.push(...(await timesOf(browser, server.address, stream)))
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    found.push({ stream, drills: times.length, median, p95, max: Math.max(...times) })
  }
  await browser.close()
  server.close()
  return found
}

export function drillTable(times: readonly DrillTimes[]): string {
  const head = ['next drill, processor slowed six times', 'drills', 'median ms', 'p95 ms', 'max ms']
  const cells = times.map(({ stream, drills, ...ms }) => [
    stream,
    String(drills),
    ...[ms.median, ms.p95, ms.max].map((value) => value.toFixed(1)),
  ])
  return table([head, ...cells])
}
