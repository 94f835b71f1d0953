import { solutionsOf } from '../../src/lib/lesson'
import type { Step } from '../../src/lib/lesson/types'
import { formatFen, parseIccs } from '../../src/lib/notation'
import { begin, type PlayEvent, type PlayState, step as transition } from '../../src/lib/player'
import { legalMoves, POINTS, REASON_CODES } from '../../src/lib/rules'

/** Runs one event and whatever follows it by itself. */
export function follow(state: PlayState, event: PlayEvent): PlayState {
  let next = transition(state, event)
  while (next.then) next = transition(next.state, next.then.event)
  return next.state
}

const moves = (state: PlayState): PlayEvent[] =>
  state.scene.position ? legalMoves(state.scene.position).map((move) => ({ type: 'movePlayed', move })) : []

/** Everything a learner could answer to the step as it stands. */
function answers(state: PlayState): PlayEvent[] {
  const { task } = state.exercise.step
  if (state.phase === 'judged') return [{ type: 'wentOn' }]
  switch (task?.kind) {
    case 'tap':
    case 'targets':
      return POINTS.map((point) => ({ type: 'pointTapped', point }))
    case 'setup':
      return POINTS.flatMap((point): PlayEvent[] => {
        const piece = state.exercise.start?.pieceAt(point)
        return piece ? [{ type: 'pointTapped', point, piece }] : []
      })
    case 'choose':
      return [
        { type: 'optionsSubmitted' },
        ...task.options.flatMap((o, option): PlayEvent[] => (o.right ? [{ type: 'optionChosen', option }] : [])),
      ]
    case 'write':
      return task.choices.map((_, option): PlayEvent => ({ type: 'optionChosen', option }))
    case 'recite':
      return task.choices.map((_, option): PlayEvent => ({ type: 'optionChosen', option }))
    case 'judge':
      return (['legal', ...REASON_CODES] as const).map((verdict) => ({ type: 'verdictGiven', verdict }))
    default:
      return moves(state)
  }
}

const keyOf = ({ scene, phase }: PlayState): string =>
  [
    scene.position && formatFen(scene.position),
    scene.found.join(),
    scene.judged,
    scene.chosen.join(),
    scene.line.length,
    phase,
  ].join('|')

/** A duel is too long for trying everything: the checker's way is played, the learner's moves of it. */
function duelMoves(step: Step): readonly PlayEvent[] | undefined {
  const answers = solutionsOf(step)?.answers
  const [line] = answers?.kind === 'lines' ? answers.lines : []
  return line?.flatMap((text, i): PlayEvent[] => {
    const move = i % 2 === 0 ? parseIccs(text) : undefined
    return move === undefined ? [] : [{ type: 'movePlayed', move }]
  })
}

/**
 * The shortest answers that finish a step, found by trying all that a learner could do, breadth first; undefined where
 * none does. Wrong answers lead nowhere, so only ways without one are followed.
 */
export function solveStep(step: Step): readonly PlayEvent[] | undefined {
  if (step.task?.kind === 'duel') return duelMoves(step)
  const start = begin(step)
  let front: readonly { state: PlayState; events: readonly PlayEvent[] }[] = [{ state: start, events: [] }]
  // What changes nothing, as a tap on the piece itself, leads nowhere.
  const seen = new Set([keyOf(start)])
  while (front.length > 0) {
    const next: { state: PlayState; events: readonly PlayEvent[] }[] = []
    for (const { state, events } of front) {
      for (const event of answers(state)) {
        const after = follow(state, event)
        if (after.phase === 'done') return [...events, event]
        const key = keyOf(after)
        if (after.tries > 0 || after.phase === 'wrong' || seen.has(key)) continue
        seen.add(key)
        next.push({ state: after, events: [...events, event] })
      }
    }
    const isAnyOrder = ['tap', 'targets', 'setup', 'recite'].includes(step.task?.kind ?? '')
    front = isAnyOrder ? next.slice(0, 1) : next
  }
  return undefined
}
