import type { Block, Inline, LessonMark, LineMove, Step } from '../lesson/types'

/* Whether a step's words still hold when left and right have changed places. */

/** Left and right, clockwise or not; a file by its number; a move or a point in plain notation. */
const SIDED = [
  /[左右]|[顺順逆][时時]针|[顺順逆][时時]針/,
  /[一二三四五六七八九\d]\s*[路线線]|第\s*[一二三四五六七八九\d]+\s*[条條列竖豎]/,
  /[一二三四五六七八九\d][进進退平]|[进進退平][一二三四五六七八九\d]/,
  /\b(?:left|right|files?|clockwise|counterclockwise|notation)\b/i,
  /\b[a-i][0-9](?:\b|[a-i][0-9])/i,
  /\b[KGAEBHNRCPS][+\-=1-9][+\-=.1-9]?\d?\b/,
]

const isSided = (text: string): boolean => SIDED.some((pattern) => pattern.test(text))

/** What is read as it is written; points and moves without words of their own are named by the app, as they then are. */
function inlineTexts(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline): string[] => {
    if ('text' in inline) return [inline.text]
    return 'children' in inline && inline.children ? inlineTexts(inline.children) : []
  })
}

function blockTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'paragraph':
        return [inlineTexts(block.children).join('')]
      case 'quote':
        return blockTexts(block.children)
      case 'list':
        return block.items.flatMap(blockTexts)
      case 'table':
        return block.rows.flat().map((cell) => inlineTexts(cell).join(''))
      // A picture cannot be turned over.
      case 'image':
        return ['left']
    }
  })
}

const markTexts = (marks: readonly LessonMark[]): string[] =>
  marks.flatMap((mark) => (mark.type === 'words' ? [mark.text] : []))

/** What the author wrote into a line of moves. */
const lineTexts = (line: readonly LineMove[]): string[] =>
  line.flatMap(({ comment = '', variations }) => [comment, ...variations.flatMap(lineTexts)])

/** Whether any word of the step tells its sides apart. A word too many counts: the step is then shown as it was. */
export function hasSidedWords(step: Step): boolean {
  const { title, prose, hints, wrong, fine, explain, after, board, task } = step
  const said = [title, explain, ...[...wrong, ...fine].map(({ text }) => text)].map((text) =>
    inlineTexts(text).join(''),
  )
  const written = blockTexts([...prose, ...hints.flat(), ...after])
  const drawn = board ? markTexts([...board.marks, ...board.hintMarks]) : []
  const lines = task && 'line' in task ? lineTexts(task.line) : []
  return [...said, ...written, ...drawn, ...lines].some(isSided)
}
