import { parseFen, parseIccs, parsePoint } from '../notation'
import { fromOf, type Position } from '../rules'
import type { Step } from './types'

const WORDS = ['again', 'more', 'next', 'also', 'further', 'anew', 'still', 'other', 'extra', 'onward', 'besides']

function positionOf({ board }: Pick<Step, 'board'>): Position | undefined {
  const parsed = board && parseFen(board.fen)
  return parsed?.ok === true ? parsed.value : undefined
}

const roleAt = (position: Position | undefined, text: string | undefined): string[] => {
  const point = text === undefined ? undefined : parsePoint(text)
  const piece = point === undefined ? undefined : position?.pieceAt(point)
  return piece ? [piece.role] : []
}

function roleOfMove(position: Position | undefined, text: string | undefined): string[] {
  const move = text === undefined ? undefined : parseIccs(text)
  const piece = move === undefined ? undefined : position?.pieceAt(fromOf(move))
  return piece ? [piece.role] : []
}

/** The pieces that the side to move has beside its general: what a mate or a check is about. */
const rolesToMove = (position: Position | undefined): string[] => [
  ...new Set(
    position
      ?.pieces()
      .filter(([, { side, role }]) => side === position.turn && role !== 'general')
      .map(([, { role }]) => role),
  ),
]

/** What the exercise is about, in words that no language of the text changes: a translation comes to the same. */
function details(step: Pick<Step, 'task' | 'board'>): string[] {
  const { task } = step
  const position = positionOf(step)
  switch (task?.kind) {
    case 'play':
      return roleOfMove(position, task.answers[0])
    case 'line':
    case 'watch':
      return roleOfMove(position, task.line[0]?.move)
    case 'judge':
      return roleOfMove(position, task.moves[0]?.move)
    case 'targets':
      return roleAt(position, task.from)
    case 'collect':
      return roleAt(position, task.piece)
    case 'capture':
      return task.role === undefined ? rolesToMove(position) : [task.role]
    case 'escape':
      return [...task.ways]
    case 'recite':
      return [task.way]
    default:
      return rolesToMove(position)
  }
}

/**
 * An id for an exercise without one: the lesson's, its task, and only where that is taken its pieces and then a word
 * more. No ordinals, so that none lies when exercises are moved.
 */
export function exerciseId(
  lessonId: string,
  step: Pick<Step, 'task' | 'board'>,
  taken: { has: (id: string) => boolean },
): string {
  const lesson = lessonId.slice(0, 30).replace(/-$/, '')
  const base = `${lesson}-${step.task?.kind ?? 'step'}`
  const detailed = [base, ...details(step).slice(0, 2)].join('-')
  const found = [base, detailed].find((id) => !taken.has(id))
  if (found !== undefined) return found
  for (let n = 0; ; n++) {
    const words = [...n.toString(WORDS.length)].map((digit) => WORDS[parseInt(digit, WORDS.length)] ?? '')
    const id = [detailed, ...words].join('-')
    if (!taken.has(id)) return id
  }
}
