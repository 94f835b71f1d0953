import { isInCheck, legalMoves, otherSide, type Position, type Side } from '../rules'
import { formatIccs, parseIccs } from '../notation'
import { isSafeMove, WITHIN_MAX } from '../solver'
import type { XiangqiBlock } from './block'
import { BY_MOVES } from './by-moves'
import { afford, type LessonContext } from './context'
import { checkDuel, readDuelReplies } from './duel-check'
import { readLegalMove } from './moves'
import type { DuelTask } from './duel'
import { hint } from './problems'
import type { Place } from './source-text'
import { type Answers, type Solutions, type Solvable, solutionsOf, winsOf } from './solutions'
import type { MoveText, Task, TaskKind } from './types'

/* Every exercise is solved by the core before a learner meets it. */

/** What the checks of one exercise ask about. */
interface Exercise {
  readonly task: Task
  readonly position: Position
  readonly block: XiangqiBlock
  readonly context: LessonContext
  /** Where the task is named. */
  readonly place: Place
  readonly name: string
}

/** Tasks whose right answers the author writes. */
const WRITTEN: ReadonlySet<TaskKind> = new Set<TaskKind>(['tap', 'play', 'line', 'read'])
const WITHOUT_MOVES: ReadonlySet<TaskKind> = new Set<TaskKind>(['tap', 'choose', 'setup'])

/** The sides whose generals a task is about. */
function concerned(task: Task, turn: Side): readonly Side[] {
  if (task.kind === 'mate' || task.kind === 'stalemate') return ['red', 'black']
  if (task.kind === 'duel' && task.goal === 'win') return ['red', 'black']
  if (task.kind === 'check') return [otherSide(turn)]
  return task.kind === 'escape' ? [turn] : []
}

/** Whether the board has what the task needs; what it lacks is reported. */
function isFit({ task, position, block, context: { problems }, place, name }: Exercise): boolean {
  const missing = concerned(task, position.turn).filter((side) => position.generalOf(side) === undefined)
  if (missing.length > 0) problems.add(place, 'general-needed', { task: name }, hint('missing-general'))
  const side = block.fields.nameOf('side')
  const isOthersTurn = BY_MOVES.has(task.kind) && block.board?.side !== position.turn
  if (isOthersTurn) problems.add(side?.place ?? place, 'side-not-to-move', { side: position.turn })
  const needsCheck = task.kind === 'escape' && missing.length === 0 && !isInCheck(position)
  if (needsCheck) problems.add(place, 'not-in-check', {})
  const isTooLong = (task.kind === 'mate' || task.kind === 'stalemate') && task.within > WITHIN_MAX
  if (isTooLong) problems.add(place, 'mate-too-long', { max: WITHIN_MAX })
  return missing.length === 0 && !isOthersTurn && !needsCheck && !isTooLong
}

/** Roughly how many positions the core looks at to solve the task. */
function costOf(position: Position, task: Task): number {
  const moves = legalMoves(position).length
  if (task.kind === 'mate' || task.kind === 'stalemate') return moves ** task.within / 6
  if (task.kind === 'safe') return moves * 100
  return task.kind === 'capture' && task.role === undefined ? moves * 20 : moves
}

/** The winning moves; one that wins sooner than is said is a problem. */
function winningMoves(exercise: Exercise, task: Task & { kind: 'mate' | 'stalemate' }): Solutions {
  const { position, context, place } = exercise
  const wins = winsOf(position, task)
  const shortest = wins[0]?.in ?? task.within
  if (shortest < task.within) context.problems.add(place, 'mate-shorter', { within: task.within, shortest })
  return { count: wins.length, answers: { kind: 'moves', moves: wins.map(({ move }) => formatIccs(move)) } }
}

/** The right answers, where the core can afford to look for them; none at all is a problem. */
function solve(exercise: Exercise, step: Solvable): Answers | undefined {
  const { task, position, block, context, place, name } = exercise
  // Collecting has been solved for its par.
  if (!isFit(exercise) || task.kind === 'collect' || block.isTaskUnread) return undefined
  if (!afford(context.budget, costOf(position, task))) {
    context.problems.add(place, 'not-checked', { task: name })
    return undefined
  }
  const isKill = task.kind === 'mate' || task.kind === 'stalemate'
  const solutions = isKill ? winningMoves(exercise, task) : solutionsOf(step)
  const isJudgedByCore = !['tap', 'targets', 'play', 'line', 'judge', 'choose', 'setup'].includes(task.kind)
  if (solutions?.count === 0 && isJudgedByCore) context.problems.add(place, 'no-answer', { task: name })
  // Where nothing can be done wrong nothing is learnt.
  const isIdle = task.kind === 'safe' && solutions?.count === legalMoves(position).length && solutions.count > 0
  if (isIdle) context.problems.add(place, 'every-move-right', { task: name })
  return solutions?.answers
}

function isRight(answers: Answers, on: object): boolean {
  if ('point' in on) return answers.kind === 'points' && answers.points.some((point) => point === on.point)
  if (!('move' in on)) return false
  if (answers.kind === 'moves') return answers.moves.some((move) => move === on.move)
  return answers.kind === 'lines' && answers.lines.some(([first]) => first === on.move)
}

/** 错 or 也行 said of an answer that is right. On a point of a setup it is said to the wrong piece. */
function checkComments({ task, block, context: { problems } }: Exercise, answers: Answers): void {
  if (task.kind === 'setup') return
  for (const { comment, place } of [...block.wrong, ...block.fine]) {
    const { on } = comment
    if (on !== 'else' && isRight(answers, on)) {
      const text = 'move' in on ? on.move : on.point
      problems.add(place, 'wrong-is-right', { text }, hint(WRITTEN.has(task.kind) ? 'keep-one' : 'take-out'))
    }
  }
}

/** Warns of a 走 that answers a good move with nothing of its author's. */
function checkElse({ task, position, block, context, place }: Exercise): void {
  const said = [...block.wrong, ...block.fine].map(({ comment: { on } }) => on)
  if (task.kind !== 'play' || said.includes('else')) return
  const named = new Set([...task.answers, ...said.map((on) => (typeof on === 'object' && 'move' in on ? on.move : ''))])
  const others = legalMoves(position).filter((move) => !named.has(formatIccs(move)))
  const sound = others.find((move) => afford(context.budget, 100) && isSafeMove(position, move))
  if (sound !== undefined) context.problems.add(place, 'else-wanted', { move: formatIccs(sound) }, hint('add-else'))
}

/** The author's replies: the first answers the first right move and is checked there, later ones stand as points. */
function readReplies({ position, block, context }: Exercise, answers: Answers | undefined): MoveText[] {
  const text = block.fields.joined('reply')
  const first = answers?.kind === 'moves' ? answers.moves[0] : undefined
  const [move] = first === undefined ? [] : legalMoves(position).filter((legal) => formatIccs(legal) === first)
  const [reply, ...later] = text?.items() ?? []
  if (!reply || move === undefined) return []
  const read = readLegalMove(position.play(move), reply, context.problems)
  const others = later.map((item) => parseIccs(item.text) ?? readLegalMove(position.play(move), item, context.problems))
  return [read, ...others].filter((found) => found !== undefined).map(formatIccs)
}

/** A duel has no right move: one way to its goal is looked for, against the replies that its author wants. */
function checkDuelExercise(exercise: Exercise, task: DuelTask): MoveText[] {
  const { position, block, context } = exercise
  const replies = readDuelReplies(position, block.fields.joined('reply'), context)
  const moves = isFit(exercise) && !block.isTaskUnread ? checkDuel(position, task, replies, exercise) : undefined
  if (moves) checkComments(exercise, { kind: 'lines', lines: [moves.map(formatIccs)], alternating: true })
  return replies
}

/** Checks the step's exercise and reports what does not come out. Gives the replies that its author wants. */
export function checkExercise(step: Solvable, block: XiangqiBlock, context: LessonContext): MoveText[] {
  const { fields, head, position } = block
  const { task } = step
  const show = fields.nameOf('show')
  if (!task || task.kind === 'watch' || task.kind === 'choose' || !position) return []
  const place = head?.name.place ?? { line: 1, column: 1 }
  if (show) context.problems.add(show.place, 'show-in-exercise')
  const illustration = block.board?.illustration === true ? fields.nameOf('illustration') : undefined
  if (illustration && !WITHOUT_MOVES.has(task.kind)) context.problems.add(illustration.place, 'illustration-task')
  if (!block.isPlayable) return []
  const exercise: Exercise = { task, position, block, context, place, name: head?.name.text ?? task.kind }
  if (task.kind === 'duel') return checkDuelExercise(exercise, task)
  const answers = solve(exercise, step)
  if (answers) checkComments(exercise, answers)
  if (answers) checkElse(exercise)
  return readReplies(exercise, answers)
}
