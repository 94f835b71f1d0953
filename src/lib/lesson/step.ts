import { formatFen } from '../notation'
import { readXiangqi, type XiangqiBlock } from './block'
import { checkExercise } from './checks'
import { optionsOf } from './choice'
import type { LessonContext } from './context'
import { linesOf } from './fields'
import { hintsIn } from './hints'
import type { ProseContext } from './links'
import { placeOf, type Section } from './markdown'
import { brokenOption, warnOfBareHints } from './markdown-slips'
import { blocksOf, inlinesOf, readInlines } from './prose'
import { hint } from './problems'
import { partsOf, type SectionParts } from './section-parts'
import type { Place, SourceText } from './source-text'
import type { TaskHead } from './task-head'
import { chooseTask } from './tasks'
import { type Block, type Board, type Inline, isExercise, type Step, type Task } from './types'
import { readVerse, type VerseBlock } from './verse'
import { HEADING_NUMBER } from './vocabulary'

/** A step and the id that its author gave it. */
export interface StepDraft {
  readonly step: Omit<Step, 'id'>
  readonly id: SourceText | undefined
  readonly place: Place
}

/** What the step's block, of either kind, adds to it. */
interface BlockParts extends Partial<Pick<Step, 'board' | 'verse' | 'task'>> {
  readonly id: SourceText | undefined
  readonly explain: readonly Inline[]
  readonly head?: TaskHead | undefined
  readonly xiangqi?: XiangqiBlock
  readonly prose: ProseContext
}

function titleOf({ heading }: Section, prose: ProseContext): Inline[] {
  const [first, ...others] = heading ? inlinesOf(heading.children, prose) : []
  if (first?.type !== 'text') return first ? [first, ...others] : []
  const text = first.text.replace(HEADING_NUMBER, '')
  return text === '' ? others : [{ type: 'text', text }, ...others]
}

/** The board that the verse begins on; where gaps are filled, that of the first line that has one. */
function verseBoard({ board, verse, task }: VerseBlock): Board | undefined {
  if (!board) return undefined
  const { start } = board
  const asked = task?.kind === 'recite' && task.way === 'gaps' ? verse?.lines.find(({ gaps }) => gaps)?.fen : undefined
  const fen = asked ?? formatFen(start)
  return { fen, flipped: false, side: start.turn, marks: [], hintMarks: [], illustration: false }
}

function verseParts(block: VerseBlock, context: LessonContext, prose: ProseContext): BlockParts {
  const board = verseBoard(block)
  if (block.board) context.last = block.board
  const withBoard = block.board ? { ...prose, board: block.board.start } : prose
  return {
    id: block.id,
    explain: block.explain ? readInlines(block.explain, withBoard) : [],
    ...(board && { board }),
    ...(block.verse && { verse: block.verse }),
    ...(block.task && { task: block.task }),
    head: block.head,
    prose: withBoard,
  }
}

function blockParts({ block }: SectionParts, context: LessonContext, prose: ProseContext): BlockParts {
  if (!block) return { id: undefined, explain: [], prose }
  const lines = linesOf(block.node, context.fileLines)
  if (block.name === 'verse') return verseParts(readVerse(lines, context), context, prose)
  const xiangqi = readXiangqi(lines, context, prose)
  const { id, explain, board, head, task, position } = xiangqi
  const withBoard = position ? { ...prose, board: position } : prose
  return { id, explain, ...(board && { board }), ...(task && { task }), head, xiangqi, prose: withBoard }
}

/** The step's task: its block's, or the choice that stands under it. */
function taskOf(parts: SectionParts, { task, head: asked, prose }: BlockParts): Task | undefined {
  const { problems } = prose
  const broken = brokenOption([...parts.before, ...parts.after, ...(parts.choice ? [parts.choice] : [])])
  if (broken) problems.add(broken, 'option-form', {}, hint('option-form'))
  if (!parts.choice) {
    if (asked?.word === 'choose' && !broken) problems.add(asked.name.place, 'choose-without-options')
    return task
  }
  const options = optionsOf(parts.choice, prose)
  if (asked && asked.word !== 'choose') {
    problems.add(placeOf(parts.choice), 'choose-beside-task', { task: asked.name.text })
    return task
  }
  if (options.length < 2 && !broken) problems.add(placeOf(parts.choice), 'choose-without-options')
  if (!options.some(({ right }) => right) && !broken) problems.add(placeOf(parts.choice), 'choose-none-right')
  return chooseTask(options)
}

const asParagraph = (children: readonly Inline[]): Block[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }]

/** Compiles what stands under one heading. */
export function compileStep(section: Section, context: LessonContext): StepDraft {
  const { problems, definitions, lessons } = context
  const prose: ProseContext = { problems, definitions, ...(lessons && { lessons }) }
  const place = section.heading ? placeOf(section.heading) : { line: 1, column: 1 }
  const parts = partsOf(section, problems)
  const block = blockParts(parts, context, prose)
  const task = taskOf(parts, block)
  if (task && isExercise({ task })) warnOfBareHints([...parts.before, ...parts.after], problems)
  const about = section.about && context.abouts.of(section.about, prose)
  const step = { ...assemble(section, parts, block, task), ...(about && { about }) }
  const replies = block.xiangqi ? checkExercise(step, block.xiangqi, context) : []
  return { step: { ...step, replies }, id: block.id ?? parts.id, place: block.head?.name.place ?? place }
}

function assemble(section: Section, parts: SectionParts, block: BlockParts, task: Task | undefined): StepDraft['step'] {
  const { prose, xiangqi, board, verse, explain } = block
  const before = blocksOf(parts.before, prose)
  const after = blocksOf(parts.after, prose)
  // A step that is read has no success to wait for: all its words are there at once.
  const isRead = !task || !isExercise({ task })
  return {
    title: titleOf(section, prose),
    prose: isRead ? [...before, ...after, ...asParagraph(explain)] : before,
    ...(board && { board }),
    ...(verse && { verse }),
    ...(task && { task }),
    hints: parts.hints.flatMap((quote) => hintsIn(quote, prose)),
    wrong: xiangqi?.wrong.map(({ comment }) => comment) ?? [],
    fine: xiangqi?.fine.map(({ comment }) => comment) ?? [],
    replies: [],
    explain: isRead ? [] : explain,
    after: isRead ? [] : after,
  }
}
