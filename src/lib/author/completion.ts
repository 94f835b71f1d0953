import {
  BLOCK_KEYS,
  BLOCK_NAMES,
  type BlockKey,
  FRONT_MATTER_KEYS,
  VERSE_KEYS,
  type Vocabulary,
} from '../lesson/vocabulary'
import { isChinese, isContinuation, keyLinesOf, keyOf } from './key-lines'
import { blockAt, type BlockRange, outlineOf, type TextPlace } from './outline'
import { type Completion, type Completions, type Spot, wordStart } from './spot'
import { movesFor } from './move-completion'
import { valuesFor } from './value-completion'

function keysOf<T extends string>(
  vocabulary: Vocabulary<T>,
  taken: ReadonlySet<string | undefined>,
  kind: Completion['kind'],
  { text }: Spot,
  colon: string,
): Completion[] {
  const free = vocabulary.words().filter((key) => !taken.has(key))
  return free.map((key) => {
    const label = vocabulary.nameOf(key, text)
    return { label, text: `${label}${colon}`, kind, word: key }
  })
}

const colonFor = (text: string): string => (isChinese(text) ? '：' : ': ')

/** Keys that may stand several times. */
const REPEATED: ReadonlySet<BlockKey> = new Set<BlockKey>(['wrong', 'ok', 'marks', 'answer', 'explain'])

function inBoardBlock(spot: Spot, block: BlockRange): Completions | undefined {
  const { outline, place, before } = spot
  const keys = keyLinesOf(outline, block)
  const current = keys.find(({ from, to }) => from <= place.line && place.line <= to)
  const isValue = isContinuation(before) || (keyOf(before) !== undefined && current !== undefined)
  if (!isValue) {
    const taken = new Set(keys.map(({ key }) => key).filter((key) => key === undefined || !REPEATED.has(key)))
    return { from: wordStart(before), options: keysOf(BLOCK_KEYS, taken, 'key', spot, colonFor(spot.text)) }
  }
  if (current?.key === undefined) return undefined
  return movesFor(spot, block, current) ?? valuesFor(spot, current)
}

function inVerseBlock(spot: Spot, block: BlockRange): Completions | undefined {
  if (keyOf(spot.before)) return undefined
  const taken = new Set(keyLinesOf(spot.outline, block).map(({ name }) => VERSE_KEYS.find(name)))
  return { from: wordStart(spot.before), options: keysOf(VERSE_KEYS, taken, 'verse-key', spot, colonFor(spot.text)) }
}

function inFrontMatter(spot: Spot): Completions | undefined {
  const { outline, before } = spot
  if (keyOf(before)) return undefined
  const lines = outline.lines.slice(1, outline.frontMatter?.to)
  const taken = new Set(lines.map((line) => FRONT_MATTER_KEYS.find(keyOf(line)?.name ?? '')))
  return { from: wordStart(before), options: keysOf(FRONT_MATTER_KEYS, taken, 'front-matter', spot, ': ') }
}

/** After an opening fence: what block it is. */
function inFence({ before }: Spot): Completions | undefined {
  const fence = /^ {0,3}(?:`{3,}|~{3,})\s*/.exec(before)?.[0]
  if (fence === undefined) return undefined
  const options = BLOCK_NAMES.words().map((name): Completion => ({ label: name, kind: 'block', word: name }))
  return { from: fence.length + 1, options }
}

/**
 * What could stand at a place of the text: keys, tasks, values, and legal moves in the author's own notation; undefined
 * where anything may stand. Words follow the language of the text.
 */
export function completionsAt(text: string, place: TextPlace): Completions | undefined {
  const outline = outlineOf(text)
  const before = (outline.lines[place.line - 1] ?? '').slice(0, place.column - 1)
  const spot: Spot = { outline, place, before, text }
  const { frontMatter } = outline
  if (frontMatter && place.line < frontMatter.to) return place.line === 1 ? undefined : inFrontMatter(spot)
  const block = blockAt(outline, place.line)
  if (block?.from === place.line) return inFence(spot)
  if (!block || (block.isClosed && block.to === place.line)) return undefined
  if (block.name === 'verse') return inVerseBlock(spot, block)
  return block.name === 'xiangqi' ? inBoardBlock(spot, block) : undefined
}
