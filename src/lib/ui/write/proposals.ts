import type { Completion as Option } from '@codemirror/autocomplete'
import type { Completion, Completions } from '$lib/author'
import type { Key, Translate } from '$lib/i18n/translator'
import type { Proposal } from './editor/lesson-editor'

/** What a word of the lesson language means, by the vocabulary that it belongs to. */
export const MEANINGS: Readonly<Partial<Record<Completion['kind'], (t: Translate, word: string) => string>>> = {
  key: (t, word) => t(`write.keys.${word}` as Key),
  task: (t, word) => t(`write.tasks.${word}` as Key),
  'front-matter': (t, word) => t(`write.front.${word}` as Key),
  'verse-key': (t, word) => t(`write.verseKeys.${word}` as Key),
}

function optionOf(t: Translate, { label, text, kind, word }: Completion): Option {
  const meaning = MEANINGS[kind]
  return {
    label,
    ...(text !== undefined && { apply: text }),
    ...(meaning && word !== undefined && { detail: meaning(t, word) }),
  }
}

/** What the editor proposes, with what each word means. */
export const proposalOf = (t: Translate, completions: Completions): Proposal => ({
  from: completions.from,
  options: completions.options.map((option) => optionOf(t, option)),
})
