import { Random } from './random'
import type { Shelved } from './shelf'
import { isPattern, type Stream, streamsOf } from './streams'
import { type Drill, type Idea, type Level, LEVELS, type Pattern } from './types'
import { viewDrill, VIEWS } from './view'

/* Which drills a session asks, one after the other: a matter of its seed alone. */

/** Which session. */
export interface Draw {
  readonly stream: Stream
  /** Orders the collection for one learner. */
  readonly seed: number
  /** Sessions of the stream before this one. */
  readonly sitting: number
  /** The learner's level. */
  readonly level: Level
}

/** What is to be made: tried with this seed, then with the next ones, until one gives a drill. */
export interface Order {
  readonly idea: Idea
  readonly pattern?: Pattern
  readonly level: Level
  readonly seed: number
}

/** A drill of the collection, as it is seen, or one that is made. */
export type Slot = { readonly drill: Drill } | { readonly order: Order }

export const SESSION_LENGTH = 10

/** A session warms up a level below and ends a level above. */
const RISE = [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1] as const
/** So many slots of ten are made, where the stream has a collection too: a learner never comes to its end. */
const MADE_OF_TEN = 3
/** Whole lengths of which wins are made: longer ones would keep an old phone waiting. */
const IS_LONG = new Set<Stream>(['mate-3'])

const mixed = (seed: number, ...parts: readonly number[]): Random =>
  new Random(parts.reduce((sum, part) => Math.imul(sum ^ part, 0x9e3779b1) ^ (sum >>> 13), seed | 0))

const textNumber = (text: string): number =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)

const levelAt = (level: number, rise: number): Level => LEVELS[Math.min(5, Math.max(1, level + rise)) - 1] ?? 1

/** The collection's drills of a stream, nearest to the level first, and within that as the seed has it. */
function ordered(collection: readonly Shelved[], { stream, seed, level }: Draw): Shelved[] {
  const own = collection.filter((drill) => streamsOf(drill).includes(stream))
  const shuffled = mixed(seed, textNumber(stream)).shuffled(own)
  const far = (drill: Shelved): number => Math.abs(drill.level - level)
  const sorted = shuffled.sort((a, b) => far(a) - far(b))
  // Who does badly gets easy boards again rather than hard ones for the first time.
  return sorted.filter((drill, i) => far(drill) <= 1 || i < SESSION_LENGTH)
}

const orderOf = (stream: Stream, level: Level, seed: number): Order =>
  isPattern(stream) ? { idea: 'mate-1', pattern: stream, level, seed } : { idea: stream, level, seed }

/** How many of ten slots are filled from the collection: all where making is slow, or a name may not be made at each level. */
const keptOfTen = (stream: Stream): number =>
  IS_LONG.has(stream) || isPattern(stream) ? SESSION_LENGTH : SESSION_LENGTH - MADE_OF_TEN

/**
 * The slot at `at`, from 0 on, of a session that has no end. At one level the collection's drills near to it come once
 * before any comes again, over all sittings; each is seen in one of its four views.
 */
export function slotAt(collection: readonly Shelved[], draw: Draw, at: number): Slot {
  const { stream, seed, sitting, level } = draw
  const random = mixed(seed, textNumber(stream), sitting + 1, at + 1)
  const own = ordered(collection, draw)
  const [tens, place] = [Math.floor(at / SESSION_LENGTH), at % SESSION_LENGTH]
  const kept = keptOfTen(stream)
  if (own.length > 0 && place < kept) {
    const nth = (sitting + tens) * kept + place
    const drill = own[nth % own.length]?.drill()
    const view = random.pick(VIEWS)
    if (drill && view) return { drill: viewDrill(drill, view) }
  }
  const rise = RISE[place] ?? 0
  return { order: orderOf(stream, levelAt(level, rise), random.next()) }
}
