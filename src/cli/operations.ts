import type { Translate } from '../lib/i18n/translator'
import { formatIccs, formatMove, MOVE_STYLES, type MoveStyle, parseMove, type Script, SCRIPTS } from '../lib/notation'
import {
  err,
  explain,
  isInCheck,
  checkersOf,
  byPointName,
  legalMoves,
  ok,
  outcomeOf,
  perft,
  type Position,
  type Result,
  setupFault,
} from '../lib/rules'
import { type Goal, GOALS, solve, WITHIN_MAX } from '../lib/solver'
import { type Fault, moveNames, moveTextFault, pointNames, setupFaultOf } from './fault'
import { reportLesson } from './lesson-report'
import { type Field, maybe, move, oneOf, position, setup, text, whole } from './fields'
import { gameOf } from './game'

type Fields = Readonly<Record<string, Field<unknown>>>
type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }
type Answer = Result<object, Fault>

/** One question that the command line answers: its fields in the order of the arguments, and how it is answered. */
export interface Operation {
  readonly fields: Fields
  readonly answer: (request: object, t: Translate) => Answer
}

const valueOf = (request: object, name: string): unknown =>
  Object.hasOwn(request, name) ? (request as Readonly<Record<string, unknown>>)[name] : undefined

function operation<F extends Fields>(fields: F, answer: (values: Values<F>, t: Translate) => Answer): Operation {
  return {
    fields,
    answer: (request, t) => {
      const values: Record<string, unknown> = {}
      for (const [name, field] of Object.entries(fields)) {
        const value = valueOf(request, name)
        if (value === undefined && field.isOptional !== true)
          return err({ code: 'field-missing', params: { field: name }, details: { field: name } })
        const read = field.read(value, name)
        if (!read.ok) return read
        values[name] = read.value
      }
      return answer(values as Values<F>, t)
    },
  }
}

/** Deeper counts from the initial position take hours. */
const DEPTH_MAX = 6
/** About so many lines are counted while one waits: a few minutes. The initial position has 5.4 billion of six moves. */
const LINES_MAX = 1e10

/** The number of lines, unless a count of half the depth tells that there are far too many. */
function countLines(board: Position, depth: number): Answer {
  const half = Math.floor(depth / 2)
  if (perft(board, half) * perft(board, depth - half) > LINES_MAX)
    return err({ code: 'too-wide', params: { count: legalMoves(board).length, within: depth } })
  return ok({ nodes: perft(board, depth) })
}

const statusOf = (board: Position): object => {
  const outcome = outcomeOf(board)
  return {
    side: board.turn,
    check: isInCheck(board),
    checkers: pointNames(checkersOf(board, board.turn).sort(byPointName)),
    outcome: outcome.kind,
    winner: 'winner' in outcome ? outcome.winner : null,
  }
}

function winsOf(board: Position, within: number, goal: Goal): Answer {
  const found = solve(board, within, goal)
  const params = { count: legalMoves(board).length, within, most: WITHIN_MAX }
  if (!found.ok) return err({ code: found.error.code, params })
  return ok({ wins: found.value.map((win) => ({ ...win, move: formatIccs(win.move) })) })
}

const [chinese, ...otherStyles] = MOVE_STYLES
const [hans, ...otherScripts] = SCRIPTS
const [any, ...otherGoals] = GOALS
const style: Field<MoveStyle> = oneOf([chinese, ...otherStyles])
const script: Field<Script> = oneOf([hans, ...otherScripts])

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  perft: operation({ fen: position, depth: whole(0, DEPTH_MAX) }, ({ fen, depth }) => countLines(fen, depth)),
  legal: operation({ fen: position }, ({ fen }) => ok({ moves: moveNames(legalMoves(fen)) })),
  status: operation({ fen: position }, ({ fen }) => ok(statusOf(fen))),
  explain: operation({ fen: position, move }, ({ fen, move }) => {
    const found = explain(fen, move)
    if (found.legal) return ok({ legal: true })
    const [{ code, causes }] = found.reasons
    return ok({ legal: false, code, causes: pointNames(causes), all: found.reasons.map((reason) => reason.code) })
  }),
  format: operation({ fen: position, move, style, script }, ({ fen, move, style, script }) => {
    const found = explain(fen, move)
    if (!found.legal) return err({ code: 'illegal', position: fen, move, reasons: found.reasons })
    return ok({ text: formatMove(fen, move, style, script) })
  }),
  parse: operation({ fen: position, text }, ({ fen, text }) => {
    const found = parseMove(fen, text)
    return found.ok ? ok({ move: formatIccs(found.value) }) : err(moveTextFault(fen, text, found.error))
  }),
  game: operation({ text, fen: maybe(position), style: maybe(style), script: maybe(script) }, gameOf),
  solve: operation(
    { fen: position, within: whole(1, WITHIN_MAX), goal: oneOf([any, ...otherGoals]) },
    ({ fen, within, goal }) => winsOf(fen, within, goal),
  ),
  setup: operation({ fen: setup }, ({ fen }) => {
    const fault = setupFault(fen)
    return fault ? err(setupFaultOf(fault)) : ok({ ok: true })
  }),
  lesson: operation({ markdown: text }, ({ markdown }, t) => ok(reportLesson(t, markdown))),
}
