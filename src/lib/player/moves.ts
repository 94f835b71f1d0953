import { explain, fromOf, type Move, outcomeOf, type Piece, type Position, toOf } from '../rules'
import { formatIccs, parseIccs, parsePoint } from '../notation'
import { collectMove } from '../lesson/collect'
import type { DuelLoss } from '../lesson/duel'
import type { Comment, Step, Task } from '../lesson/types'
import { type Refutation, refute } from '../solver'
import { answerText } from './answers'
import { differenceFrom, judgeMove, type Verdict } from './judge'
import type { Miss, Note } from './note'
import { bare, type Ending, type PlayState, REPLY_PAUSE, type Scene, type Transition, collectorOf } from './state'
import { finish } from './stars'

const saidTo = (comments: readonly Comment[], move: Move): Comment | undefined =>
  comments.find(({ on }) => typeof on === 'object' && 'move' in on && on.move === formatIccs(move))

const elseSaid = (comments: readonly Comment[]): Comment | undefined => comments.find(({ on }) => on === 'else')

/** An illegal move: nothing happens on the board but that its reason is named and its cause lit. */
function refuse(state: PlayState, position: Position, move: Move): PlayState | undefined {
  const explanation = explain(position, move)
  if (explanation.legal) return undefined
  const words = saidTo(state.exercise.step.wrong, move)?.text
  const note: Note = { kind: 'illegal', move, reasons: explanation.reasons, ...(words && { words }) }
  return { ...state, phase: 'awaiting', note }
}

const moved = (scene: Scene, position: Position, move: Move): Scene => ({
  ...scene,
  position: position.play(move),
  lastMove: move,
  moves: scene.moves + 1,
})

/** A proof that the move loses at once; a mere escape proves nothing. */
function proofAgainst(position: Position, move: Move) {
  const refutation = refute(position, move, 1)
  return refutation && refutation.kind !== 'escape' ? refutation : undefined
}

function noteOn(step: Step, position: Position, move: Move, miss: Miss): Note {
  const fine = saidTo(step.fine, move)
  if (fine) return { kind: 'fine-move', words: fine.text }
  const words = (saidTo(step.wrong, move) ?? elseSaid(step.wrong))?.text
  if (words || miss.code === 'wins-later') return { kind: 'wrong-move', move, miss, ...(words && { words }) }
  // Where what was asked for was not done at all that is told, and not what it leads to.
  const isBeside = step.task?.kind === 'read' || miss.code === 'no-capture' || miss.code === 'no-check'
  const refutation = isBeside ? undefined : proofAgainst(position, move)
  return { kind: 'wrong-move', move, miss, ...(refutation && { refutation }) }
}

function miss(state: PlayState, position: Position, move: Move, why: Miss): Transition {
  const { scene, exercise } = state
  const note = noteOn(exercise.step, position, move, why)
  const tried = {
    ...bare(state),
    scene: moved(scene, position, move),
    past: [...state.past, scene],
    // A win is no mistake, however long it takes.
    tries: note.kind === 'fine-move' || why.code === 'wins-later' ? state.tries : state.tries + 1,
  }
  const refutation = note.kind === 'wrong-move' ? note.refutation : undefined
  if (!refutation) return { state: { ...tried, phase: 'wrong', note } }
  return {
    state: { ...tried, phase: 'refuting', note, reply: refutation.reply },
    then: { after: REPLY_PAUSE, event: { type: 'paused' } },
  }
}

const endingOf = (position: Position | undefined): Ending => {
  const kind = position && outcomeOf(position).kind
  return { kind: kind === 'checkmate' || kind === 'stalemate' ? kind : 'done' }
}

function accept(
  state: PlayState,
  position: Position,
  move: Move,
  verdict: Exclude<Verdict, { kind: 'wrong' }>,
): Transition {
  const scene = moved(state.scene, position, move)
  const played = { ...bare(state), scene, past: [...state.past, state.scene] }
  if (verdict.kind === 'right') return { state: finish({ ...played, phase: 'awaiting' }, endingOf(scene.position)) }
  return {
    state: {
      ...played,
      scene: { ...scene, line: verdict.line },
      phase: 'replying',
      reply: verdict.reply,
      ...(verdict.left !== undefined && { left: verdict.left }),
    },
    then: { after: REPLY_PAUSE, event: { type: 'paused' } },
  }
}

/** Collecting: only the learner moves; what lands where an enemy strikes is caught, and the round begins again. */
function collect(state: PlayState, position: Position, move: Move, task: Task & { kind: 'collect' }): Transition {
  const { position: after, caughtBy } = collectMove(position, move)
  const asked = task.points.map(parsePoint)
  const to = toOf(move)
  const found = asked.includes(to) && !state.scene.found.includes(to) ? [...state.scene.found, to] : state.scene.found
  const scene: Scene = { ...state.scene, position: after, lastMove: move, moves: state.scene.moves + 1, found }
  const played = { ...bare(state), scene, past: [...state.past, state.scene] }
  if (caughtBy.length > 0) {
    return { state: { ...played, tries: state.tries + 1, phase: 'wrong', note: { kind: 'caught', by: caughtBy } } }
  }
  const left = asked.length - found.length
  if (left === 0) return { state: finish({ ...played, phase: 'awaiting' }, { kind: 'done' }) }
  return {
    state: { ...played, phase: 'awaiting', ...(found !== state.scene.found && { note: { kind: 'found', left } }) },
  }
}

/** The piece that the move would move, where another one is to collect: par is that one's shortest way. */
function notCollecting({ exercise, scene }: PlayState, move: Move): Piece | undefined {
  const { task } = exercise.step
  const piece = scene.position?.pieceAt(fromOf(move))
  const isOwn = piece?.side === exercise.side
  return task?.kind === 'collect' && isOwn && fromOf(move) !== collectorOf(task, scene) ? piece : undefined
}

/** A piece whose moves are shown is tried out: it goes where it may, again and again, and nothing is asked of it. */
function tryOut(state: PlayState, position: Position, move: Move): PlayState {
  if (fromOf(move) !== state.scene.shown) return state
  const side = position.pieceAt(fromOf(move))?.side ?? position.turn
  const explanation = explain(position.withTurn(side), move)
  const { past, scene } = state
  const base = { ...bare(state), phase: 'explaining' } as const
  if (!explanation.legal) return { ...base, note: { kind: 'illegal', move, reasons: explanation.reasons } }
  const after = moved(scene, position.withTurn(side), move)
  const tried = { ...after, position: after.position?.withTurn(side), shown: toOf(move) }
  return { ...base, past: [...past, scene], scene: tried }
}

/** A lost round: the reply comes as what refutes the move. */
function lose(state: PlayState, move: Move, why: DuelLoss, reply: Move): PlayState {
  const { wrong } = state.exercise.step
  const words = (saidTo(wrong, move) ?? elseSaid(wrong))?.text
  const isTaken = (why === 'bare' || why === 'piece') && state.scene.position?.pieceAt(toOf(reply)) !== undefined
  const kind = why === 'mated' ? 'mate' : isTaken ? 'capture' : undefined
  const refutation: Refutation | undefined = kind && { kind, reply }
  const note: Note = {
    kind: 'wrong-move',
    move,
    miss: { code: why },
    ...(words && { words }),
    ...(refutation && { refutation }),
  }
  return { ...bare(state), tries: state.tries + 1, phase: 'refuting', note, reply }
}

/** A round of a duel: the move, and after the pause its answer. */
function duel(state: PlayState, position: Position, move: Move, task: Task & { kind: 'duel' }): Transition {
  const { exercise, scene, past } = state
  const text = exercise.step.replies[scene.moves]
  const positions = [...past, scene].flatMap((each) => each.position ?? [])
  const round = exercise.duel?.(task, positions, move, text === undefined ? undefined : parseIccs(text))
  if (!round) return { state }
  if (round.kind === 'won') return accept(state, position, move, { kind: 'right' })
  const { reply } = round
  const answered = accept(state, position, move, { kind: 'onward', reply, line: [] })
  return round.kind === 'lost' ? { ...answered, state: lose(answered.state, move, round.why, reply) } : answered
}

/** The learner has moved a piece, legally or not. */
export function playMove(state: PlayState, move: Move): Transition {
  const { position } = state.scene
  const { step } = state.exercise
  if (state.phase === 'explaining' && position) return { state: tryOut(state, position, move) }
  if (state.phase !== 'awaiting' || !position) return { state }
  if (step.task?.kind === 'write') return answerText(state, differenceFrom(step.task.move, move))
  const other = notCollecting(state, move)
  if (other) return { state: { ...state, note: { kind: 'not-collecting', piece: other } } }
  const refused = refuse(state, position, move)
  if (refused) return { state: refused }
  if (step.task?.kind === 'collect') return collect(state, position, move, step.task)
  if (step.task?.kind === 'duel') return duel(state, position, move, step.task)
  const verdict = judgeMove(state.scene, position, move, step)
  return verdict.kind === 'wrong' ? miss(state, position, move, verdict.miss) : accept(state, position, move, verdict)
}

/** The pause is over: the other side's move comes. */
export function replyNow(state: PlayState): Transition {
  const { position } = state.scene
  if (!position) return { state }
  if (state.phase === 'refuting') {
    const scene: Scene = { ...state.scene, position: position.play(state.reply), lastMove: state.reply }
    return { state: { ...state, scene, phase: 'wrong', note: state.note } }
  }
  if (state.phase !== 'replying') return { state }
  const scene: Scene = { ...state.scene, position: position.play(state.reply), lastMove: state.reply }
  const played = { ...bare(state), scene }
  const { task } = state.exercise.step
  const isKept = task?.kind === 'duel' && task.goal === 'keep' && scene.moves >= task.within
  if (isKept || (task?.kind === 'line' && scene.line.length === 0))
    return { state: finish({ ...played, phase: 'awaiting' }, { kind: 'done' }) }
  if (task?.kind !== 'duel') {
    const { left } = state
    const note: Note = { kind: 'right-move', ...(left !== undefined && { left }) }
    return { state: { ...played, phase: 'awaiting', note } }
  }
  const piece = position.pieceAt(toOf(state.reply))
  return { state: { ...played, phase: 'awaiting', ...(piece && { note: { kind: 'taken', piece } }) } }
}
