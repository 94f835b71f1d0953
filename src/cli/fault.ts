import { placedReasonText } from '../lib/i18n/placed-reasons'
import type { Catalogue, Key, Params, Translate } from '../lib/i18n/translator'
import { type FenError, formatIccs, formatPoint, type MoveTextError } from '../lib/notation'
import type { Move, Point, Position, Reason, SetupError, UndrawableError } from '../lib/rules'

type ProblemCode = keyof Catalogue['problem']

/** What is wrong with a question, as closed data: it becomes a sentence only when it is answered. */
export type Fault =
  | {
      readonly code: ProblemCode
      readonly params?: Params
      /** What stands beside code and message in the answer. */
      readonly details?: Readonly<Record<string, unknown>>
    }
  | {
      readonly code: 'illegal'
      readonly position: Position
      readonly move: Move
      readonly reasons: readonly [Reason, ...Reason[]]
      readonly details?: Readonly<Record<string, unknown>>
    }

const SHOWN = 40

/** What somebody wrote, short enough to stand in a sentence. */
export const shown = (written: unknown): string => {
  // Of a list or an object the first sign is enough: it may be nested deeper than any recursion goes.
  if (typeof written === 'object' && written !== null) return Array.isArray(written) ? '[…]' : '{…}'
  const text = typeof written === 'string' ? written : JSON.stringify(written)
  const signs = Array.from(text.slice(0, 2 * SHOWN + 2))
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : text
}

export const pointNames = (points: readonly Point[]): string[] => points.map(formatPoint)
export const moveNames = (moves: readonly Move[]): string[] => moves.map(formatIccs)

/** A FEN error names its character and rank counted from 1, as people count what they read. */
export const fenFault = (error: FenError | UndrawableError): Fault => {
  if (error.code === 'too-many-generals') return setupFaultOf({ code: error.code, points: error.points })
  const { code, at, ...params } = error
  return { code, params: { ...params, at: at + 1 }, details: { at } }
}

export const setupFaultOf = ({ code, points }: SetupError): Fault => ({
  code,
  params: { points: pointNames(points).join(' ') },
  details: { points: pointNames(points).sort() },
})

export const moveTextFault = (position: Position, text: string, error: MoveTextError): Fault => {
  switch (error.code) {
    case 'illegal':
      return { ...error, position }
    case 'ambiguous': {
      const candidates = moveNames(error.candidates)
      return { code: error.code, params: { moves: candidates.join(' ') }, details: { candidates } }
    }
    default:
      return { code: error.code, params: { text: shown(text) } }
  }
}

/** The answer to a question that cannot be answered: a code for programs, a sentence for people. */
export function errorAnswer(t: Translate, fault: Fault): object {
  if (!('reasons' in fault))
    return {
      error: { code: fault.code, message: t(`problem.${fault.code}` as Key, fault.params), ...fault.details },
    }
  const { code, position, move, reasons, details } = fault
  const [reason] = reasons
  const message = placedReasonText(t, position, move, reason, { point: formatPoint, move: formatIccs })
  const all = reasons.map((other) => other.code)
  const told = { move: formatIccs(move), reason: reason.code, causes: pointNames(reason.causes), all }
  return { error: { code, message, ...told, ...details } }
}
