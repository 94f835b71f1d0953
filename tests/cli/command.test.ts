import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { runOperation, usage } from '../../src/cli/command'
import { languageOf } from '../../src/cli/language'
import { createTranslator } from '../../src/lib/i18n/every-language'
import { START_FEN } from '../../src/lib/notation'

const { t } = createTranslator('zh-Hans')

describe('plain commands', () => {
  test.each<[string, readonly string[], number, string]>([
    ['perft', [START_FEN, '2'], 0, '{"nodes":1920}\n'],
    ['format', [START_FEN, 'h2e2'], 0, '{"text":"炮二平五"}\n'],
    ['format', [START_FEN, 'h9g7', 'wxf'], 1, '"not-your-turn"'],
    ['explain', [START_FEN, 'b0d1'], 0, '"horse-leg"'],
    ['parse', [START_FEN, '马八进六'], 1, '"message":"红相（c0）站在马腿上，红马（b0d1）被绊住了。"'],
    ['setup', ['9/9/9/9/9/9/9/9/9/9 w'], 1, '"general-missing"'],
    ['perft', [START_FEN, 'deep'], 1, '"field-wrong"'],
    ['perft', [START_FEN], 2, usage()],
    ['legal', [START_FEN, 'h2e2'], 2, usage()],
    ['toString', [], 2, usage()],
  ])('%s %j', (name, texts, code, output) => {
    const done = runOperation(name, texts, t)
    expect(done.code).toBe(code)
    expect(done.output).toContain(output)
  })
})

test('the language is the terminal’s', () => {
  expect(languageOf({})).toBe('en')
  expect(languageOf({ LANG: 'C' })).toBe('en')
  expect(languageOf({ LANG: 'de_DE.UTF-8' })).toBe('en')
  expect(languageOf({ LANG: 'zh_CN.UTF-8' })).toBe('zh-Hans')
  expect(languageOf({ LANG: 'zh' })).toBe('zh-Hans')
  expect(languageOf({ LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_TW.UTF-8' })).toBe('zh-Hant')
  expect(languageOf({ LC_ALL: '', LANG: 'zh_HK' })).toBe('zh-Hant')
})

const xq = (texts: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/xq.ts', ...texts], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })

describe('the program', { timeout: 30_000 }, () => {
  test('answers a batch through pipes', () => {
    const done = xq(['batch'], `{"op":"legal","fen":"9/9/9/9/9/9/9/9/9/P8 w"}\nnonsense\n`)
    expect(done.stdout.split('\n')[0]).toBe('{"moves":["a0a1"]}')
    expect(done.stdout.split('\n')).toHaveLength(3)
    expect([done.status, done.stderr]).toEqual([0, ''])
  })

  test('a command that is not understood', () => {
    const done = xq(['castle'])
    expect([done.status, done.stdout, done.stderr]).toEqual([2, '', usage()])
  })
})
