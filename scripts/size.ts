/** The size budget: what a first lesson costs a phone, and what the whole site does, compressed as hosts send it. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isKept } from '../src/service-worker/packs'

const SITE = 'build'
const LESSON_SCRIPTS_LIMIT = 90_000
const WHOLE_PACK_LIMIT = 1_500_000

const sizeOf = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Every script that `file` names statically, and theirs, and so on. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, named = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
    withImports(normalize(join(dirname(file), named)), seen)
  return seen
}

/** The scripts that the page itself names, in its preloads and at its start. */
const scriptsOf = (page: string): Set<string> => {
  const html = readFileSync(page, 'utf8')
  const scripts = new Set<string>()
  for (const [, named = ''] of html.matchAll(/"(\.[^"]*\/_app\/[^"]+\.js)"/g))
    withImports(normalize(join(dirname(page), named)), scripts)
  return scripts
}

/** The chunks of the catalogues: a page asks for its language's, after it has begun. */
const catalogues = (): Set<string> => {
  const manifest = JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string } | undefined
  >
  const names = ['zh-Hans', 'zh-Hant', 'en'].map((language) => manifest[`src/lib/i18n/${language}.json`]?.file ?? '')
  return new Set(names.map((name) => join(SITE, name)))
}

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const judge = (what: string, size: number, limit: number): boolean => {
  console.log(`${size <= limit ? 'within' : 'ABOVE'} budget: ${what} ${kilobytes(size)} of ${kilobytes(limit)}`)
  return size <= limit
}

const largestCatalogue = Math.max(...[...catalogues()].map(sizeOf))
const lessons = filesIn(SITE).filter((file) => /\/lesson\/[^/]+\/index\.html$/.test(file))
const lessonSizes = lessons.map((page) => total(scriptsOf(page)) + largestCatalogue)
const kept = filesIn(SITE).filter((file) => isKept(relative(SITE, file)) && !file.endsWith('.nojekyll'))

const verdicts = [
  judge('scripts of a lesson page', Math.max(...lessonSizes), LESSON_SCRIPTS_LIMIT),
  judge('the whole offline pack', total(kept), WHOLE_PACK_LIMIT),
]
process.exitCode = lessons.length > 0 && verdicts.every(Boolean) ? 0 : 1
