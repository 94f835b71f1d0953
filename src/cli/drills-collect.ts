import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCollection } from '../lib/drill/collection'
import { winFrom } from '../lib/drill/make/found'
import { breachIn } from '../lib/drill/prove'
import { ideaOf } from '../lib/drill/streams'
import type { Draft } from '../lib/drill/types'
import { keyOf } from '../lib/drill/view'
import type { Done } from './command'
import { COLLECTIONS } from './drills-check'
import { LIKE_MAX, likenessOf } from './drills-likeness'
import { drillsFrom } from './drills-make'
import { type FilePlan, PLAN, type Quota, type Source } from './drills-plan'

/** So many seeds are tried for each drill of a quota. */
const TRIES = 60

/** What has been collected: nothing twice, and little that looks alike. */
class Basket {
  readonly drafts: Draft[] = []
  private readonly keys = new Set<string>()
  private readonly likes = new Map<string, number>()

  /** Whether it was taken. */
  take(draft: Draft): boolean {
    const [key, likeness] = [keyOf(draft), likenessOf(draft)]
    const like = this.likes.get(likeness) ?? 0
    if (this.keys.has(key) || (likeness !== '' && like >= LIKE_MAX)) return false
    if (breachIn(draft) !== undefined) return false
    this.keys.add(key)
    this.likes.set(likeness, like + 1)
    this.drafts.push(draft)
    return true
  }

  takeFrom(drafts: Iterable<Draft>, count: number): number {
    let taken = 0
    if (count === 0) return 0
    for (const draft of drafts) if (this.take(draft) && ++taken === count) break
    return taken
  }
}

const sizeOf = (fen: string): number => (fen.split(' ')[0] ?? '').replace(/[^a-z]/gi, '').length

function* foundIn({ idea, path }: Source): Generator<Draft> {
  const rows = readFileSync(path, 'utf8').trim().split('\n')
  const fens = rows.map((row) => (JSON.parse(row) as { readonly fen: string }).fen)
  for (const fen of fens.sort((a, b) => sizeOf(a) - sizeOf(b))) {
    const draft = winFrom(fen)
    if (draft && ideaOf(draft) === idea) yield draft
  }
}

const nameOf = ({ idea, level, pattern }: Quota): string => [idea, pattern, `L${level}`].filter(Boolean).join(' ')

function fill(basket: Basket, { sources, quotas }: FilePlan): string[] {
  const found = sources.map((source) => {
    const taken = basket.takeFrom(foundIn(source), source.count)
    return `${source.idea} ${source.path} ${taken}/${source.count}`
  })
  const made = quotas.map((quota, i) => {
    const { idea, level, count, pattern } = quota
    const taken = basket.takeFrom(drillsFrom(idea, level, 1000 * (i + 1), TRIES * count, pattern), count)
    return `${nameOf(quota)} ${taken}/${count}`
  })
  return [...found, ...made]
}

/** Makes the shipped collections, or those named, once more: always the same. A line for each part of the plan. */
export function collectDrills(names: readonly string[], folder = COLLECTIONS): Done {
  mkdirSync(folder, { recursive: true })
  const lines = (names.length > 0 ? names : Object.keys(PLAN)).flatMap((name) => {
    const plan = PLAN[name]
    if (!plan) return [`${name} unknown`]
    const basket = new Basket()
    const report = fill(basket, plan)
    writeFileSync(join(folder, `${name}.txt`), formatCollection(basket.drafts))
    return report
  })
  return { code: 0, output: `${lines.join('\n')}\n` }
}
