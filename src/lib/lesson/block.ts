import { parseIccs } from '../notation'
import type { Position } from '../rules'
import { readBoard, readStart } from './board'
import { checkFine, type PlacedComment, readComments } from './comments'
import type { LessonContext } from './context'
import { type Fields, readFields, reportOthers } from './fields'
import type { ProseContext } from './links'
import { afterLine } from './move-line'
import type { LastBoard } from './positions'
import { hint } from './problems'
import { readInlines } from './prose'
import type { SourceText } from './source-text'
import { readTaskHead, type TaskHead } from './task-head'
import { readTask, reportUnusedKeys } from './tasks'
import type { Board, Inline, Task } from './types'
import { BLOCK_KEYS, type BlockKey } from './vocabulary'

type Keys = Fields<BlockKey>

/** What a block has on its board: nothing where its position cannot be read. */
interface Played {
  readonly position?: Position
  readonly board?: Board
  readonly task?: Task
  readonly wrong: readonly PlacedComment[]
  readonly fine: readonly PlacedComment[]
  /** A word or a number of the task could not be read: what is right cannot be known. */
  readonly isTaskUnread: boolean
}

/** What a `xiangqi` block holds. */
export interface XiangqiBlock extends Played {
  readonly fields: Keys
  readonly head: TaskHead | undefined
  readonly id: SourceText | undefined
  /** A game could reach its position. */
  readonly isPlayable: boolean
  readonly explain: readonly Inline[]
}

/** The task's name; moves without a task are there to be watched. */
function readHead(fields: Keys, { problems }: LessonContext): TaskHead | undefined {
  const text = fields.single('task')
  const head = text && readTaskHead(text, problems)
  if (head?.word === 'recite') return problems.add(head.name.place, 'recite-without-verse', { task: head.name.text })
  if (text) return head
  const moves = fields.nameOf('moves')
  if (!moves || fields.has('task')) return undefined
  return { word: 'watch', name: moves, rest: moves.slice(moves.text.length) }
}

/** The board that a later step may go on from: after the moves of the block, else after its first answer, or the move that it writes. */
function readAfter(position: Position, task: Task | undefined): LastBoard {
  if (task && 'line' in task) return { start: position, after: afterLine(position, task.line) }
  const text = task?.kind === 'play' ? task.answers[0] : task && 'move' in task ? task.move : undefined
  const first = text === undefined ? undefined : parseIccs(text)
  return { start: position, after: first === undefined ? undefined : position.play(first) }
}

function reportMissingPosition(fields: Keys, head: TaskHead | undefined, { problems }: LessonContext): void {
  if (fields.has('position') || head?.word === 'choose') return
  const name = head?.name ?? fields.keys().find(({ key }) => key !== 'id' && key !== 'explain')?.name
  if (name) problems.add(name.place, 'position-missing', {}, hint('position-form'))
}

/** How many words and numbers of tasks could not be read so far. */
const unreadIn = ({ problems }: LessonContext): number => problems.countOf('task-argument', 'number-unreadable')

function playOn(
  position: Position,
  fields: Keys,
  head: TaskHead | undefined,
  context: LessonContext,
  prose: ProseContext,
): Played {
  const board = readBoard(fields, position, context)
  const unread = unreadIn(context)
  const task = head && readTask({ head, fields, position, context })
  const kind = task?.kind ?? head?.word
  if (head || !fields.has('task')) reportUnusedKeys(kind, fields, context)
  context.last = readAfter(position, task)
  const fine = readComments(fields.each('ok'), position, task?.kind, prose)
  checkFine(fine, position, prose)
  return {
    position,
    board,
    ...(task && { task }),
    isTaskUnread: unreadIn(context) > unread,
    wrong: readComments(fields.each('wrong'), position, task?.kind, prose),
    fine,
  }
}

/** Reads a `xiangqi` block; every fault in it is reported, and what can be read is given. */
export function readXiangqi(lines: readonly SourceText[], context: LessonContext, prose: ProseContext): XiangqiBlock {
  const { fields, others } = readFields(lines, BLOCK_KEYS, context.problems)
  reportOthers(others, context.problems, BLOCK_KEYS)
  const head = readHead(fields, context)
  const start = readStart(fields, context)
  const position = start?.position
  const withBoard: ProseContext = position ? { ...prose, board: position } : prose
  if (!position) {
    reportMissingPosition(fields, head, context)
    if (fields.has('position')) context.last = 'broken'
  }
  const played = position
    ? playOn(position, fields, head, context, withBoard)
    : { wrong: [], fine: [], isTaskUnread: false }
  const explain = fields.joined('explain')
  return {
    fields,
    head,
    id: fields.single('id'),
    isPlayable: start?.isPlayable === true,
    ...played,
    explain: explain ? readInlines(explain, withBoard) : [],
  }
}
