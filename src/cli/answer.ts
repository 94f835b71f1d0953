import type { Translate } from '../lib/i18n/translator'
import { err, type Result } from '../lib/rules'
import { errorAnswer, type Fault, shown } from './fault'
import { OPERATIONS } from './operations'

/** Longer than any lesson that is read, even with every character escaped. */
export const LINE_MAX = 1_000_000

/** The answer to a question that came as any JSON value. */
function answerTo(request: unknown, t: Translate): Result<object, Fault> {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return err({ code: 'line-not-object' })
  const ops = Object.keys(OPERATIONS).join(' ')
  const op: unknown = Object.hasOwn(request, 'op') ? (request as { op: unknown }).op : undefined
  if (op === undefined) return err({ code: 'op-missing', params: { ops } })
  const operation = typeof op === 'string' && Object.hasOwn(OPERATIONS, op) ? OPERATIONS[op] : undefined
  return operation?.answer(request, t) ?? err({ code: 'op-unknown', params: { op: shown(op), ops } })
}

function parsed(line: string): Result<unknown, Fault> {
  if (line.length > LINE_MAX) return err({ code: 'line-too-long', params: { max: LINE_MAX } })
  try {
    return { ok: true, value: JSON.parse(line) as unknown }
  } catch {
    return err({ code: 'line-not-json' })
  }
}

/** One line of a batch in, one out: JSON both, whatever the line holds. */
export function answerLine(line: string, t: Translate): string {
  try {
    const request = parsed(line)
    const answer = request.ok ? answerTo(request.value, t) : request
    return JSON.stringify(answer.ok ? answer.value : errorAnswer(t, answer.error))
  } catch {
    // A fault of this program, not of the line: whoever sent the batch still gets the lines that follow.
    return JSON.stringify(errorAnswer(t, { code: 'own-fault' }))
  }
}
