import { formatFen, formatIccs, formatMove, formatPoint, parseIccs, parsePoint } from '../notation'
import { fromOf, type Move, type Position } from '../rules'
import { findMove } from './moves'
import { findPoint } from './points'
import { type Hint, hint, type Problems } from './problems'
import type { Place } from './source-text'
import type { Inline, WrittenMove } from './types'

/** What prose is read with: the board that stands beside it, and what links may lead to. */
export interface ProseContext {
  readonly problems: Problems
  readonly board?: Position
  /** Link definitions, `[name]: address`, by their identifiers. */
  readonly definitions: ReadonlyMap<string, string>
  /** The lessons that there are; any may be linked to where nobody knows. */
  readonly lessons?: ReadonlySet<string>
  /** Where a place of the Markdown stands in the file, when it is only a part of it. */
  readonly locate?: (place: Place) => Place
}

const LESSON_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const writtenMove = (position: Position, move: Move): WrittenMove => ({
  chinese: formatMove(position, move, 'chinese', 'hans'),
  wxf: formatMove(position, move, 'wxf', 'hans'),
})

/** A point or a move of the board; undefined where the text names neither. */
export function boardInline(board: Position, text: string, children?: readonly Inline[]): Inline | undefined {
  const inner = children && { children }
  const point = findPoint(board, text)
  if (point !== undefined) return { type: 'point', point: formatPoint(point), ...inner }
  const found = findMove(board, text)
  if (!found) return undefined
  const { move, position } = found
  const told = inner ?? { written: writtenMove(position, move) }
  return { type: 'move', move: formatIccs(move), fen: formatFen(position), ...told }
}

/** What two points or one would be if one sign of the text were taken out; undefined where that is not sure. */
function withoutOneSign(text: string): string | undefined {
  // Two points are four signs.
  if (text.length > 5) return undefined
  const signs = [...text]
  const shorter = signs.map((_, i) => [...signs.slice(0, i), ...signs.slice(i + 1)].join(''))
  const moves = shorter.filter((each) => parseIccs(each) !== undefined)
  const isDoubled = (i: number): boolean => signs[i] === signs[i - 1]
  const points = shorter.filter((each, i) => isDoubled(i) && parsePoint(each) !== undefined)
  const [first, ...others] = [...new Set([...moves, ...points])]
  return others.length === 0 ? first : undefined
}

/** What is odd about a link that names nothing on its board. */
function hintForLink(target: string): Hint {
  const move = parseIccs(target)
  if (move !== undefined) return hint('no-piece-at', { point: formatPoint(fromOf(move)) })
  const near = withoutOneSign(target)
  if (near !== undefined) return hint('did-you-mean', { word: `#${near}` })
  return /^[a-z0-9-]{1,4}$/i.test(target) ? hint('point-form') : hint('use-points', { moves: '#e4f6' })
}

function boardLink(
  target: string,
  children: readonly Inline[],
  place: Place,
  context: ProseContext,
): Inline | undefined {
  const { board, problems } = context
  if (!board) return problems.add(place, 'link-without-board', { target })
  return (
    boardInline(board, target, children) ??
    problems.add(place, 'link-target', { target: `#${target}` }, hintForLink(target))
  )
}

/** A link as an inline value; undefined, with a problem, where it leads nowhere that a lesson may lead. */
export function linkInline(
  url: string,
  children: readonly Inline[],
  place: Place,
  context: ProseContext,
): Inline | undefined {
  const { problems, lessons } = context
  const href = url.trim()
  if (href.startsWith('#')) return boardLink(decoded(href.slice(1)), children, place, context)
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return { type: 'link', href, children }
  if (scheme !== undefined) return problems.add(place, 'link-scheme', { scheme })
  const id = href.replace(/^(?:\.\/)?|\/$/g, '')
  if (!LESSON_ID.test(id)) return problems.add(place, 'link-target', { target: href })
  if (lessons && !lessons.has(id)) return problems.add(place, 'lesson-unknown', { id })
  return { type: 'lesson', id, children }
}

/** An image's path: relative, below the lesson's own folder. */
export function isImagePath(url: string): boolean {
  const path = decoded(url)
  return /^[^\s\\/:?#][^\\:?#]*$/.test(path) && !path.split('/').includes('..') && !path.startsWith('//')
}
