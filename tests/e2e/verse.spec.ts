import { expect, type Page, test } from '@playwright/test'
import { catalogue } from './catalogue'
import { button, way } from './lesson-driver'
import { play } from './shared-links'

const words = catalogue('zh-Hans')
const LESSON = '/lesson/central-cannon-verse/'

/** What the page does with the device's voice, one text after the other; the test ends each. */
interface Spoken {
  readonly texts: string[]
  readonly langs: string[]
  stops: number
  end?: () => void
}

const spoken = (page: Page): Promise<Spoken> => page.evaluate(() => (window as unknown as { spoken: Spoken }).spoken)
const endLine = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken }).spoken.end?.())

/** A device that has these voices, and says nothing. */
async function giveVoices(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    const spoken: Spoken = { texts: [], langs: [], stops: 0 }
    class Utterance {
      lang = ''
      voice: unknown
      rate = 1
      onend: (() => void) | undefined
      constructor(readonly text: string) {}
    }
    const device = {
      getVoices: () => all.map((lang) => ({ lang, localService: true })),
      speak: (utterance: Utterance) => {
        spoken.texts.push(utterance.text)
        spoken.langs.push(utterance.lang)
        spoken.end = () => utterance.onend?.()
      },
      cancel: () => {
        spoken.stops++
      },
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: device })
    Object.defineProperty(window, 'spoken', { value: spoken })
  }, langs)
}

const line = (page: Page, name: string) => page.locator('.verse').getByRole('button', { name })

test('pinyin stands above the characters on wish, and is remembered', async ({ page }) => {
  await page.goto(LESSON)
  const toggle = button(page, words('lesson.pinyin'))
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.verse ruby')).toHaveCount(0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const readings = await line(page, '象要车相护').locator('rt').allTextContents()
  expect(readings.join(' ')).toBe('xiàng yào jū xiāng hù')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.reload()
  await expect(page.locator('.verse ruby').first()).toBeVisible()
  await toggle.click()
  await expect(page.locator('.verse ruby')).toHaveCount(0)
})

test('the device reads the verse line by line, and lights the line that it reads', async ({ page }) => {
  await giveVoices(page, ['en-US', 'zh-TW', 'zh-CN'])
  await page.goto(LESSON)
  await button(page, words('lesson.readAloud')).click()
  await expect(line(page, '起炮在中宫')).toHaveClass(/\bon\b/)
  await endLine(page)
  await expect(line(page, '比诸局较雄')).toHaveClass(/\bon\b/)
  await expect(line(page, '起炮在中宫')).not.toHaveClass(/\bon\b/)
  expect(await spoken(page)).toMatchObject({ texts: ['起炮在中宫', '比诸局较雄'], langs: ['zh-CN', 'zh-CN'] })
  await button(page, words('lesson.stopReading')).click()
  await expect(page.locator('.verse .on')).toHaveCount(0)
  await endLine(page)
  expect((await spoken(page)).texts).toHaveLength(2)
})

test('it falls silent when the learner goes on', async ({ page }) => {
  await giveVoices(page, ['zh-CN'])
  await page.goto(LESSON)
  await button(page, words('lesson.readAloud')).click()
  await expect(page.locator('.verse .on')).toHaveCount(1)
  const { stops } = await spoken(page)
  for (let presses = 0; presses < 9; presses++) await way(page).click()
  await expect(page.locator('.recite-choices')).toBeVisible()
  expect((await spoken(page)).stops).toBeGreaterThan(stops)
  await endLine(page)
  expect((await spoken(page)).texts).toHaveLength(1)
})

test('no Chinese voice, no button', async ({ page }) => {
  await giveVoices(page, ['en-US', 'ja-JP'])
  await page.goto(LESSON)
  await expect(button(page, words('lesson.pinyin'))).toBeVisible()
  await expect(button(page, words('lesson.readAloud'))).toHaveCount(0)
})

test('a line that names points lights them on the board', async ({ page }) => {
  const head = '---\n编号: own\n标题: 诗\n简介: 一首\n---\n\n## 念一念\n\n'
  await play(page, `${head}\`\`\`verse\n题：一首诗\n局面：开局\n炮在两边 | b2 h2 |\n车在角上 | a0 i0 |\n\`\`\`\n`)
  await line(page, '车在角上').tap()
  await expect(page.locator('.stage .m-circle.blue')).toHaveCount(2)
})
