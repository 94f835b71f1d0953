import { leftToTake } from './duel'
import { hint, type Hint } from './problems'
import type { SourceText } from './source-text'
import { parseNumber, readNumber } from './task-head'
import type { TaskSource } from './tasks'
import type { DuelGoal, Task } from './types'
import { DUEL_WORDS, hasHan } from './vocabulary'

/** The learner's moves to the goal, where the author says nothing. */
const WITHIN = 40
const WITHIN_MAX = 100

/** `5步不丢子`, `keep 5`, `keep 5 moves`: how many, and what. */
const COUNTED = /^(?<count>[^\s步]+)\s*步\s*(?<words>\D+)$|^(?<word>[a-z-]+)\s+(?<number>\S+?)(?:\s+moves?)?$/iu

interface Said {
  readonly goal: DuelGoal | undefined
  readonly within?: number | undefined
}

function readGoal(text: string): Said {
  const { count, words, word, number } = COUNTED.exec(text.normalize('NFKC'))?.groups ?? {}
  const goal = DUEL_WORDS.find(words ?? word ?? text)
  const counted = count ?? number
  if (counted === undefined) return { goal }
  const within = parseNumber(counted)
  return { goal: within === undefined || goal !== 'keep' ? undefined : goal, within }
}

const goalForm = (like: string): Hint =>
  hint('one-of', { words: hasHan(like) ? '胜、吃光、5步不丢子' : 'win, capture-all, keep 5' })

/** The number of moves: said with the goal, or in 限; for 不丢子 it is the goal itself and has to be said. */
function readMoves({ head, fields, context: { problems } }: TaskSource, { goal, within }: Said): number {
  const limit: SourceText | undefined = fields.single('within')
  if (limit && within !== undefined)
    problems.add(limit.place, 'key-unused', { key: fields.nameOf('within')?.text ?? '' })
  const number = within ?? (limit && readNumber(limit, problems))
  if (number === undefined && goal === 'keep' && !limit)
    problems.add(head.rest.place, 'task-argument', { text: head.rest.text }, goalForm(head.rest.text))
  const place = limit && within === undefined ? limit.place : head.rest.place
  if (number !== undefined && number > WITHIN_MAX) problems.add(place, 'duel-too-long', { max: WITHIN_MAX })
  return Math.min(number ?? WITHIN, WITHIN_MAX)
}

/** 对弈: its goal (to win where both generals stand, else to take everything) and how many moves the learner has. */
export function duelTask(source: TaskSource): Task | undefined {
  const { head, position, context } = source
  const { name, rest } = head
  const said: Said = rest.text === '' ? { goal: position.hasBothGenerals ? 'win' : 'capture-all' } : readGoal(rest.text)
  if (!said.goal) return context.problems.add(rest.place, 'task-argument', { text: rest.text }, goalForm(rest.text))
  if (said.goal === 'capture-all' && leftToTake(position, position.turn) === 0)
    context.problems.add(name.place, 'duel-over', { task: name.text })
  return { kind: 'duel', goal: said.goal, within: readMoves(source, said) }
}
