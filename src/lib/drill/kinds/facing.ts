import { explain, fileOf, fromOf, legalMoves, type Move, type Point, pointsBetween, type Position } from '../../rules'
import { without } from '../make/board'

/* What the rule of facing generals (将帅对面) bars. */

/** Where pieces stand between the generals on their file; undefined where they stand on two. */
export function betweenGenerals(position: Position): Point[] | undefined {
  const [red, black] = [position.generalOf('red'), position.generalOf('black')]
  if (red === undefined || black === undefined || fileOf(red) !== fileOf(black)) return undefined
  return pointsBetween(red, black).filter((point) => position.pieceAt(point))
}

/** 'legal', or every reason code that speaks against the move, sorted. */
export function verdictOn(position: Position, move: Move): string[] {
  const said = explain(position, move)
  return said.legal ? ['legal'] : said.reasons.map(({ code }) => code).sort()
}

/** The moves that nothing speaks against but facing generals. */
export function barredMoves(position: Position): Move[] {
  const other = position.generalOf(position.turn === 'red' ? 'black' : 'red')
  const own = position.generalOf(position.turn)
  if (other === undefined || own === undefined) return []
  const [holder, ...others] = betweenGenerals(position) ?? []
  const movers = others.length > 0 ? [own] : [own, holder]
  return legalMoves(without(position, other)).filter(
    (move) => movers.includes(fromOf(move)) && verdictOn(position, move).join(' ') === 'generals-facing',
  )
}
