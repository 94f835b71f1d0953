import type { Draft } from '../lib/drill/types'
import { viewDrill, VIEWS } from '../lib/drill/view'

/* Boards that are not the same and look the same: the same pieces, and the same point on which it ends. */

/** So many wins may look alike. */
export const LIKE_MAX = 2

const WINS: readonly Draft['kind'][] = ['mate', 'stalemate', 'facing-mate']

function seenAs({ kind, length, fen, answers }: Draft): string {
  const pieces = [...(fen.split(' ')[0] ?? '')].filter((sign) => /[a-z]/i.test(sign)).sort()
  return `${kind} ${length} ${pieces.join('')} ${(answers[0] ?? '').slice(2)}`
}

/** What wins that look alike have in common, in whichever view; empty for what is no win. */
export const likenessOf = (draft: Draft): string =>
  WINS.includes(draft.kind)
    ? VIEWS.map((view) => seenAs(viewDrill(draft, view))).reduce((least, other) => (other < least ? other : least))
    : ''
