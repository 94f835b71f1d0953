import { BLOCK_NAMES } from '../lesson/vocabulary'

/** A place in a lesson's text: both count from 1, the column in UTF-16 units. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Lines of the text, both included, counted from 1. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** A fenced block: `from` and `to` are its fences' lines; where it is not closed it goes on to the text's end. */
export interface BlockRange extends LineRange {
  readonly name: 'xiangqi' | 'verse' | undefined
  readonly isClosed: boolean
}

/** Where a lesson's parts stand. */
export interface Outline {
  readonly lines: readonly string[]
  /** With its two `---` lines. */
  readonly frontMatter: LineRange | undefined
  /** Each from its `##` heading to the line before the next one. */
  readonly steps: readonly LineRange[]
  readonly blocks: readonly BlockRange[]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^`]*)$/

function frontMatterOf(lines: readonly string[]): LineRange | undefined {
  if (lines[0]?.replace(/^\uFEFF/, '').trimEnd() !== '---') return undefined
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---')
  return end < 0 ? undefined : { from: 1, to: end + 1 }
}

interface OpenFence {
  readonly from: number
  readonly fence: string
  readonly name: string
}

const closes = (line: string, { fence }: OpenFence): boolean => {
  const found = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1]
  return found?.startsWith(fence) ?? false
}

function blocksOf(lines: readonly string[], first: number): BlockRange[] {
  const blocks: BlockRange[] = []
  let open: OpenFence | undefined
  const close = (to: number, isClosed: boolean): void => {
    if (open) blocks.push({ from: open.from, to, isClosed, name: BLOCK_NAMES.find(open.name) })
    open = undefined
  }
  lines.forEach((line, i) => {
    if (i < first) return
    if (open && closes(line, open)) close(i + 1, true)
    else if (!open) {
      const [, fence, name = ''] = FENCE.exec(line) ?? []
      if (fence !== undefined) open = { from: i + 1, fence, name: name.trim() }
    }
  })
  close(lines.length, false)
  return blocks
}

function stepsOf(lines: readonly string[], first: number, blocks: readonly BlockRange[]): LineRange[] {
  const isInside = (line: number): boolean => blocks.some(({ from, to }) => from <= line && line <= to)
  const starts = lines.flatMap((line, i) => (i >= first && /^ {0,3}##\s/.test(line) && !isInside(i + 1) ? [i + 1] : []))
  return starts.map((from, i) => ({ from, to: (starts[i + 1] ?? lines.length + 1) - 1 }))
}

/** Finds a lesson's parts by their lines alone: cheap enough for every key that is pressed, however long the text is. */
export function outlineOf(text: string): Outline {
  const lines = text.split(/\r\n|\r|\n/)
  const frontMatter = frontMatterOf(lines)
  const first = frontMatter?.to ?? 0
  const blocks = blocksOf(lines, first)
  return { lines, frontMatter, blocks, steps: stepsOf(lines, first, blocks) }
}

const holds =
  (line: number) =>
  ({ from, to }: LineRange): boolean =>
    from <= line && line <= to

/** The block in which a line stands, its fences included. */
export const blockAt = ({ blocks }: Outline, line: number): BlockRange | undefined => blocks.find(holds(line))

/**
 * The board block that a cursor means: the one in which it stands, else the one of its step (a step has one at most).
 */
export function boardBlockFor(outline: Outline, line: number): BlockRange | undefined {
  const inside = blockAt(outline, line)
  if (inside) return inside.name === 'xiangqi' ? inside : undefined
  const step = outline.steps.find(holds(line))
  return step && outline.blocks.find(({ name, from }) => name === 'xiangqi' && holds(from)(step))
}

/** The index of the step in which a line stands; 0 before the first heading, −1 in a text without steps. */
export function stepAt({ steps }: Outline, line: number): number {
  const found = steps.findIndex(holds(line))
  return found < 0 ? Math.min(0, steps.length - 1) : found
}
