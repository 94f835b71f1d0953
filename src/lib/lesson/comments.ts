import { formatIccs, formatPoint, parseIccs, parseMove, parsePoint } from '../notation'
import { explain, type Position } from '../rules'
import type { ProseContext } from './links'
import { findMove, readAnyMove } from './moves'
import { findPoint } from './points'
import { hint } from './problems'
import { readInlines } from './prose'
import type { Place, SourceText } from './source-text'
import type { Comment, TaskKind } from './types'
import { ELSE_WORDS, hasHan } from './vocabulary'

const ELSE = new RegExp(String.raw`^(?:${ELSE_WORDS.pattern()})(?![a-z])[\s:：，,]*`, 'i')
const TARGET = /^([^\s:：]+)[\s:：]*/

type Target = Comment['on']

const TAPPED: ReadonlySet<TaskKind | undefined> = new Set(['tap', 'targets'])

/** What one item before the words names: a point where points are tapped, else a move, legal or not. */
function readTarget(
  item: SourceText,
  position: Position,
  kind: TaskKind | undefined,
  context: ProseContext,
): Target | undefined {
  const point = findPoint(position, item.text)
  if (TAPPED.has(kind) && point !== undefined) return { point: formatPoint(point) }
  const found = findMove(position, item.text)
  if (found) {
    context.problems.moves.push({ text: item, ...found })
    return { move: formatIccs(found.move) }
  }
  if (point !== undefined) return { point: formatPoint(point) }
  if (TAPPED.has(kind)) return context.problems.add(item.place, 'point-unreadable', { text: item.text.slice(0, 20) })
  readAnyMove(position, item, context.problems)
  return undefined
}

/** Whether an item names a point or a move. */
const isTarget = (position: Position, text: string): boolean =>
  findPoint(position, text) !== undefined || findMove(position, text) !== undefined

/** No name of a point, a piece or a move has more signs. */
const TARGET_MAX = 16

/** The longest target that a text goes on from without a blank; 车 begins a move too, and names a piece only where points are. */
function targetIn(position: Position, text: string, kind: TaskKind | undefined): string | undefined {
  const signs = [...text.slice(0, TARGET_MAX)]
  const starts = signs.map((_, i) => signs.slice(0, signs.length - i).join('')).filter((start) => start !== text)
  const names = (start: string): boolean =>
    parsePoint(start) !== undefined || (TAPPED.has(kind) ? isTarget(position, start) : !!findMove(position, start))
  // A letter or a digit more makes another move of it, and no words.
  return starts.find((start) => names(start) && !/^[a-z0-9+=.-]/i.test(text.slice(start.length)))
}

/** What the words are joined to without a blank; undefined where every item can be read, or nothing in them. */
function joinedTarget(
  items: readonly SourceText[],
  hasWords: boolean,
  position: Position,
  kind: TaskKind | undefined,
): string | undefined {
  const at = items.findIndex(({ text }) => !isTarget(position, text))
  const unread = items[at]
  if (!unread || ELSE_WORDS.find(unread.text)) return undefined
  const parsed = parseMove(position, unread.text)
  // Behind a comma stand words, and no move that is only wrong.
  const isProse =
    hasHan(unread.text) && !/[进進退平]/.test(unread.text) && !parsed.ok && parsed.error.code === 'unreadable'
  return targetIn(position, unread.text, kind) ?? (hasWords || !isProse ? undefined : items[at - 1]?.text)
}

/** A comment and where it stands in the file. */
export interface PlacedComment {
  readonly comment: Comment
  readonly place: Place
}

function readComment(
  value: SourceText,
  position: Position,
  kind: TaskKind | undefined,
  context: ProseContext,
): PlacedComment[] {
  const otherwise = ELSE.exec(value.text)
  const head = otherwise ?? TARGET.exec(value.text)
  const words = value.slice(head?.[0].length ?? 0).trim()
  const items = otherwise ? [] : value.slice(0, head?.[1]?.length ?? 0).items()
  const joined = joinedTarget(items, words.text !== '', position, kind)
  if (joined !== undefined) {
    context.problems.add(value.place, 'wrong-joined', { text: joined }, hint('blank-after', { text: joined }))
    return []
  }
  if (words.text === '') context.problems.add(value.place, 'wrong-without-words', { text: value.text.slice(0, 20) })
  const text = readInlines(words, context)
  if (otherwise) return [{ comment: { on: 'else', text }, place: value.place }]
  return items.flatMap((item) => {
    const on = readTarget(item, position, kind, context)
    return on ? [{ comment: { on, text }, place: item.place }] : []
  })
}

/** 也行 of a move that may not be played: nobody could be praised for it. */
export function checkFine(fine: readonly PlacedComment[], position: Position, { problems }: ProseContext): void {
  for (const { comment, place } of fine) {
    const { on } = comment
    const move = typeof on === 'object' && 'move' in on ? parseIccs(on.move) : undefined
    const explanation = move === undefined ? undefined : explain(position, move)
    if (!explanation || explanation.legal) continue
    const [{ code, causes }] = explanation.reasons
    const text = move === undefined ? '' : formatIccs(move)
    problems.add(place, 'move-illegal', { text }, hint(code, { points: causes.map(formatPoint).join(' ') }))
  }
}

/** What the author says to a move, to a point, or to everything else. */
export const readComments = (
  values: readonly SourceText[],
  position: Position,
  kind: TaskKind | undefined,
  context: ProseContext,
): PlacedComment[] => values.flatMap((value) => readComment(value, position, kind, context))
