import { formatFen } from '../../src/lib/notation'
import { isInCheck, outcomeOf, type Position } from '../../src/lib/rules'
import { legalTexts } from '../fixtures/boards'
import type { Verdict } from './ffish'
import { randomFrom, randomGame, STYLE_NAMES } from './random-games'

function verdictOf(position: Position): Verdict {
  const outcome = outcomeOf(position)
  const isWon = outcome.kind === 'checkmate' || outcome.kind === 'stalemate'
  return { legal: legalTexts(position), check: isInCheck(position), winner: isWon ? outcome.winner : null }
}

/** What two judges say differently of a position; undefined where they agree. */
function difference(position: Position, oracle: (fen: string) => Verdict): string | undefined {
  const fen = formatFen(position)
  const ours = JSON.stringify(verdictOf(position))
  const theirs = JSON.stringify(oracle(fen))
  return ours === theirs ? undefined : `${fen}\n  core:   ${ours}\n  oracle: ${theirs}`
}

export interface Comparison {
  readonly positions: number
  readonly ended: number
  readonly differences: readonly string[]
}

/** Plays `games` random games of all styles in turn and compares both judges at every ply. */
export function compare(games: number, seed: number, oracle: (fen: string) => Verdict): Comparison {
  const differences: string[] = []
  let positions = 0
  let ended = 0
  for (let game = 0; game < games; game++) {
    const style = STYLE_NAMES[game % STYLE_NAMES.length] ?? 'uniform'
    for (const position of randomGame(style, randomFrom(seed * 1_000_003 + game))) {
      positions++
      if (!/ongoing|draw/.test(outcomeOf(position).kind)) ended++
      const found = difference(position, oracle)
      if (found !== undefined) differences.push(`seed ${seed}, game ${game} (${style}): ${found}`)
    }
  }
  return { positions, ended, differences }
}
