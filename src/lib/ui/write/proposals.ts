import type { Completion as Option } from '@codemirror/autocomplete'
import type { Completion, Completions } from '$lib/author'
import type { Key, Translate } from '$lib/i18n/translator'
import type { Proposal } from './editor/lesson-editor'

/** Which part of the catalogue says what a word means. */
const AREAS: Readonly<Partial<Record<Completion['kind'], string>>> = {
  key: 'keys',
  task: 'tasks',
  'front-matter': 'front',
  'verse-key': 'verseKeys',
}

function optionOf(t: Translate, { label, text, kind, word }: Completion): Option {
  const area = AREAS[kind]
  return {
    label,
    ...(text !== undefined && { apply: text }),
    ...(area !== undefined && word !== undefined && { detail: t(`write.${area}.${word}` as Key) }),
  }
}

/** What the editor proposes, with what each word means. */
export const proposalOf = (t: Translate, completions: Completions): Proposal => ({
  from: completions.from,
  options: completions.options.map((option) => optionOf(t, option)),
})
