import type { Translate } from '$lib/i18n/translator'
import type { ProgressProblem } from '$lib/progress'

/** What the learner is told of saved progress that cannot be kept or read: the gravest of it, in one sentence. */
export function progressWarning(t: Translate, problems: readonly ProgressProblem[]): string | undefined {
  if (problems.some(({ code }) => code.startsWith('storage'))) return t('lesson.nothingSaved')
  if (problems.some(({ code }) => code === 'record-newer')) return t('lesson.recordNewer')
  return problems.some(({ code }) => code === 'record-damaged') ? t('lesson.recordDamaged') : undefined
}
