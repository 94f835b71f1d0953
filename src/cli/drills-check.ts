import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseCollection } from '../lib/drill/collection'
import type { Breach } from '../lib/drill/kind'
import { breachIn } from '../lib/drill/prove'
import { ideaOf } from '../lib/drill/streams'
import { type Draft, type Drill, LEVELS } from '../lib/drill/types'
import { keyOf } from '../lib/drill/view'
import type { Done } from './command'
import { likenessOf, LIKE_MAX } from './drills-likeness'

/** Where the collections lie that the app is sent with. */
export const COLLECTIONS = 'src/lib/drill/collections'

interface Found {
  readonly path: string
  readonly line: number
  readonly drill: Drill
}

/** One thing that is wrong, and where. */
interface Fault {
  readonly path: string
  readonly line: number
  readonly code: Breach | 'file-unreadable' | 'duplicate' | 'near-duplicate' | `line-${string}`
  readonly found?: string
}

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => join(path, name))
    : [path]

function readAt(path: string): { readonly drills: readonly Found[]; readonly faults: readonly Fault[] } {
  try {
    const read = filesAt(path).map((file) => ({ file, ...parseCollection(readFileSync(file, 'utf8')) }))
    return {
      drills: read.flatMap(({ file, entries }) => entries.map((entry) => ({ path: file, ...entry }))),
      faults: read.flatMap(({ file, errors }) =>
        errors.map(({ code, line, found }) => ({ path: file, line, code: `line-${code}` as const, found })),
      ),
    }
  } catch {
    return { drills: [], faults: [{ path, line: 0, code: 'file-unreadable' }] }
  }
}

/** What comes once more than it may, after the first `most`. */
function repeated(
  drills: readonly Found[],
  code: Fault['code'],
  most: number,
  keyed: (draft: Draft) => string,
): Fault[] {
  const seen = new Map<string, number>()
  return drills.flatMap(({ path, line, drill }) => {
    const key = keyed(drill)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return key !== '' && count > most ? [{ path, line, code }] : []
  })
}

const breaches = (drills: readonly Found[]): Fault[] =>
  drills.flatMap(({ path, line, drill }) => {
    const code = breachIn(drill)
    return code === undefined ? [] : [{ path, line, code }]
  })

const faultText = ({ path, line, code, found }: Fault): string =>
  `${path}:${line} ${code}${found === undefined ? '' : ` ${found}`}`

const cellsOf = (name: string, counts: readonly (number | string)[]): string =>
  name.padEnd(26) + counts.map((count) => String(count).padStart(5)).join('')

const rowOf = (name: string, drafts: readonly Draft[]): string =>
  cellsOf(name, [drafts.length, ...LEVELS.map((level) => drafts.filter((draft) => draft.level === level).length)])

/** A row for each name that a drill goes by. */
const rowsBy = (drafts: readonly Draft[], nameOf: (draft: Draft) => string): string[] =>
  [...new Set(drafts.map(nameOf))].sort().map((name) =>
    rowOf(
      name,
      drafts.filter((draft) => nameOf(draft) === name),
    ),
  )

/** How many there are of each idea at each level, and of each mate with a name. */
function tableOf(drafts: readonly Draft[]): string[] {
  const mates = drafts.filter(({ kind }) => kind === 'mate')
  return [
    cellsOf('drills', ['all', ...LEVELS.map((level) => `L${level}`)]),
    ...rowsBy(drafts, ideaOf),
    rowOf('together', drafts),
    ...rowsBy(mates, ({ pattern = 'no-name' }) => `mate ${pattern}`),
  ]
}

/** Proves all drills again: a line for each broken promise with its file and line, then how many drills there are. */
export function checkDrills(paths: readonly string[]): Done {
  const read = paths.map(readAt)
  const drills = read.flatMap((part) => part.drills)
  const faults = [
    ...read.flatMap((part) => part.faults),
    ...repeated(drills, 'duplicate', 1, keyOf),
    ...repeated(drills, 'near-duplicate', LIKE_MAX, likenessOf),
    ...breaches(drills),
  ]
  const lines = [...faults.map(faultText), ...tableOf(drills.map(({ drill }) => drill)), `faults ${faults.length}`]
  return { code: faults.length > 0 ? 1 : 0, output: `${lines.join('\n')}\n` }
}
