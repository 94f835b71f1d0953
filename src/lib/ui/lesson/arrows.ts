import { fileOf, fromOf, type Move, rankOf, toOf } from '$lib/rules'

const COMPASS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'] as const

/** A move as an arrow, for readers who have not yet learned to read one: the direction as it is seen on the board. */
export function arrowOf(move: Move, flipped = false): string {
  const files = fileOf(toOf(move)) - fileOf(fromOf(move))
  const ranks = rankOf(toOf(move)) - rankOf(fromOf(move))
  const turn = Math.round(Math.atan2(flipped ? -ranks : ranks, flipped ? -files : files) / (Math.PI / 4))
  return COMPASS[(turn + 8) % 8] ?? '→'
}
