import { formatIccs, formatMove } from '../notation'
import type { Move } from '../rules'
import { readLegalMove, readMoves } from './moves'
import type { SourceText } from './source-text'
import type { TaskSource } from './tasks'
import type { Task } from './types'
import { choicesFor } from './written-choices'

/* Tasks about a written move: it is read and played, or seen and written. */

/** The one move that the task is about. */
function onlyAnswer(source: TaskSource, answers: SourceText | undefined): Move | undefined {
  const { head, position, context } = source
  const [move, second] = answers ? readMoves(position, answers, context.problems, readLegalMove) : []
  if (answers && second !== undefined) context.problems.add(answers.place, 'one-answer', { task: head.name.text })
  return move
}

export function readingTask(source: TaskSource, answers: SourceText | undefined): Task | undefined {
  const move = onlyAnswer(source, answers)
  if (move === undefined) return undefined
  return { kind: 'read', move: formatIccs(move), text: formatMove(source.position, move, 'chinese', 'hans') }
}

export function writingTask(source: TaskSource, answers: SourceText | undefined): Task | undefined {
  const move = onlyAnswer(source, answers)
  if (move === undefined) return undefined
  return { kind: 'write', move: formatIccs(move), choices: choicesFor(source.position, move) }
}
