import { BLOCK_KEYS, BLOCK_NAMES, type BlockKey } from '../lesson/vocabulary'
import { isChinese, keyLinesOf } from './key-lines'
import { blockAt, type BlockRange, boardBlockFor, type Outline, outlineOf } from './outline'

/** One change of the text: the lines from `from` to before `to` (counted from 1) give way to `lines`. */
export interface LineChange {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
  /** Where the cursor goes: the end of this line, as it stands after the change. */
  readonly cursor: number
}

const FIRST_KEYS: readonly BlockKey[] = ['id', 'position', 'before']

/** Keys in the order in which lessons are usually written. */
const ORDER: readonly BlockKey[] = [
  ...FIRST_KEYS,
  'marks',
  'show',
  'task',
  'moves',
  'answer',
  'within',
  'reply',
  'wrong',
  'ok',
  'explain',
]

const keyLine = (key: BlockKey, value: string, like: string): string =>
  `${BLOCK_KEYS.nameOf(key, like)}${isChinese(like) ? '：' : ': '}${value}`

/** The line before which a new key is put: behind all keys that come before it. */
function lineFor(outline: Outline, block: BlockRange, key: BlockKey): number {
  const keys = keyLinesOf(outline, block)
  const rank = ORDER.indexOf(key)
  const before = keys.filter((other) => other.key !== undefined && ORDER.indexOf(other.key) < rank)
  return Math.max(block.from, ...before.filter((other) => ORDER.includes(other.key ?? 'flip')).map(({ to }) => to)) + 1
}

/** Sets a key of the block: its lines are replaced, or a new line comes where such a key usually stands. */
export function setKey(text: string, block: BlockRange, key: BlockKey, value: string, like = text): LineChange {
  const outline = outlineOf(text)
  const found = keyLinesOf(outline, block).filter((other) => other.key === key)
  const [first] = found
  if (!first) {
    const from = lineFor(outline, block, key)
    return { from, to: from, lines: [keyLine(key, value, like)], cursor: from }
  }
  const colon = isChinese(first.name) ? '：' : ': '
  return { from: first.from, to: first.to + 1, lines: [`${first.name}${colon}${value}`], cursor: first.from }
}

const fence = (text: string, key: BlockKey, value: string): string[] => [
  '```' + (isChinese(text) && text.includes('```象棋') ? BLOCK_NAMES.nameOf('xiangqi', text) : 'xiangqi'),
  keyLine(key, value, text),
  '```',
]

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** Where a new block fits, and whether it needs a step of its own there. */
interface Room {
  /** The line that it comes below. */
  readonly below: number
  readonly isStep: boolean
}

/** Below the cursor, but in no paragraph, quote or list; a step that has a block already, or none at all, is left alone. */
function roomFor({ lines, steps, blocks }: Outline, line: number): Room {
  const step = steps.find(({ from, to }) => from <= line && line <= to)
  if (!step) return { below: lines.length, isStep: true }
  if (blocks.some(({ from }) => step.from <= from && from <= step.to)) return { below: step.to, isStep: true }
  let below = line
  while (!isBlank(lines[below - 1]) && !isBlank(lines[below])) below++
  return { below, isStep: false }
}

function newBlock(outline: Outline, line: number, key: BlockKey, value: string, like: string): LineChange {
  const { below, isStep } = roomFor(outline, line)
  const from = below + 1
  const before = isBlank(outline.lines[from - 2]) ? [] : ['']
  const after = isBlank(outline.lines[from - 1]) ? [] : ['']
  const above = [...before, ...(isStep ? [`## ${isChinese(like) ? '新的一步' : 'New step'}`, ''] : [])]
  const lines = [...above, ...fence(like, key, value), ...after]
  return { from, to: from, lines, cursor: from + above.length + 1 }
}

/** Puts a key into the board block that the cursor means, or into a new one where there is none. */
export function putKey(text: string, line: number, key: BlockKey, value: string, like = text): LineChange {
  const outline = outlineOf(text)
  const block = boardBlockFor(outline, line)
  if (block) return setKey(text, block, key, value, like)
  return newBlock(outline, line, key, value, like)
}

const applied = (text: string, { from, to, lines }: LineChange): string => {
  const all = text.split('\n')
  return [...all.slice(0, from - 1), ...lines, ...all.slice(to - 1)].join('\n')
}

/** Takes a key out of the block in which `line` stands. */
function dropKey(text: string, line: number, key: BlockKey): string {
  const outline = outlineOf(text)
  const block = blockAt(outline, line)
  if (block?.name !== 'xiangqi') return text
  const dropped = keyLinesOf(outline, block).filter((other) => other.key === key)
  return outline.lines.filter((_, i) => !dropped.some(({ from, to }) => from <= i + 1 && i + 1 <= to)).join('\n')
}

/** The text with a fence that was never closed closed at its end, unless the cursor's own board block is the open one. */
function closed(text: string, line: number): string {
  const outline = outlineOf(text)
  const open = outline.blocks.find(({ isClosed }) => !isClosed)
  if (!open || boardBlockFor(outline, line) === open) return text
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(outline.lines[open.from - 1] ?? '')?.[1] ?? '```'
  return `${text}${text.endsWith('\n') ? '' : '\n'}${fence}\n`
}

/** A board as it goes into a lesson. */
export interface BoardWrite {
  /** As it is written; undefined where the block under the cursor has that position already. */
  readonly position?: string
  /** What was recorded on it. */
  readonly moves?: { readonly key: 'moves' | 'answer'; readonly value: string }
}

/**
 * Writes a board into the block under the cursor, or into a new one below it. A position that is set stands for itself:
 * 前着 that led to the one before goes. Gives the new text, and the line for the cursor.
 */
export function putBoard(
  text: string,
  line: number,
  { position, moves }: BoardWrite,
  like = text,
): { text: string; line: number } {
  let written = { text: closed(text, line), line }
  const write = (key: BlockKey, value: string): void => {
    const change = putKey(written.text, written.line, key, value, like)
    written = { text: applied(written.text, change), line: change.cursor }
  }
  if (position !== undefined) {
    write('position', position)
    const isAbove = keyIsAbove(written.text, written.line)
    const dropped = dropKey(written.text, written.line, 'before')
    const lost = written.text.split('\n').length - dropped.split('\n').length
    written = { text: dropped, line: isAbove ? written.line - lost : written.line }
  }
  if (moves) write(moves.key, moves.value)
  return written
}

/** Whether 前着 stands above the line, so that taking it out moves the line up. */
function keyIsAbove(text: string, line: number): boolean {
  const outline = outlineOf(text)
  const block = blockAt(outline, line)
  const before = block && keyLinesOf(outline, block).find(({ key }) => key === 'before')
  return before !== undefined && before.from < line
}
