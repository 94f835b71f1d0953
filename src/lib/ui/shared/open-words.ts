import { problemText } from '$lib/i18n/problem-text'
import type { Translate } from '$lib/i18n/translator'
import type { OpenProblem } from './open-lesson'

const SENTENCES = {
  'share-empty': 'shared.empty',
  'share-cut': 'shared.cut',
  'share-newer': 'shared.newer',
  'share-foreign': 'shared.foreign',
  'share-too-large': 'shared.tooLarge',
  'compile-too-slow': 'shared.tooSlow',
  'compile-failed': 'shared.notStarted',
  'no-steps': 'shared.noSteps',
  'file-unreadable': 'shared.unreadable',
} as const satisfies Record<Exclude<OpenProblem['code'], 'refused'>, string>

/** Why a lesson does not open, and what to do next. */
export const openProblemText = (t: Translate, { code, problem }: OpenProblem): string =>
  code === 'refused' ? t('shared.refused', { problem: problem ? problemText(t, problem) : '' }) : t(SENTENCES[code])
