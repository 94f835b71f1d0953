import { isInCheck, isLegal, type Move, outcomeOf, type Position, toOf } from '../rules'
import { formatIccs, parseIccs } from '../notation'
import { defend, type Goal, solve, winLength } from '../solver'
import type { Difference, LineMove, MoveText, Step, Task } from '../lesson/types'
import { captures, capturesSafely, escapesBy, escapeWays, givesCheck, keepsPieces } from '../lesson/goals'
import { differenceOf } from '../lesson/judging'
import type { Miss } from './note'
import type { Scene } from './state'

/** What a legal move is worth to the task that is asked. */
export type Verdict =
  | { readonly kind: 'right' }
  /** Right so far: the other side replies, and the line goes on. */
  | {
      readonly kind: 'onward'
      readonly reply: Move
      readonly line: readonly LineMove[]
      /** How many moves it takes yet to win. */
      readonly left?: number
    }
  | { readonly kind: 'wrong'; readonly miss: Miss }

const RIGHT: Verdict = { kind: 'right' }
const wrong = (miss: Miss): Verdict => ({ kind: 'wrong', miss })

const firstMove = (line: readonly LineMove[]): Move | undefined => line[0] && parseIccs(line[0].move)

/** The line that goes on with `move`: the main line, or a variation beside its first move. */
export function branch(line: readonly LineMove[], move: Move): readonly LineMove[] | undefined {
  const [head, ...rest] = line
  if (!head) return undefined
  if (head.move === formatIccs(move)) return rest
  return head.variations.map((variation) => branch(variation, move)).find((found) => found !== undefined)
}

function judgeLine(scene: Scene, move: Move): Verdict {
  const rest = branch(scene.line, move)
  if (!rest) return wrong({ code: 'not-asked' })
  const reply = firstMove(rest)
  return reply === undefined ? RIGHT : { kind: 'onward', reply, line: rest.slice(1) }
}

function judgeCapture(position: Position, move: Move, task: Task & { kind: 'capture' }): Verdict {
  if (!position.pieceAt(toOf(move))) return wrong({ code: 'no-capture' })
  if (task.role !== undefined) return captures(task.role)(position, [move]) ? RIGHT : wrong({ code: 'other-role' })
  return capturesSafely(position, [move]) ? RIGHT : wrong({ code: 'not-safe' })
}

function judgeSafe(position: Position, move: Move): Verdict {
  if (keepsPieces(position, [move])) return RIGHT
  return wrong({ code: position.pieceAt(toOf(move)) ? 'not-safe' : 'unsafe' })
}

/** In what the move is another than the one that the task writes. */
export function differenceFrom(text: MoveText, move: Move): Difference | undefined {
  const written = parseIccs(text)
  return written === undefined ? undefined : differenceOf(written, move)
}

function judgeRead(text: MoveText, move: Move): Verdict {
  const code = differenceFrom(text, move)
  return code ? wrong({ code }) : RIGHT
}

function judgeEscape(position: Position, move: Move, task: Task & { kind: 'escape' }): Verdict {
  if (escapesBy(task.ways)(position, [move])) return RIGHT
  return wrong({ code: 'other-way', ways: escapeWays(position, move) })
}

const goalOf = (task: Task & { kind: 'mate' | 'stalemate' }): Goal => {
  if (task.kind === 'stalemate') return 'stalemate'
  return task.mateOnly ? 'checkmate' : 'any'
}

function judgeEnding(after: Position, goal: Goal): Verdict | undefined {
  const { kind } = outcomeOf(after)
  if (kind === 'checkmate') return goal === 'stalemate' ? wrong({ code: 'mate-not-stalemate' }) : RIGHT
  if (kind === 'stalemate') return goal === 'checkmate' ? wrong({ code: 'stalemate-not-mate' }) : RIGHT
  return undefined
}

/** The author's reply while there is one that is legal here, else the defence that lasts longest. */
function replyTo(after: Position, text: MoveText | undefined, left: number, goal: Goal): Move | undefined {
  const asked = text === undefined ? undefined : parseIccs(text)
  if (asked !== undefined && isLegal(after, asked)) return asked
  const defence = defend(after, left, goal)
  return defence.ok ? defence.value.reply : undefined
}

/** The longest win that is still told from none. */
const LATEST = 4
/** One move more than are left, and two. */
const laterThan = (left: number): readonly number[] => [left + 1, left + 2].filter((length) => length <= LATEST)

function judgeKill(
  scene: Scene,
  position: Position,
  move: Move,
  step: Step,
  task: Task & { kind: 'mate' | 'stalemate' },
): Verdict {
  const goal = goalOf(task)
  const after = position.play(move)
  const ended = judgeEnding(after, goal)
  if (ended) return ended
  const left = task.within - scene.moves
  const wins = left > 1 ? solve(position, left, goal) : undefined
  const win = wins?.ok ? wins.value.find((each) => each.move === move) : undefined
  const reply = win && replyTo(after, step.replies[scene.moves], left - 1, goal)
  if (win && reply !== undefined) return { kind: 'onward', reply, line: [], left: win.in - 1 }
  const later = winLength(position, move, laterThan(left), goal)
  if (later !== undefined) return wrong({ code: 'wins-later', in: later })
  if (left > 1) return wrong({ code: 'too-slow' })
  if (task.kind === 'stalemate') return wrong({ code: 'not-stalemate' })
  return wrong({ code: isInCheck(after) ? 'check-not-mate' : 'not-mate' })
}

/** Judges a legal move of the learner's by the rules core, the solver or the author's line: never by time or chance. */
export function judgeMove(scene: Scene, position: Position, move: Move, step: Step): Verdict {
  const { task } = step
  switch (task?.kind) {
    case 'play':
      return task.answers.includes(formatIccs(move)) ? RIGHT : wrong({ code: 'not-asked' })
    case 'line':
      return judgeLine(scene, move)
    case 'capture':
      return judgeCapture(position, move, task)
    case 'check':
      return givesCheck(position, [move]) ? RIGHT : wrong({ code: 'no-check' })
    case 'escape':
      return judgeEscape(position, move, task)
    case 'read':
      return judgeRead(task.move, move)
    case 'safe':
      return judgeSafe(position, move)
    case 'mate':
    case 'stalemate':
      return judgeKill(scene, position, move, step, task)
    default:
      return wrong({ code: 'not-asked' })
  }
}
