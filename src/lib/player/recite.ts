import type { Position } from '../rules'
import { parseFen, parseIccs } from '../notation'
import { recitedLines, recitedTexts } from '../lesson/recite'
import type { Task } from '../lesson/types'
import { finish } from './stars'
import type { Note } from './note'
import { bare, type PlayState, SHOW_PAUSE, type Transition } from './state'

/* A verse: its lines go over the board, and who recites it picks what comes next. */

type Showing = PlayState & { readonly phase: 'showing' }
type Recite = Task & { readonly kind: 'recite' }

/** What stands on the board before a line's first move. */
function beforeLine(state: PlayState, line: number): Position | undefined {
  const fen = state.exercise.step.verse?.lines[line]?.fen
  const parsed = fen === undefined ? undefined : parseFen(fen)
  return parsed?.ok ? parsed.value : undefined
}

/** Shows lines of a verse one after the other: what comes before them is on the board already. */
function showLines(state: PlayState, lines: readonly number[], note?: Note): Showing {
  const [line = -1, ...later] = lines
  const { lastMove: _, ...scene } = state.scene
  const position = beforeLine(state, line) ?? scene.position
  const moves = state.exercise.step.verse?.lines[line]?.moves ?? []
  const rest = moves.map(parseIccs).filter((move) => move !== undefined)
  const shown = { ...bare(state), phase: 'showing', rest, lines: later, scene: { ...scene, position } } as const
  return { ...shown, ...(note && { note }) }
}

/** What a state is when its lines have been shown. */
function settle(state: Showing): PlayState {
  const { task } = state.exercise.step
  if (task?.kind !== 'recite') return { ...bare(state), phase: 'explaining' }
  if (state.scene.chosen.length === task.choices.length) return finish(state, { kind: 'done' })
  return { ...bare(state), phase: 'awaiting', ...(state.note && { note: state.note }) }
}

/** The next move of the lines that are shown. */
export function showNext(state: Showing): Transition {
  const [move, ...rest] = state.rest
  const { position } = state.scene
  if (move !== undefined && position) {
    const shown: Showing = { ...state, rest, scene: { ...state.scene, position: position.play(move), lastMove: move } }
    return { state: shown, then: { after: SHOW_PAUSE, event: { type: 'paused' } } }
  }
  return state.lines.length > 0 ? showNext(showLines(state, state.lines, state.note)) : { state: settle(state) }
}

/** Everything shown at once: who is quick does not wait. */
function hurry(state: Showing): PlayState {
  const next = showNext(state)
  return next.state.phase === 'showing' ? hurry(next.state) : next.state
}

/** A line is tapped that the learner wants to see. */
export function reciteLine(state: PlayState, line: number): Transition {
  if (state.exercise.step.task || !beforeLine(state, line)) return { state }
  return showNext(showLines(state, [line]))
}

/** The right piece: where it ends a line, that line's moves are played, and those of the lines up to the next gap. */
function accept(state: PlayState, task: Recite, option: number): Transition {
  const { scene, exercise } = state
  const { verse } = exercise.step
  const places = verse ? recitedLines(verse, task.way) : []
  const line = places[scene.chosen.length] ?? 0
  const next = places[scene.chosen.length + 1] ?? verse?.lines.length ?? 0
  const chosen = [...scene.chosen, option]
  const left = task.choices.length - chosen.length
  const note: Note = next > line ? { kind: 'recited', line } : { kind: 'found', left }
  const picked = { ...state, scene: { ...scene, chosen }, past: [...state.past, scene] }
  const lines = Array.from({ length: next - line }, (_, i) => line + i)
  return showNext(showLines(picked, lines, note))
}

/** The learner picks what comes next; what reads the same is the same. A wrong pick is answered and ends nothing. */
export function pickRecited(state: PlayState, task: Recite, option: number): Transition {
  const now = state.phase === 'showing' ? hurry(state) : state
  const { verse } = now.exercise.step
  const { chosen } = now.scene
  const texts = verse ? recitedTexts(verse, task.way) : []
  const picked = texts[task.choices[option] ?? -1]
  if (now.phase !== 'awaiting' || picked === undefined || chosen.includes(option)) return { state }
  if (picked === texts[chosen.length]) return accept(now, task, option)
  return { state: { ...now, tries: now.tries + 1, note: { kind: 'wrong-piece', way: task.way } } }
}
