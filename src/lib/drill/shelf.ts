import { parseDrill } from './collection'
import type { Draft, Drill } from './types'
import { asDrill } from './view'

/** What is known of a collection's drill before its board is read. */
export interface Shelved extends Pick<Draft, 'kind' | 'length' | 'ask' | 'pattern' | 'level'> {
  /** Reads the board; undefined where the line is none. */
  readonly drill: () => Drill | undefined
}

const NOTHING = '-'

function shelved(line: string): Shelved {
  const [kind, length, ask, pattern, level] = line.split(' ')
  return {
    kind: kind as Draft['kind'],
    length: Number(length),
    level: Number(level) as Draft['level'],
    ...(ask !== undefined && ask !== NOTHING && { ask }),
    ...(pattern !== undefined && pattern !== NOTHING && { pattern: pattern as NonNullable<Draft['pattern']> }),
    drill: () => {
      const read = parseDrill(line)
      return read.ok ? read.value : undefined
    },
  }
}

/**
 * A collection of which only the drills that are asked are read: some hundred boards would keep an old phone waiting. It
 * was proved when the app was built.
 */
export const shelfOf = (text: string): readonly Shelved[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(shelved)

/** Drills that are read already, as a shelf. */
export const asShelf = (drafts: readonly Draft[]): readonly Shelved[] =>
  drafts.map((draft) => ({ ...draft, drill: () => asDrill(draft) }))
