import { formatIccs, formatPoint } from '../notation'
import { destinationsFrom, type Move, type Point, type Position } from '../rules'
import { collectTask } from './collect-task'
import type { LessonContext } from './context'
import { duelTask } from './duel-task'
import type { Fields } from './fields'
import { explainForMover } from './judging'
import { readLine } from './move-line'
import { readAnyMove, readLegalMove, readMoves } from './moves'
import { parsePieceName, readPoint, readPoints } from './points'
import type { SourceText } from './source-text'
import { readingTask, writingTask } from './notation-tasks'
import { readWithin, type TaskHead } from './task-head'
import type { EscapeWay, Option, Task } from './types'
import { type BlockKey, ESCAPE_WORDS, ROLE_WORDS, type TaskWord, YES_NO } from './vocabulary'

/** What a task is made from. */
export interface TaskSource {
  readonly head: TaskHead
  readonly fields: Fields<BlockKey>
  readonly position: Position
  readonly context: LessonContext
}

function answersOf(source: TaskSource): SourceText | undefined {
  const { head, fields, context } = source
  return fields.joined('answer') ?? context.problems.add(head.name.place, 'answer-missing', { task: head.name.text })
}

function lineTask(kind: 'watch' | 'line', { head, fields, position, context: { problems } }: TaskSource): Task {
  const moves = fields.joined('moves')
  if (!moves) problems.add(head.name.place, 'moves-missing', { task: head.name.text })
  return { kind, line: moves ? readLine(position, moves, problems) : [] }
}

function tapTask(source: TaskSource): Task {
  const answers = answersOf(source)
  const points = answers ? readPoints(source.position, answers, source.context.problems) : []
  return { kind: 'tap', points: points.map(formatPoint) }
}

/** Everything on the board is to be set up, or what stands on the points of the answer. */
function setupTask({ head, fields, position, context: { problems } }: TaskSource): Task {
  const answers = fields.joined('answer')
  const points = answers ? readPoints(position, answers, problems) : position.pieces().map(([point]) => point)
  const place = answers?.place ?? head.name.place
  for (const point of points)
    if (!position.pieceAt(point)) problems.add(place, 'piece-not-there', { piece: formatPoint(point) })
  if (points.length === 0) problems.add(place, 'answer-missing', { task: head.name.text })
  return { kind: 'setup', points: points.filter((point) => position.pieceAt(point)).map(formatPoint) }
}

function targetsTask({ head, position, context: { problems } }: TaskSource): Task | undefined {
  const from = head.rest.text === '' ? loneMover(position) : readPoint(position, head.rest, problems)
  if (from === undefined)
    return head.rest.text === '' ? problems.add(head.name.place, 'task-argument', { text: head.name.text }) : undefined
  const piece = position.pieceAt(from)
  if (!piece) return problems.add(head.rest.place, 'piece-not-there', { piece: head.rest.text })
  const points = destinationsFrom(position.withTurn(piece.side), from)
  if (points.length === 0) problems.add(head.name.place, 'no-destinations', { piece: head.rest.text })
  return { kind: 'targets', from: formatPoint(from), points: points.map(formatPoint) }
}

/** The only piece of the side to move, its general left aside. */
function loneMover(position: Position): Point | undefined {
  const own = position.pieces().filter(([, { side, role }]) => side === position.turn && role !== 'general')
  return own.length === 1 ? own[0]?.[0] : undefined
}

function playTask(source: TaskSource): Task {
  const answers = answersOf(source)
  const moves = answers ? readMoves(source.position, answers, source.context.problems, readLegalMove) : []
  return { kind: 'play', answers: moves.map(formatIccs) }
}

function captureTask({ head: { rest }, context: { problems } }: TaskSource): Task {
  if (rest.text === '') return { kind: 'capture' }
  const role = parsePieceName(rest.text)?.role ?? ROLE_WORDS.find(rest.text)
  if (!role) problems.add(rest.place, 'task-argument', { text: rest.text }, ROLE_WORDS.hintFor(rest.text))
  return { kind: 'capture', ...(role && { role }) }
}

function escapeTask({ head: { rest }, context: { problems } }: TaskSource): Task {
  const ways: EscapeWay[] = []
  for (const item of rest.items()) {
    const way = ESCAPE_WORDS.find(item.text)
    if (!way) problems.add(item.place, 'task-argument', { text: item.text }, ESCAPE_WORDS.hintFor(item.text))
    else if (!ways.includes(way)) ways.push(way)
  }
  return { kind: 'escape', ways }
}

function judgeTask(source: TaskSource): Task {
  const { position, context } = source
  const answers = answersOf(source)
  const moves = answers ? readMoves(position, answers, context.problems, readAnyMove) : []
  const judged = (move: Move) => {
    const explanation = explainForMover(position, move)
    return { move: formatIccs(move), reasons: explanation.legal ? [] : explanation.reasons.map(({ code }) => code) }
  }
  return { kind: 'judge', moves: moves.map(judged) }
}

/** 是 or 否; what is neither is reported and counts as no. */
export function readYesNo(value: SourceText | undefined, { problems }: LessonContext): boolean {
  if (!value) return false
  const word = YES_NO.find(value.text)
  if (word === undefined) problems.add(value.place, 'yes-or-no', { text: value.text.slice(0, 20) })
  return word === 'yes'
}

const mateTask = ({ head, fields, context }: TaskSource): Task => ({
  kind: 'mate',
  within: readWithin(head, fields.single('within'), context.problems),
  mateOnly: readYesNo(fields.single('mate-only'), context),
})

/** How each task that needs a board is read; those that are not here are not played on one. */
const READERS: Readonly<Partial<Record<TaskWord, (source: TaskSource) => Task | undefined>>> = {
  watch: (source) => lineTask('watch', source),
  tap: tapTask,
  targets: targetsTask,
  play: playTask,
  line: (source) => lineTask('line', source),
  capture: captureTask,
  collect: collectTask,
  check: () => ({ kind: 'check' }),
  escape: escapeTask,
  mate: mateTask,
  stalemate: ({ head, fields, context }) => ({
    kind: 'stalemate',
    within: readWithin(head, fields.single('within'), context.problems),
  }),
  safe: () => ({ kind: 'safe' }),
  read: (source) => readingTask(source, answersOf(source)),
  write: (source) => writingTask(source, answersOf(source)),
  setup: setupTask,
  duel: duelTask,
  judge: judgeTask,
}

/** The task that its head and the block's keys describe; undefined where it cannot be made. */
export const readTask = (source: TaskSource): Task | undefined => READERS[source.head.word]?.(source)

/** The one task that needs no board. */
export const chooseTask = (options: readonly Option[]): Task => ({ kind: 'choose', options })

/** Keys that every task may have. */
export const SHARED_KEYS: readonly BlockKey[] = [
  'id',
  'position',
  'before',
  'marks',
  'hint-marks',
  'task',
  'explain',
  'side',
  'flip',
  'illustration',
  'show',
]
/** The keys beyond those that each task has a use for. */
export const OWN_KEYS: Readonly<Partial<Record<TaskWord, readonly BlockKey[]>>> = {
  watch: ['moves'],
  tap: ['answer', 'wrong'],
  targets: ['wrong'],
  play: ['answer', 'wrong', 'ok', 'reply'],
  line: ['moves', 'wrong', 'ok'],
  capture: ['wrong', 'ok', 'reply'],
  collect: ['answer', 'within', 'wrong'],
  check: ['wrong', 'ok', 'reply'],
  escape: ['wrong', 'ok', 'reply'],
  mate: ['wrong', 'ok', 'reply', 'within', 'mate-only'],
  stalemate: ['wrong', 'ok', 'reply', 'within'],
  safe: ['wrong', 'ok'],
  read: ['answer', 'wrong', 'ok'],
  write: ['answer'],
  duel: ['wrong', 'reply', 'within'],
  setup: ['answer', 'wrong'],
  judge: ['answer', 'wrong'],
  choose: [],
}

/** Warns of keys that the task has no use for: the author meant something by them. */
export function reportUnusedKeys(
  word: TaskWord | undefined,
  fields: Fields<BlockKey>,
  { problems }: LessonContext,
): void {
  const used = new Set([...SHARED_KEYS, ...((word && OWN_KEYS[word]) ?? [])])
  for (const { key, name } of fields.keys())
    if (!used.has(key)) problems.add(name.place, 'key-unused', { key: name.text })
}
