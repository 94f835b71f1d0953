import { BLOCK_KEYS, type BlockKey, hasHan } from '../lesson/vocabulary'
import type { BlockRange, LineRange, Outline } from './outline'

/** A key of a block with its value, and the lines on which they stand. */
export interface KeyLines extends LineRange {
  readonly key: BlockKey | undefined
  /** As the author wrote it. */
  readonly name: string
  /** Its lines as one text. */
  readonly value: string
}

const KEY = /^\s*([^\s:：|]{1,20})\s*[:：]\s*/

/** The key that a line of a block begins with, and where its value begins (a column counted from 1). */
export function keyOf(line: string): { readonly name: string; readonly valueColumn: number } | undefined {
  const [whole = '', name] = KEY.exec(line) ?? []
  return name === undefined ? undefined : { name, valueColumn: whole.length + 1 }
}

export const isContinuation = (line: string): boolean => /^(?: {2}|\t|\u3000)/.test(line)

/** The keys of a block, in order. */
export function keyLinesOf({ lines }: Outline, block: BlockRange): KeyLines[] {
  const found: KeyLines[] = []
  const last = block.isClosed ? block.to - 1 : block.to
  for (let line = block.from + 1; line <= last; line++) {
    const text = lines[line - 1] ?? ''
    const before = found.at(-1)
    const key = keyOf(text)
    if (isContinuation(text) && before)
      found[found.length - 1] = { ...before, to: line, value: `${before.value}\n${text.trim()}` }
    else if (key) {
      const value = text.slice(key.valueColumn - 1).trimEnd()
      found.push({ key: BLOCK_KEYS.find(key.name), name: key.name, value, from: line, to: line })
    }
  }
  return found
}

/** Whether an author writes Chinese: the keys that are proposed follow. */
export const isChinese = (text: string): boolean => hasHan(text)
