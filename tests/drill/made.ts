import { kindOf } from '../../src/lib/drill/kinds'
import { Random } from '../../src/lib/drill/random'
import { type Draft, type Idea, type Level, LEVELS, type Pattern } from '../../src/lib/drill/types'

/** So many seeds may lead to nothing, one after the other. */
const PATIENCE = 300

/** Drills of an idea at a level, from a seed on; fewer only where the maker has dried up. */
export function made(idea: Idea, level: Level, count: number, seed: number, pattern?: Pattern): Draft[] {
  const kind = kindOf(idea, pattern)
  const drafts: Draft[] = []
  let idle = 0
  for (let i = seed; drafts.length < count && idle < PATIENCE; i++) {
    const draft = kind.make(new Random(i), level)
    idle = draft ? 0 : idle + 1
    if (draft) drafts.push(draft)
  }
  return drafts
}

/** So many at each level. */
export const madeOfAll = (idea: Idea, each: number, seed = 1): Draft[] =>
  LEVELS.flatMap((level) => made(idea, level, each, seed + 10_000 * level))
