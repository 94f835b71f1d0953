import { parseArgs } from 'node:util'
import { STREAMS } from '../lib/drill/streams'
import { type Idea, type Level, LEVELS, type Pattern, PATTERNS } from '../lib/drill/types'
import { type Done, misunderstood } from './command'
import { checkDrills, COLLECTIONS } from './drills-check'
import { collectDrills } from './drills-collect'
import { makeDrills } from './drills-make'

/** Ideas alone: a mate's name is asked for by `--pattern`. */
const IDEAS = STREAMS.filter((stream): stream is Idea => !(PATTERNS as readonly string[]).includes(stream))

/** The ideas that a word means: one, or all of a kind. */
const ideasOf = (word: string): readonly Idea[] =>
  IDEAS.filter((idea) => idea === word || idea.startsWith(`${word}-`)).sort(
    (a, b) => Number(b === word) - Number(a === word),
  )

const OPTIONS = {
  level: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  count: { type: 'string', default: '1' },
  pattern: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

function runMake(args: readonly string[]): Done {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [word = ''] = positionals
  const [seed, count] = [wholeOf(values.seed), wholeOf(values.count)]
  const level: Level | undefined = LEVELS.find((each) => String(each) === values.level)
  const pattern: Pattern | undefined = PATTERNS.find((each) => each === values.pattern)
  const ideas = ideasOf(word)
  const isUnknown = values.pattern !== undefined && (!pattern || !ideas.every((idea) => idea.startsWith('mate-')))
  if (positionals.length !== 1 || ideas.length === 0 || isUnknown) return misunderstood()
  if (seed === undefined || count === undefined || level === undefined) return misunderstood()
  return makeDrills({ ideas, level, seed, count, ...(pattern && { pattern }) }, values.json)
}

/** `xq drills make`, `check` and `collect`. */
export function runDrills([action, ...args]: readonly string[]): Done {
  try {
    if (action === 'make') return runMake(args)
  } catch {
    return misunderstood()
  }
  if (args.some((arg) => arg.startsWith('--'))) return misunderstood()
  if (action === 'check') return checkDrills(args.length > 0 ? args : [COLLECTIONS])
  if (action === 'collect') return collectDrills(args)
  return misunderstood()
}
