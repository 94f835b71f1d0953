import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collectMove, compile, isExercise, solutionsOf, type Step } from '../../src/lib/lesson'
import { parseFen, parseIccs } from '../../src/lib/notation'
import { isLegal, type Position } from '../../src/lib/rules'

const COACH = join(import.meta.dirname, '../fixtures/coach')
const steps = readdirSync(COACH).flatMap(
  (name) => compile(readFileSync(join(COACH, name), 'utf8')).lesson?.steps.filter(isExercise) ?? [],
)

const positionOf = ({ board }: Step): Position => {
  const parsed = parseFen(board?.fen ?? '')
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.value
}

const play = (position: Position, text: string): Position => {
  const move = parseIccs(text)
  if (move === undefined || !isLegal(position, move)) throw new Error(`${text} is not legal`)
  return position.play(move)
}

describe('every exercise has answers that can be played', () => {
  test.each(steps.map((step) => [step.id, step] as const))('%s', (_, step) => {
    const solutions = solutionsOf(step)
    expect(solutions?.count).toBeGreaterThan(0)
    const answers = solutions?.answers
    if (answers?.kind === 'moves') for (const move of answers.moves) play(positionOf(step), move)
    if (answers?.kind === 'lines' && answers.alternating)
      for (const line of answers.lines) line.reduce(play, positionOf(step))
  })
})

test('a collecting line visits every point uncaught, in as many moves as the par that is computed', () => {
  const step = steps.find(({ task }) => task?.kind === 'collect')
  const answers = step && solutionsOf(step)?.answers
  if (!step || answers?.kind !== 'lines') throw new Error('no collecting exercise')
  const [line = []] = answers.lines
  let position = positionOf(step)
  for (const text of line) {
    const move = parseIccs(text)
    if (move === undefined || !isLegal(position, move)) throw new Error(text)
    const after = collectMove(position, move)
    expect(after.caughtBy).toEqual([])
    position = after.position
  }
  expect(line.map((move) => move.slice(2))).toEqual(expect.arrayContaining(['c6', 'e5', 'g6']))
  expect(line).toHaveLength(4)
})

test('steps that are read have none', () => {
  expect(solutionsOf({ task: { kind: 'watch', line: [] } })).toBeUndefined()
  expect(solutionsOf({})).toBeUndefined()
})
