import { formatPoint, parsePoint } from '../notation'
import type { Point, Position, Role, Side } from '../rules'
import { hint, type Problems } from './problems'
import type { SourceText } from './source-text'
import type { PointText } from './types'
import { ROLE_WORDS, SIDE_WORDS } from './vocabulary'

/** A piece as a text names it: 红马, red horse, or only 马. */
export interface PieceName {
  readonly side?: Side
  readonly role: Role
}

const PIECE = new RegExp(String.raw`^(?:(${SIDE_WORDS.pattern()})[\s-]*)?(${ROLE_WORDS.pattern()})$`, 'i')

/** Reads the name of a piece; undefined where it is none. Single letters are no names here. */
export function parsePieceName(text: string): PieceName | undefined {
  const [, sideWord, roleWord = ''] = PIECE.exec(text.normalize('NFKC').trim()) ?? []
  const role = /^[a-z]$/i.test(roleWord) ? undefined : ROLE_WORDS.find(roleWord)
  const side = sideWord === undefined ? undefined : SIDE_WORDS.find(sideWord)
  return role && { role, ...(side && { side }) }
}

/** Where pieces of that name stand. */
export const pointsOfPiece = (position: Position, name: PieceName): Point[] =>
  position
    .pieces()
    .filter(([, piece]) => piece.role === name.role && (name.side === undefined || piece.side === name.side))
    .map(([point]) => point)

/** The point that a text names: `e4`, or a piece that stands only once. */
export function findPoint(position: Position, text: string): Point | undefined {
  const point = parsePoint(text.normalize('NFKC'))
  if (point !== undefined) return point
  const name = parsePieceName(text)
  const [only, second] = name ? pointsOfPiece(position, name) : []
  return second === undefined ? only : undefined
}

/** As {@link findPoint}; what names none is reported. */
export function readPoint(position: Position, text: SourceText, problems: Problems): Point | undefined {
  const point = findPoint(position, text.text)
  if (point !== undefined) return point
  const name = parsePieceName(text.text)
  if (!name) return problems.add(text.place, 'point-unreadable', { text: text.text }, hint('point-form'))
  const found = pointsOfPiece(position, name)
  if (found.length === 0) return problems.add(text.place, 'piece-not-there', { piece: text.text })
  const points = found.map(formatPoint).join(' ')
  return problems.add(text.place, 'piece-not-one', { piece: text.text, points }, hint('name-the-point', { points }))
}

/** Points as a compiled lesson names them. */
export const parsePoints = (texts: readonly PointText[]): Point[] =>
  texts.map(parsePoint).filter((point) => point !== undefined)

const ITEM = /(?:red|black)[\s-]+[a-z]+|[^\s、，,；;]+/gi

/** The items of a list of points; `red horse` is one of them. */
const pointItems = (text: SourceText): SourceText[] => text.matches(ITEM)

/** Reads a list of points. What is no point, and what stands twice, is reported and left out. */
export function readPoints(position: Position, text: SourceText, problems: Problems): Point[] {
  const points: Point[] = []
  for (const item of pointItems(text)) {
    const point = readPoint(position, item, problems)
    if (point === undefined) continue
    if (points.includes(point)) problems.add(item.place, 'answer-twice', { text: item.text })
    else points.push(point)
  }
  return points
}
