import type { Hint, Problem } from '../lesson/problems'
import { REASON_CODES, type ReasonCode } from '../rules'
import type { Translate } from './translator'

const REASONS: ReadonlySet<string> = new Set(REASON_CODES)
const isReason = (code: Hint['code']): code is ReasonCode => REASONS.has(code)

/** What is wrong, as a sentence. */
export const problemText = (t: Translate, { code, params }: Problem): string => t(`problem.${code}`, params)

/** What would mend it, as a sentence; of a move that is not legal it is the reason's name and its points. */
export function hintText(t: Translate, { code, params }: Hint): string {
  if (!isReason(code)) return t(`hint.${code}`, params)
  const reason = t(`reason.${code}.title`)
  const { points = '' } = params
  return points === '' ? reason : t('hint.reason', { reason, points })
}
