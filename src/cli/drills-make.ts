import { kindOf } from '../lib/drill/kinds'
import { Random } from '../lib/drill/random'
import { type Draft, type Idea, type Level, type Pattern } from '../lib/drill/types'
import { formatDrill } from '../lib/drill/collection'
import { asDrill } from '../lib/drill/view'
import type { Done } from './command'

/** What `xq drills make` is to make. */
export interface Making {
  /** Asked in turn. */
  readonly ideas: readonly Idea[]
  readonly level: Level
  /** The first one tried; a seed that leads to nothing is followed by the next. */
  readonly seed: number
  readonly count: number
  readonly pattern?: Pattern
}

/** So many seeds are tried for each drill that is asked for. */
const TRIES = 200

/** Drills of one idea from a seed on, each with the seed that made it. */
export function* drillsFrom(
  idea: Idea,
  level: Level,
  seed: number,
  tries: number,
  pattern?: Pattern,
): Generator<Draft> {
  const kind = kindOf(idea, pattern)
  for (let i = 0; i < tries; i++) {
    const draft = kind.make(new Random(seed + i), level)
    if (draft) yield draft
  }
}

function makeAll({ ideas, level, seed, count, pattern }: Making): Draft[] {
  const streams = ideas.map((idea) => drillsFrom(idea, level, seed, TRIES * count, pattern))
  const made: Draft[] = []
  for (let at = 0; made.length < count && streams.length > 0; at++) {
    const stream = streams[at % streams.length]
    const next = stream?.next()
    if (next === undefined || next.done === true) break
    made.push(next.value)
  }
  return made
}

/** Drills from a seed, the same on every machine: as lines of a collection, or with their ids as JSON. */
export function makeDrills(making: Making, isJson: boolean): Done {
  const made = makeAll(making)
  const lines = made.map((draft) => (isJson ? JSON.stringify(asDrill(draft)) : formatDrill(draft)))
  return { code: made.length < making.count ? 1 : 0, output: lines.map((line) => `${line}\n`).join('') }
}
