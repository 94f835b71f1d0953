import { createContext } from 'svelte'
import type { Language } from '$lib/i18n/languages'
import type { Translate, Translator } from '$lib/i18n/translator'

const [current, provide] = createContext<() => Translator>()

export interface Translation {
  /** The page's language. Read it in markup or `$derived`: it changes when the reader changes it. */
  readonly language: Language
  /** The sentence for a key, in the page's language; follows a change of language like any other state. */
  readonly t: Translate
}

/** For the root layout: what translator the page has now. */
export const provideTranslation = (translator: () => Translator): void => {
  provide(translator)
}

/** For components, while they are set up: `const { t } = useTranslation()`. */
export const useTranslation = (): Translation => {
  const translator = current()
  return {
    get language() {
      return translator().language
    },
    t: (key, params) => translator().t(key, params),
  }
}
