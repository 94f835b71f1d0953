import { moveOf, type Piece, type Point, type ReasonCode } from '../rules'
import { formatPoint, parsePoint } from '../notation'
import { explainForMover } from '../lesson/judging'
import type { Comment, Difference, Task } from '../lesson/types'
import { pickRecited } from './recite'
import { finish } from './stars'
import type { Note } from './note'
import { judgedMove } from './asking'
import { askedPoints, bare, type Exercise, without, type PlayState, type Scene, type Transition } from './state'

/* Answers that are no moves: points tapped, options picked, verdicts given. */

const saidTo = (comments: readonly Comment[], point: Point): Comment | undefined =>
  comments.find(({ on }) => typeof on === 'object' && 'point' in on && on.point === formatPoint(point)) ??
  comments.find(({ on }) => on === 'else')

const remember = (state: PlayState, scene: Scene): PlayState => ({
  ...state,
  scene,
  past: [...state.past, state.scene],
})

/** Why a piece may not go to a tapped point; nothing where taps are no destinations. */
function reasonsAt(state: PlayState, point: Point) {
  const { task } = state.exercise.step
  const from = task?.kind === 'targets' ? parsePoint(task.from) : undefined
  if (from === undefined || !state.scene.position) return []
  const explanation = explainForMover(state.scene.position, moveOf(from, point))
  return explanation.legal ? [] : explanation.reasons
}

/** The piece whose destinations are asked for, where it stands on the point itself: no answer yet. */
function pieceAsked({ exercise, scene }: PlayState, point: Point): Piece | undefined {
  const { task } = exercise.step
  return task?.kind === 'targets' && parsePoint(task.from) === point ? scene.position?.pieceAt(point) : undefined
}

/** Whether the piece in hand is the one that is missing on the point. */
const belongs = ({ start }: Exercise, point: Point, piece: Piece | undefined): boolean => {
  const wanted = start?.pieceAt(point)
  return wanted !== undefined && wanted.side === piece?.side && wanted.role === piece.role
}

/** A point has been tapped, perhaps with a piece in hand: right ones stay, a wrong one is answered and ends nothing. */
export function tapPoint(state: PlayState, point: Point, piece?: Piece): Transition {
  const { scene, exercise } = state
  const asked = askedPoints(exercise.step)
  const setup = exercise.step.task?.kind === 'setup' ? exercise.start : undefined
  if (state.phase !== 'awaiting' || scene.found.includes(point) || (setup && !piece)) return { state }
  const here = pieceAsked(state, point)
  if (here) return { state: { ...state, note: { kind: 'from-here', piece: here } } }
  if (!asked.includes(point) || (setup && !belongs(exercise, point, piece))) {
    const words = saidTo(exercise.step.wrong, point)?.text
    const note: Note = { kind: 'wrong-point', point, reasons: reasonsAt(state, point), ...(words && { words }) }
    return { state: { ...state, tries: state.tries + 1, note } }
  }
  const found = [...scene.found, point]
  const missing = asked.filter((other) => !found.includes(other))
  const tapped = remember(state, { ...scene, found, ...(setup && { position: without(setup, missing) }) })
  const left = missing.length
  if (left === 0) return { state: finish(tapped, { kind: 'done' }) }
  return { state: { ...tapped, phase: 'awaiting', note: { kind: 'found', left } } }
}

const isSingle = (task: Task & { kind: 'choose' }): boolean => task.options.filter(({ right }) => right).length === 1

function settle(state: PlayState, task: Task & { kind: 'choose' }): Transition {
  const { chosen } = state.scene
  const rightOnes = task.options.flatMap(({ right }, i) => (right ? [i] : []))
  const isRight = chosen.length === rightOnes.length && rightOnes.every((i) => chosen.includes(i))
  if (isRight) return { state: finish(state, { kind: 'done' }) }
  const tried = { ...state, phase: 'awaiting', tries: state.tries + 1 } as const
  if (chosen.length > 0 && chosen.every((i) => rightOnes.includes(i)))
    return { state: { ...tried, note: { kind: 'more-options' } } }
  const words = chosen.flatMap((i) => (!task.options[i]?.right ? task.options[i].comment : []))
  return { state: { ...tried, note: { kind: 'wrong-option', words } } }
}

/** The learner has written the move, by a choice or by typing: where it differs in nothing, it is played. */
export function answerText(state: PlayState, differs: Difference | undefined): Transition {
  if (!differs) {
    const move = judgedMove(state)
    const { position } = state.scene
    const played = move !== undefined && position ? { position: position.play(move), lastMove: move } : {}
    return { state: finish(remember(state, { ...state.scene, ...played }), { kind: 'done' }) }
  }
  return {
    state: {
      ...state,
      phase: 'awaiting',
      tries: state.tries + 1,
      note: { kind: 'wrong-move', miss: { code: differs } },
    },
  }
}

/** One right option: a tap answers. Several: taps tick, and the learner says when it is done. */
export function chooseOption(state: PlayState, option: number): Transition {
  const { task } = state.exercise.step
  if (task?.kind === 'recite') return pickRecited(state, task, option)
  if (state.phase !== 'awaiting') return { state }
  const written = task?.kind === 'write' ? task.choices[option] : undefined
  if (written) return answerText(state, written.differs)
  if (task?.kind !== 'choose') return { state }
  if (isSingle(task)) return settle({ ...state, scene: { ...state.scene, chosen: [option] } }, task)
  const { chosen } = state.scene
  const ticked = chosen.includes(option) ? chosen.filter((i) => i !== option) : [...chosen, option]
  return { state: { ...bare(state), phase: 'awaiting', scene: { ...state.scene, chosen: ticked } } }
}

export function submitOptions(state: PlayState): Transition {
  const { task } = state.exercise.step
  return state.phase === 'awaiting' && task?.kind === 'choose' ? settle(state, task) : { state }
}

/** Whoever stays in check gives the general away as well: 送将 names both. */
const isNamedBy = (said: ReasonCode, code: ReasonCode): boolean =>
  said === code || (said === 'into-check' && code === 'still-in-check')

/** The learner says that the move may be played, or why not: any code that applies is right. */
export function giveVerdict(state: PlayState, verdict: 'legal' | ReasonCode): Transition {
  const move = judgedMove(state)
  const { position } = state.scene
  const { task } = state.exercise.step
  if (state.phase !== 'awaiting' || move === undefined || !position || task?.kind !== 'judge') return { state }
  const explanation = explainForMover(position, move)
  const reasons = explanation.legal ? [] : explanation.reasons
  const isRight = verdict === 'legal' ? explanation.legal : reasons.some(({ code }) => isNamedBy(verdict, code))
  if (!isRight) return { state: { ...state, tries: state.tries + 1, note: { kind: 'wrong-verdict', said: verdict } } }
  const judged = remember(state, { ...state.scene, judged: state.scene.judged + 1 })
  const note: Note = { kind: 'right-verdict', move, reasons }
  if (judged.scene.judged === task.moves.length) return { state: finish(judged, { kind: 'done' }, note) }
  return { state: { ...judged, phase: 'judged', note } }
}
