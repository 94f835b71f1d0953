import { type Move, type Piece, type Point, Position, type ReasonCode, type Side, toOf } from '../rules'
import { parseFen, parsePoint } from '../notation'
import type { duelRound } from '../lesson/duel'
import type { LineMove, PointText, Step, Task } from '../lesson/types'
import type { Note } from './note'

/** A step made ready to be played: its texts turned into rules values. */
export interface Exercise {
  readonly step: Step
  readonly start: Position | undefined
  /** Whom the learner plays. */
  readonly side: Side
  /** Who answers in a duel; without it no move is played in one. */
  readonly duel?: typeof duelRound
}

/** What stands on the board, and how far the learner has come. */
export interface Scene {
  readonly position: Position | undefined
  readonly lastMove?: Move
  /** Moves that the learner has made since the start. */
  readonly moves: number
  /** Points tapped, collected or captured so far. */
  readonly found: readonly Point[]
  /** What is left of the line that is watched or played. */
  readonly line: readonly LineMove[]
  /** Moves judged so far. */
  readonly judged: number
  /** A piece whose moves are shown: the learner may try them out, and nothing is asked. */
  readonly shown?: Point
  /** Options ticked, or what has been recited, by index. */
  readonly chosen: readonly number[]
}

/** How an exercise ended. */
export interface Ending {
  readonly kind: 'checkmate' | 'stalemate' | 'done'
}

interface Base {
  readonly exercise: Exercise
  readonly scene: Scene
  /** Earlier scenes at which the learner was to act, the newest last: what can be taken back. */
  readonly past: readonly Scene[]
  readonly hints: number
  /** Wrong answers so far; illegal moves are no answers. */
  readonly tries: number
}

export type PlayState = Base &
  (
    | { readonly phase: 'explaining'; readonly note?: Note }
    /** Moves of a verse's line go over the board one by one, and then those of more lines. */
    | {
        readonly phase: 'showing'
        readonly rest: readonly Move[]
        readonly lines: readonly number[]
        readonly note?: Note
      }
    | { readonly phase: 'awaiting'; readonly note?: Note }
    | { readonly phase: 'replying'; readonly reply: Move; readonly left?: number }
    /** The wrong move stands; its refutation comes. */
    | { readonly phase: 'refuting'; readonly note: Note; readonly reply: Move }
    /** The wrong answer stands until the learner tries again. */
    | { readonly phase: 'wrong'; readonly note: Note }
    /** A move has been judged rightly; the next one waits. */
    | { readonly phase: 'judged'; readonly note: Note }
    | { readonly phase: 'done'; readonly ending: Ending; readonly stars: Stars; readonly note?: Note }
  )
export type Phase = PlayState['phase']
export type Stars = 1 | 2 | 3

/** `piece`: what the learner puts on the point. */
export type Answer =
  | { readonly type: 'movePlayed'; readonly move: Move }
  | { readonly type: 'pointTapped'; readonly point: Point; readonly piece?: Piece }
  | { readonly type: 'optionChosen'; readonly option: number }
  | { readonly type: 'verdictGiven'; readonly verdict: 'legal' | ReasonCode }
  | { readonly type: 'lineRecited'; readonly line: number }

/** What needs no more than its name: a button, or a pause that is over. */
export interface Press {
  readonly type: 'wentOn' | 'hintAsked' | 'takenBack' | 'restarted' | 'retried' | 'optionsSubmitted' | 'paused'
}

export type PlayEvent = Answer | Press

/** A new state, and the event that is to follow by itself after a pause. */
export interface Transition {
  readonly state: PlayState
  readonly then?: { readonly after: number; readonly event: PlayEvent }
}

/** Pauses in ms: a reply comes when the eye has seen the move; a refutation a little later. */
export const REPLY_PAUSE = 450
export const SHOW_PAUSE = 550

const pointsOf = (texts: readonly PointText[]): Point[] => texts.map(parsePoint).filter((point) => point !== undefined)

/** The points that a task is about: to be tapped, collected or filled. */
export const askedPoints = (step: Step): Point[] =>
  step.task && 'points' in step.task ? pointsOf(step.task.points) : []

/** What stands there while the pieces on `missing` are still to be put on the board. */
export function without(position: Position, missing: readonly Point[]): Position {
  const pieces = new Map(position.pieces().filter(([point]) => !missing.includes(point)))
  const made = Position.of({ pieces, turn: position.turn })
  return made.ok ? made.value : position
}

/** Where the piece stands now that collects. */
export const collectorOf = (task: Task & { kind: 'collect' }, { lastMove }: Scene): Point | undefined =>
  lastMove === undefined ? parsePoint(task.piece) : toOf(lastMove)

function prepare(step: Step, duel: Exercise['duel']): Exercise {
  const parsed = step.board && parseFen(step.board.fen)
  const start = parsed?.ok ? parsed.value : undefined
  return { step, start, side: step.board?.side ?? 'red', ...(duel && { duel }) }
}

const isRead = (step: Step): boolean => step.task === undefined || step.task.kind === 'watch'

const openingScene = ({ step, start }: Exercise): Scene => {
  const shown = step.board?.show === undefined ? undefined : parsePoint(step.board.show)
  return {
    position: start && step.task?.kind === 'setup' ? without(start, askedPoints(step)) : start,
    moves: 0,
    found: [],
    line: step.task && 'line' in step.task ? step.task.line : [],
    judged: 0,
    chosen: [],
    ...(shown !== undefined && isRead(step) && { shown }),
  }
}

/** The state in which a step begins. */
export function begin(step: Step, duel?: Exercise['duel']): PlayState {
  const exercise = prepare(step, duel)
  const base = { exercise, scene: openingScene(exercise), past: [], hints: 0, tries: 0 }
  return isRead(step) ? { ...base, phase: 'explaining' } : { ...base, phase: 'awaiting' }
}

/** The state's own parts, without its phase: no note outlives the answer that it was given to. */
export const bare = ({ exercise, scene, past, hints, tries }: PlayState): Base => ({
  exercise,
  scene,
  past,
  hints,
  tries,
})

/** The same step from its start; hints shown and answers tried stay counted. */
export const restart = ({ exercise, hints, tries }: PlayState): PlayState => ({
  ...begin(exercise.step, exercise.duel),
  hints,
  tries,
})
