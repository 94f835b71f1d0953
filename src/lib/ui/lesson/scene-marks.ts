import type { Mark } from '$lib/board/marks'
import {
  eyeOf,
  fromOf,
  legOf,
  type Move,
  type Point,
  type Position,
  type Reason,
  toOf,
  pointsBetween,
} from '$lib/rules'
import { parseIccs, parsePoint } from '$lib/notation'
import type { LessonMark } from '$lib/lesson/types'
import { askedPoints, judgedMove, type Note, type PlayState } from '$lib/player'

/** Words beside a point: the leg, the eye. */
export interface MarkWords {
  readonly leg: string
  readonly eye: string
}

const at = (text: string, make: (point: Point) => Mark): Mark[] => {
  const point = parsePoint(text)
  return point === undefined ? [] : [make(point)]
}

function arrowMarks(mark: LessonMark & { type: 'arrow' }): Mark[] {
  const move = parseIccs(mark.move)
  if (move === undefined) return []
  const arrow: Mark = { type: 'arrow', from: fromOf(move), to: toOf(move), colour: mark.colour }
  return mark.crossed
    ? [
        { ...arrow, weight: 9 },
        { type: 'cross', at: toOf(move) },
      ]
    : [arrow]
}

/** The author's marks as the board draws them. */
export function authorMarks(marks: readonly LessonMark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    switch (mark.type) {
      case 'circle':
        return at(mark.at, (point) => ({ type: 'circle', at: point, colour: mark.colour }))
      case 'cross':
        return at(mark.at, (point) => ({ type: 'cross', at: point }))
      case 'words':
        return at(mark.at, (point) => ({ type: 'tag', at: point, text: mark.text }))
      case 'arrow':
        return arrowMarks(mark)
    }
  })
}

const causes = (reason: Reason): Mark[] => reason.causes.map((point) => ({ type: 'cause', at: point }))

function attackMarks(reason: Reason, general: Point | undefined): Mark[] {
  const arrows = reason.causes.map((from): Mark[] =>
    general === undefined ? [] : [{ type: 'arrow', from, to: general, colour: 'red', weight: 9 }],
  )
  return [...causes(reason), ...arrows.flat()]
}

const facingMarks = (reason: Reason): Mark[] => {
  const [a, b] = reason.causes
  if (a === undefined || b === undefined) return causes(reason)
  return [{ type: 'line', path: [a, ...pointsBetween(a, b), b] }, ...causes(reason)]
}

function leapMarks(reason: Reason, move: Move, words: string): Mark[] {
  const [from, to] = [fromOf(move), toOf(move)]
  const tags: Mark[] = reason.causes.map((point) => ({ type: 'tag', at: point, text: words }))
  return [{ type: 'leap', from, to }, ...causes(reason), ...tags]
}

/** Where the mover's own general stands after the move. */
function generalAfter(position: Position, move: Move): Point | undefined {
  const side = position.pieceAt(fromOf(move))?.side
  const own = side && position.generalOf(side)
  return own === fromOf(move) ? toOf(move) : own
}

function causeMarks(position: Position, move: Move, reason: Reason, words: MarkWords): Mark[] {
  const [from, to] = [fromOf(move), toOf(move)]
  switch (reason.code) {
    case 'horse-leg':
      return leapMarks({ ...reason, causes: [legOf(from, to)] }, move, words.leg)
    case 'elephant-eye':
      return leapMarks({ ...reason, causes: [eyeOf(from, to)] }, move, words.eye)
    case 'no-screen':
    case 'path-blocked':
    case 'too-many-screens':
      return [{ type: 'line', path: [from, ...pointsBetween(from, to), to] }, ...causes(reason)]
    case 'generals-facing':
      return facingMarks(reason)
    case 'still-in-check':
    case 'into-check':
      return attackMarks(reason, generalAfter(position, move))
    default:
      return causes(reason)
  }
}

/** Lights what forbids a move: the leg, the eye, the screens, the open file, the attackers. */
export function reasonMarks(position: Position, move: Move, reason: Reason, words: MarkWords): Mark[] {
  const marks = causeMarks(position, move, reason, words)
  // A piece that stands on the target is ringed; a cross would hide it.
  const isCrossed = fromOf(move) !== toOf(move) && reason.code !== 'own-piece' && reason.code !== 'not-your-turn'
  return isCrossed ? [...marks, { type: 'cross', at: toOf(move) }] : marks
}

function foundMarks(state: PlayState): Mark[] {
  const { task } = state.exercise.step
  const { found, position } = state.scene
  if (task?.kind === 'setup') return []
  if (task?.kind === 'collect') {
    const left = askedPoints(state.exercise.step).filter((point) => !found.includes(point))
    return left.map((point) =>
      position?.pieceAt(point) ? { type: 'circle', at: point, colour: 'yellow' } : { type: 'target', at: point },
    )
  }
  return found.map((point) => ({ type: 'tapped', at: point, right: true }))
}

/** The wrong move and its answer: both moved pieces as ghosts where they came from, and the two arrows. */
function refutationMarks(state: PlayState, tried: Move | undefined, reply: Move): Mark[] {
  const before = state.past.at(-1)?.position
  if (!before || tried === undefined) return []
  const ghost = (position: Position, at: Point): Mark[] => {
    const piece = position.pieceAt(at)
    return piece ? [{ type: 'ghost', at, piece }] : []
  }
  return [
    ...ghost(before, fromOf(tried)),
    ...ghost(before, fromOf(reply)),
    { type: 'arrow', from: fromOf(tried), to: toOf(tried), colour: 'blue', weight: 8 },
    { type: 'arrow', from: fromOf(reply), to: toOf(reply), colour: 'yellow', weight: 14 },
  ]
}

function noteMarks(state: PlayState, note: Note, words: MarkWords): Mark[] {
  const { position } = state.scene
  if (!position) return []
  switch (note.kind) {
    case 'illegal':
    case 'right-verdict': {
      const [reason] = note.reasons
      return reason ? reasonMarks(position, note.move, reason, words) : []
    }
    case 'wrong-point':
      return [{ type: 'tapped', at: note.point, right: false }]
    case 'caught': {
      const to = state.scene.lastMove === undefined ? undefined : toOf(state.scene.lastMove)
      return note.by.flatMap((from): Mark[] => [
        { type: 'cause', at: from },
        ...(to === undefined ? [] : [{ type: 'arrow', from, to, colour: 'yellow' } as const]),
      ])
    }
    case 'wrong-move':
      return state.phase === 'wrong' && note.refutation ? refutationMarks(state, note.move, note.refutation.reply) : []
    default:
      return []
  }
}

/** The author's marks while the task stands; after a wrong try those of them that say where to go. */
function standingMarks({ exercise, scene, phase, hints }: PlayState, isAnswered: boolean): Mark[] {
  const { board } = exercise.step
  const isFresh = scene.moves === 0 && (phase === 'explaining' || phase === 'awaiting')
  if (!board || !(isFresh || phase === 'wrong')) return []
  const marks = [...board.marks, ...(hints > 0 ? board.hintMarks : [])]
  return authorMarks(isAnswered || phase === 'wrong' ? marks.filter(({ type }) => type !== 'arrow') : marks)
}

/** Everything that is drawn on the board beside the pieces, for a state of the player. */
export function sceneMarks(state: PlayState, words: MarkWords, isNoteRead: boolean): Mark[] {
  const judged = state.phase === 'awaiting' ? judgedMove(state) : undefined
  const arrow: Mark[] =
    judged === undefined ? [] : [{ type: 'arrow', from: fromOf(judged), to: toOf(judged), colour: 'blue' }]
  const note = 'note' in state && state.note && !isNoteRead ? state.note : undefined
  const answer = note ? noteMarks(state, note, words) : []
  return [...standingMarks(state, note?.kind === 'illegal'), ...foundMarks(state), ...arrow, ...answer]
}
