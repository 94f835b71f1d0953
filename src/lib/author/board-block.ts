import { parseFen } from '../notation'
import type { Position } from '../rules'
import { compile } from '../lesson'
import type { ReadMove } from '../lesson/problems'
import type { Board } from '../lesson/types'
import { type BlockKey, BLOCK_KEYS } from '../lesson/vocabulary'
import { keyLinesOf } from './key-lines'
import { type BlockRange, boardBlockFor, type Outline, outlineOf } from './outline'

/** What makes a block's position: everything else may be half written. */
const POSITION_KEYS: ReadonlySet<BlockKey> = new Set<BlockKey>(['position', 'before', 'illustration', 'side', 'flip'])

/** The text up to a block, and of the block only what its position comes from, with `extra` lines behind it. */
function cutAt(outline: Outline, block: BlockRange, upTo: number, extra: readonly string[]): string {
  const kept = keyLinesOf(outline, block).filter(
    ({ key, to }) => key !== undefined && POSITION_KEYS.has(key) && to < upTo,
  )
  const lines = kept.flatMap(({ from, to }) => outline.lines.slice(from - 1, to))
  return [...outline.lines.slice(0, block.from), ...lines, ...extra, '```'].join('\n')
}

export interface Cut {
  readonly board: Board | undefined
  readonly position: Position | undefined
  /** The moves read in the extra lines. */
  readonly moves: readonly ReadMove[]
}

/** Compiles the text as far as a block's board, without solving anything. */
export function compileCut(
  outline: Outline,
  block: BlockRange,
  upTo = block.to + 1,
  extra: readonly string[] = [],
): Cut {
  const text = cutAt(outline, block, upTo, extra)
  const first = text.split('\n').length - extra.length
  const { lesson, moves } = compile(text, { budget: 0 })
  const board = lesson?.steps.at(-1)?.board
  const parsed = board && parseFen(board.fen)
  return {
    board,
    position: parsed?.ok === true ? parsed.value : undefined,
    moves: moves.filter(({ text: { place } }) => place.line >= first),
  }
}

/** The board of the block under the cursor. */
export interface BoardBlock {
  /** After the moves of 前着. */
  readonly fen: string
  readonly flipped: boolean
  /** What the block asks for; nothing where no task is named. */
  readonly task: string | undefined
}

/** The board of the block that a cursor means; undefined where there is none, or its position cannot be read. */
export function boardBlockAt(text: string, line: number): BoardBlock | undefined {
  const outline = outlineOf(text)
  const block = boardBlockFor(outline, line)
  if (!block) return undefined
  const { board } = compileCut(outline, block)
  const task = keyLinesOf(outline, block).find(({ name }) => BLOCK_KEYS.find(name) === 'task')?.value
  return board && { fen: board.fen, flipped: board.flipped, task }
}
