import { formatMove, parseFen, parseIccs } from '../notation'
import type {
  Block,
  Board,
  Comment,
  Inline,
  LessonMark,
  LineMove,
  Step,
  Task,
  TaskKind,
  WrittenMove,
} from '../lesson/types'
import { hasSidedWords } from './step-words'
import { type View, viewFen, viewText } from './view'

/* A lesson's exercise in the mirror: the same words, and all that they point at on the other wing. */

/** Tasks whose answers have no place on the board, or whose words have: those are asked as they were. */
const UNVIEWED: ReadonlySet<TaskKind> = new Set(['choose', 'read', 'write', 'recite', 'setup', 'duel', 'watch'])

type InlineMove = Inline & { type: 'move' }

/** The move as it is written from `fen`, in that script; `like` where it cannot be. */
function writtenIn({ fen, move: text }: InlineMove, like: WrittenMove, script: 'hans' | 'hant'): WrittenMove {
  const [position, move] = [parseFen(fen), parseIccs(text)]
  if (!position.ok || move === undefined) return like
  return {
    chinese: formatMove(position.value, move, 'chinese', script),
    wxf: formatMove(position.value, move, 'wxf', script),
  }
}

function viewMoveInline(inline: InlineMove, view: View): InlineMove {
  const { written, children } = inline
  const seen: InlineMove = {
    ...inline,
    fen: viewFen(inline.fen, view),
    move: viewText(inline.move, view),
    ...(children && { children: viewInlines(children, view) }),
  }
  if (!written) return seen
  const script = writtenIn(inline, written, 'hans').chinese === written.chinese ? 'hans' : 'hant'
  return { ...seen, written: writtenIn(seen, written, script) }
}

function viewInline(inline: Inline, view: View): Inline {
  switch (inline.type) {
    case 'point': {
      const children = inline.children && { children: viewInlines(inline.children, view) }
      return { ...inline, ...children, point: viewText(inline.point, view) }
    }
    case 'move':
      return viewMoveInline(inline, view)
    case 'strong':
    case 'emphasis':
    case 'lesson':
    case 'link':
      return { ...inline, children: viewInlines(inline.children, view) }
    default:
      return inline
  }
}

const viewInlines = (inlines: readonly Inline[], view: View): Inline[] =>
  inlines.map((inline) => viewInline(inline, view))

const viewBlocks = (blocks: readonly Block[], view: View): Block[] => blocks.map((block) => viewBlock(block, view))

function viewBlock(block: Block, view: View): Block {
  switch (block.type) {
    case 'paragraph':
      return { ...block, children: viewInlines(block.children, view) }
    case 'quote':
      return { ...block, children: viewBlocks(block.children, view) }
    case 'list':
      return { ...block, items: block.items.map((item) => viewBlocks(item, view)) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => viewInlines(cell, view))) }
    case 'image':
      return block
  }
}

const viewMark = (mark: LessonMark, view: View): LessonMark =>
  mark.type === 'arrow' ? { ...mark, move: viewText(mark.move, view) } : { ...mark, at: viewText(mark.at, view) }

const viewBoard = (board: Board, view: View): Board => ({
  ...board,
  fen: viewFen(board.fen, view),
  marks: board.marks.map((mark) => viewMark(mark, view)),
  hintMarks: board.hintMarks.map((mark) => viewMark(mark, view)),
  ...(board.show !== undefined && { show: viewText(board.show, view) }),
})

const viewLine = (line: readonly LineMove[], view: View): LineMove[] =>
  line.map((each) => ({
    ...each,
    move: viewText(each.move, view),
    variations: each.variations.map((variation) => viewLine(variation, view)),
  }))

const viewComment = ({ on, text }: Comment, view: View): Comment => {
  const said = viewInlines(text, view)
  if (on === 'else') return { on, text: said }
  return { on: 'move' in on ? { move: viewText(on.move, view) } : { point: viewText(on.point, view) }, text: said }
}

function viewTask(task: Task, view: View): Task {
  const texts = (all: readonly string[]): string[] => all.map((text) => viewText(text, view))
  switch (task.kind) {
    case 'tap':
      return { ...task, points: texts(task.points) }
    case 'targets':
      return { ...task, from: viewText(task.from, view), points: texts(task.points) }
    case 'play':
      return { ...task, answers: texts(task.answers) }
    case 'line':
      return { ...task, line: viewLine(task.line, view) }
    case 'collect':
      return { ...task, piece: viewText(task.piece, view), points: texts(task.points) }
    case 'judge':
      return { ...task, moves: task.moves.map((judged) => ({ ...judged, move: viewText(judged.move, view) })) }
    default:
      return task
  }
}

/**
 * The exercise as it is seen in the view; undefined where it cannot be: its words tell left from right or name colours,
 * or it is no matter of the board.
 */
export function viewStep(step: Step, view: View): Step | undefined {
  const { board, task } = step
  if (!view.mirrored && !view.swapped) return step
  if (view.swapped || !board || !task || step.verse || UNVIEWED.has(task.kind) || hasSidedWords(step)) return undefined
  return {
    ...step,
    title: viewInlines(step.title, view),
    prose: viewBlocks(step.prose, view),
    board: viewBoard(board, view),
    task: viewTask(task, view),
    hints: step.hints.map((hint) => viewBlocks(hint, view)),
    wrong: step.wrong.map((comment) => viewComment(comment, view)),
    fine: step.fine.map((comment) => viewComment(comment, view)),
    replies: step.replies.map((reply) => viewText(reply, view)),
    explain: viewInlines(step.explain, view),
    after: viewBlocks(step.after, view),
  }
}
