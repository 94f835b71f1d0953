import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type PluginItem, transformSync } from '@babel/core'
import fieldScope from '@babel/plugin-bugfix-safari-class-field-initializer-scope'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every file of a built site with its content's hash. */
type Site = ReadonlyMap<string, string>

/** A copy of the project, so that nothing of the project itself is built over. */
const copy = mkdtempSync(join(tmpdir(), 'two-builds-'))
const lessons = join(copy, 'lessons')
const NOT_COPIED: readonly string[] = [
  '.git',
  '.svelte-kit',
  'build',
  'node_modules',
  'test-results',
  'playwright-report',
]

const copyProject = (): void => {
  for (const name of readdirSync('.'))
    if (!NOT_COPIED.includes(name)) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

const siteIn = (folder: string): Site =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

const build = (): Site => {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
  return siteIn(join(copy, 'build'))
}

/** The first Simplified Chinese lesson, its id, and the addresses' beginnings of the languages that are made from it. */
const firstLesson = () => {
  const chapters = join(lessons, 'zh-Hans')
  const file = readdirSync(chapters, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/\d[^/]*\.md$/.test(name))
    .sort()
    .map((name) => join(chapters, name))[0]
  const id = /^(?:id|编号):\s*(\S+)/m.exec(readFileSync(file ?? '', 'utf8'))?.[1]
  if (file === undefined || id === undefined) throw new Error('no lesson with an id')
  // English stands in Chinese until somebody has translated the lesson.
  const isTranslated = existsSync(file.replace('zh-Hans', 'en'))
  return { file, id, made: ['', 'hant/', ...(isTranslated ? [] : ['en/'])] }
}

let before: Site
let after: Site
let lesson: ReturnType<typeof firstLesson>

beforeAll(() => {
  copyProject()
  before = build()
  lesson = firstLesson()
  const text = readFileSync(lesson.file, 'utf8')
  const changed = text.replace(/\n(## [^\n]+\n+)(?![`<#])/, '\n$1这一句是新的。\n')
  expect(changed).not.toBe(text)
  writeFileSync(lesson.file, changed)
  after = build()
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new sentence in one lesson changes the files of that lesson and the list of files, and no other', () => {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
  const pages = lesson.made.flatMap((language) =>
    ['index.html', 'page.json'].map((name) => `${language}lesson/${lesson.id}/${name}`),
  )
  expect(changed.sort()).toEqual([...pages, 'service-worker.js'].sort())
})

test('both builds hold the app and every language', () => {
  for (const site of [before, after])
    expect([...site.keys()]).toEqual(
      expect.arrayContaining(['404.html', 'index.html', 'hant/index.html', 'en/index.html', 'manifest.webmanifest']),
    )
})

/** What Chrome 94 or Safari 15.4 cannot read, or reads wrongly, of what the build lets through. */
const TOO_NEW: readonly (readonly [RegExp, string])[] = [
  [/\bstatic\s*\{/, 'a static block (Safari 16.4)'],
  [/\bstatic\s+(?:name|length)\s*=/, 'a static field that every class has already (Chrome 98)'],
  [/\(\?<[=!]/, 'a look behind (Safari 16.4)'],
]
/** The YAML reader tries these at run time, and does without where they are not known. */
const TRIED = /try\{[^{}]*RegExp\(`[^{}]*\}catch/g
const printed = (code: string, plugins: PluginItem[]): string | null | undefined =>
  transformSync(code, { plugins, babelrc: false, configFile: false })?.code

test('no script has syntax that old browsers lack', () => {
  const scripts = [...after.keys()].filter((name) => name.startsWith('_app/') && name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const code = readFileSync(join(copy, 'build', name), 'utf8')
    const fixed = code.replaceAll(TRIED, '')
    for (const [pattern, what] of TOO_NEW) expect(pattern.test(fixed), `${name}: ${what}`).toBe(false)
    const isWrapped = printed(code, [fieldScope]) === printed(code, [])
    expect(isWrapped, `${name}: a field's initializer that Safari 15 reads wrongly`).toBe(true)
  }
})
