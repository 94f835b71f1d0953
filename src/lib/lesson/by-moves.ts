import type { TaskKind } from './types'

/** Tasks that are answered by moving a piece. */
export const BY_MOVES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'play',
  'line',
  'capture',
  'collect',
  'check',
  'escape',
  'mate',
  'stalemate',
  'safe',
  'read',
  'duel',
])
