import { ROLES } from '../rules'
import { parseFen, parsePoint } from '../notation'
import { type Draft, type Idea, type Pattern, PATTERNS } from './types'

/* What a learner can pick to drill: an idea, or the mates of one name. */

export type Stream = Idea | Pattern

/** 大胆穿心 is what the chariot does, which the last board alone does not show: it is named where it is seen, and not asked. */
const NAMED = PATTERNS.filter((pattern) => pattern !== 'palace-heart')

/** What stands together in the menu, in the order of the lessons. */
export const GROUPS = [
  { id: 'moves', streams: [...ROLES.map((role) => `targets-${role}` as const), 'legal'] },
  { id: 'facing', streams: ['facing-legal', 'facing-hold', 'facing-mate'] },
  { id: 'check', streams: ['escape-flee', 'escape-take', 'escape-block', 'escape-unscreen'] },
  { id: 'win', streams: ['mate-1', 'mate-2', 'mate-3'] },
  { id: 'names', streams: NAMED },
  { id: 'stuck', streams: ['stalemate-1', 'stalemate-2'] },
  { id: 'pieces', streams: ['capture', 'safe'] },
  { id: 'board', streams: ['find-point', 'name-point', 'read', 'write'] },
] as const satisfies readonly { readonly id: string; readonly streams: readonly Stream[] }[]
export type GroupId = (typeof GROUPS)[number]['id']

export const STREAMS: readonly Stream[] = GROUPS.flatMap(({ streams }): readonly Stream[] => streams)

export const isStream = (text: string): text is Stream => (STREAMS as readonly string[]).includes(text)

export const isPattern = (stream: Stream): stream is Pattern => (PATTERNS as readonly string[]).includes(stream)

/** Streams that are also asked against half a minute on the clock, once for each side. */
export const RUSHES: readonly Stream[] = ['find-point', 'name-point', 'read', 'write']

/** What of a drill says which idea it practises; the board only where it asks for a piece's ways. */
type Placed = Pick<Draft, 'kind' | 'length' | 'ask'> & Partial<Pick<Draft, 'fen'>>

/** The idea that a drill practises. */
export function ideaOf({ kind, length, ask = '', fen = '' }: Placed): Idea {
  switch (kind) {
    case 'mate':
      return `mate-${length as 1 | 2 | 3}`
    case 'stalemate':
      return `stalemate-${length as 1 | 2}`
    case 'escape':
      return `escape-${ask as 'flee'}`
    case 'targets': {
      const [position, point] = [parseFen(fen), parsePoint(ask)]
      const piece = position.ok && point !== undefined ? position.value.pieceAt(point) : undefined
      return `targets-${piece?.role ?? 'chariot'}`
    }
    default:
      return kind
  }
}

/** Every stream that a drill belongs to: its idea's, and that of its mate's name. */
export const streamsOf = (drill: Placed & Pick<Draft, 'pattern'>): readonly Stream[] =>
  drill.kind === 'mate' && drill.pattern ? [ideaOf(drill), drill.pattern] : [ideaOf(drill)]
