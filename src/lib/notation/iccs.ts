import { fileOf, fromOf, type Move, moveOf, type Point, pointAt, rankOf, toOf } from '../rules'

const FILE_LETTERS = 'abcdefghi'

/** The name of a point: a file letter a–i from Red's left and a rank 0–9 from Red's side. */
export const formatPoint = (point: Point): string => `${FILE_LETTERS.charAt(fileOf(point))}${String(rankOf(point))}`

/** Reads a point's name in either case; undefined when there is no such point. */
export function parsePoint(text: string): Point | undefined {
  const name = text.toLowerCase()
  return /^[a-i][0-9]$/.test(name) ? pointAt(FILE_LETTERS.indexOf(name.charAt(0)), Number(name.charAt(1))) : undefined
}

/** ICCS: from-point and to-point, lower case, `h2e2`. */
export const formatIccs = (move: Move): string => formatPoint(fromOf(move)) + formatPoint(toOf(move))

/** Reads `h2e2`, `H2-E2`, `h2→e2`: two points, whatever the rules say of the move between them. */
export function parseIccs(text: string): Move | undefined {
  const [, start = '', end = ''] = /^([a-i][0-9])\s*(?:-|–|—|→|->)?\s*([a-i][0-9])$/i.exec(text.trim()) ?? []
  const from = parsePoint(start)
  const to = parsePoint(end)
  return from === undefined || to === undefined ? undefined : moveOf(from, to)
}
