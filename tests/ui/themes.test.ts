import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The declarations of the first rule with this selector. */
const declarations = (css: string, selector: string): Map<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return new Map(
    Array.from(body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  )
}
const style = (name: string): string => readFileSync(`src/lib/ui/styles/${name}.css`, 'utf8')

const light = declarations(style('tokens'), ':root')
const themes = { dark: style('dark'), contrast: style('contrast') }

describe.each(Object.entries(themes))('the %s theme', (name, css) => {
  const chosen = declarations(css, `[data-theme='${name}']`)

  it('is the same when the device prefers it and when the reader chose it', () => {
    expect(declarations(css, ':root:not([data-theme])')).toEqual(chosen)
  })

  it('names only tokens that the light one has, and all of its colours', () => {
    expect([...chosen.keys()].filter((token) => !light.has(token))).toEqual([])
    expect([...light.keys()].filter((token) => !chosen.has(token))).toEqual([])
  })
})

const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'paper', 7],
  ['ink', 'sheet', 7],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'sheet', 4.5],
  ['ink-3', 'paper', 4.5],
  ['on-lacquer', 'lacquer', 4.5],
  ['on-lacquer', 'lacquer-press', 4.5],
  ['lacquer', 'paper', 3],
  ['zhu', 'paper', 4.5],
  ['lv', 'lv-wash', 4.5],
  ['zhe', 'zhe-wash', 4.5],
  ['qing', 'paper', 4.5],
  ['rule', 'paper', 3],
  ['rule', 'sheet', 3],
  ['star-edge', 'paper', 3],
  ['board-line', 'board', 3],
  ['board-text', 'board', 4.5],
  ['m-may', 'board', 3],
  ['m-last', 'board', 3],
  ['m-cause-edge', 'board', 3],
  ['m-check', 'board', 3],
  ['m-halo', 'm-cause-edge', 4.5],
  ['red-glyph', 'red-disc', 4.5],
  ['black-glyph', 'black-disc', 7],
]

describe('contrast', () => {
  const all = [light, ...Object.entries(themes).map(([name, css]) => declarations(css, `[data-theme='${name}']`))]

  it.each(PAIRS)('of %s on %s is at least %d in every theme', (ink, ground, least) => {
    for (const theme of all)
      expect(contrast(theme.get(`--${ink}`) ?? '', theme.get(`--${ground}`) ?? '')).toBeGreaterThanOrEqual(least)
  })
})
