import { formatIccs, parseFen, parseIccs } from '../notation'
import { legalMoves, type Move, type Position } from '../rules'
import { solve, type Win } from '../solver'
import { shortestCollect } from './collect'
import type { DuelTask } from './duel'
import { winDuel } from './duel-search'
import { captures, capturesSafely, escapesBy, type Goal, givesCheck, keepsPieces } from './goals'
import { parsePoints } from './points'
import type { JudgedMove, LineMove, MoveText, PointText, Step, Task } from './types'

/** All right answers to an exercise, as data that a test can play. */
export type Answers =
  /** Each of them must be tapped, or its piece put there, in any order. */
  | { readonly kind: 'points'; readonly points: readonly PointText[] }
  /** Any one of them is right as the first move. */
  | { readonly kind: 'moves'; readonly moves: readonly MoveText[] }
  /** One of them is played to its end. `alternating`: the other side's replies stand in it too. */
  | { readonly kind: 'lines'; readonly lines: readonly (readonly MoveText[])[]; readonly alternating: boolean }
  /** What is to be said of each move. */
  | { readonly kind: 'verdicts'; readonly moves: readonly JudgedMove[] }
  /** The indexes of all options that must be picked; `inOrder`: one after the other. */
  | { readonly kind: 'options'; readonly options: readonly number[]; readonly inOrder?: true }

export interface Solutions {
  /** How many right answers there are. */
  readonly count: number
  readonly answers: Answers
}

/** What is solved: a step, or what of it is known before it has its id. */
export type Solvable = Pick<Step, 'board' | 'task'> & Partial<Pick<Step, 'replies'>>

const movesThat = (position: Position, goal: Goal): Move[] =>
  legalMoves(position).filter((move) => goal(position, [move]))

/** The wins of a 一步杀 or 困毙 exercise, shortest first; none where a general is missing. */
export function winsOf(position: Position, task: Task & { kind: 'mate' | 'stalemate' }): readonly Win[] {
  const any = task.kind === 'mate' && !task.mateOnly ? 'any' : 'checkmate'
  const wins = solve(position, task.within, task.kind === 'stalemate' ? 'stalemate' : any)
  return wins.ok ? wins.value : []
}

/** The main line and, beside each of the learner's moves, what may be played in its place: every other move. */
function linesFrom(line: readonly LineMove[]): MoveText[][] {
  const main = line.map(({ move }) => move)
  const others = line.flatMap(({ variations }, i) =>
    i % 2 === 1 ? [] : variations.flatMap(linesFrom).map((variation) => [...main.slice(0, i), ...variation]),
  )
  return main.length === 0 ? [] : [main, ...others]
}

const SEARCH_MAX = 100_000

function collectLine(position: Position, task: Task & { kind: 'collect' }): MoveText[][] {
  const [piece] = parsePoints([task.piece])
  let left = SEARCH_MAX
  const found =
    piece === undefined ? undefined : shortestCollect(position, piece, parsePoints(task.points), () => left-- > 0)
  return found?.kind === 'found' ? [found.moves.map(formatIccs)] : []
}

/** One way to the goal of a duel, where a long look finds one. */
function duelLine(position: Position, task: DuelTask, replies: readonly MoveText[]): MoveText[][] {
  let left = SEARCH_MAX
  const asked = replies.map(parseIccs).filter((move) => move !== undefined)
  const found = winDuel(position, task, asked, (cost) => (left -= cost) >= 0)
  return found.kind === 'found' ? [found.moves.map(formatIccs)] : []
}

const asMoves = (moves: readonly Move[]): Answers => ({ kind: 'moves', moves: moves.map(formatIccs) })

/** Answers of tasks that are judged on the board by the rules core and the solver. */
function boardAnswers(position: Position, task: Task, replies: readonly MoveText[]): Answers | undefined {
  switch (task.kind) {
    case 'capture':
      return asMoves(movesThat(position, task.role === undefined ? capturesSafely : captures(task.role)))
    case 'check':
      return asMoves(movesThat(position, givesCheck))
    case 'escape':
      return asMoves(movesThat(position, escapesBy(task.ways)))
    case 'safe':
      return asMoves(movesThat(position, keepsPieces))
    case 'mate':
    case 'stalemate':
      return asMoves(winsOf(position, task).map(({ move }) => move))
    case 'collect':
      return { kind: 'lines', lines: collectLine(position, task), alternating: false }
    case 'duel':
      return { kind: 'lines', lines: duelLine(position, task, replies), alternating: true }
    default:
      return undefined
  }
}

/** Answers that the lesson itself holds. */
function writtenAnswers(task: Task): Answers | undefined {
  switch (task.kind) {
    case 'tap':
    case 'targets':
    case 'setup':
      return { kind: 'points', points: task.points }
    case 'play':
      return { kind: 'moves', moves: task.answers }
    case 'read':
      return { kind: 'moves', moves: [task.move] }
    case 'write':
      return { kind: 'options', options: task.choices.flatMap(({ differs }, i) => (differs ? [] : [i])) }
    case 'line':
      return { kind: 'lines', lines: linesFrom(task.line), alternating: true }
    case 'recite':
      return { kind: 'options', options: task.choices.map((_, i) => task.choices.indexOf(i)), inOrder: true }
    case 'judge':
      return { kind: 'verdicts', moves: task.moves }
    case 'choose':
      return { kind: 'options', options: task.options.flatMap(({ right }, i) => (right ? [i] : [])) }
    default:
      return undefined
  }
}

function countOf(answers: Answers): number {
  switch (answers.kind) {
    case 'points':
      return answers.points.length
    case 'moves':
    case 'verdicts':
      return answers.moves.length
    case 'lines':
      return answers.lines.length
    case 'options':
      return answers.inOrder ? 1 : answers.options.length
  }
}

/** All right answers to a step; undefined where nothing is asked. The same rules judge the learner. */
export function solutionsOf({ board, task, replies = [] }: Solvable): Solutions | undefined {
  if (!task) return undefined
  const parsed = board && parseFen(board.fen)
  const answers = writtenAnswers(task) ?? (parsed?.ok ? boardAnswers(parsed.value, task, replies) : undefined)
  return answers && { count: countOf(answers), answers }
}
