import type { Board, Step, Task } from '../../src/lib/lesson/types'
import { parseIccs, parsePoint } from '../../src/lib/notation'
import { begin, type PlayEvent, type PlayState, step as transition } from '../../src/lib/player'
import type { Move, Point } from '../../src/lib/rules'

/** A step as the compiler would make it, with everything empty that a test does not say. */
export const stepOf = (
  fen: string,
  task: Task | undefined,
  more: Omit<Partial<Step>, 'board'> & { board?: Partial<Board> } = {},
): Step => {
  const { board, ...rest } = more
  return {
    id: 'test',
    title: [{ type: 'text', text: 'test' }],
    prose: [],
    ...(task && { task }),
    hints: [],
    wrong: [],
    fine: [],
    replies: [],
    explain: [],
    after: [],
    ...rest,
    board: {
      fen,
      flipped: false,
      side: fen.includes(' b') ? 'black' : 'red',
      marks: [],
      hintMarks: [],
      illustration: false,
      ...board,
    },
  }
}

export const move = (text: string): Move => {
  const parsed = parseIccs(text)
  if (parsed === undefined) throw new Error(`no move: ${text}`)
  return parsed
}
export const point = (text: string): Point => {
  const parsed = parsePoint(text)
  if (parsed === undefined) throw new Error(`no point: ${text}`)
  return parsed
}

export const played = (text: string): PlayEvent => ({ type: 'movePlayed', move: move(text) })
export const tapped = (text: string): PlayEvent => ({ type: 'pointTapped', point: point(text) })

/** Runs events; what is returned to follow after a pause follows at once. */
export function run(start: PlayState, ...events: readonly PlayEvent[]): PlayState {
  let state = start
  for (const event of events) {
    let next: ReturnType<typeof transition> | undefined = transition(state, event)
    while (next) {
      state = next.state
      next = next.then && transition(state, next.then.event)
    }
  }
  return state
}

export const playing = (step: Step, ...events: readonly PlayEvent[]): PlayState => run(begin(step), ...events)

/** The note of a state, if it has one. */
export const noteOf = (state: PlayState) => ('note' in state ? state.note : undefined)
