import { resolve } from '$app/paths'
import { pathIn, type Language } from '$lib/i18n/languages'

/** A path of ours, always with its last slash, as a link from the current page under whatever base path. */
export const addressOf = (path: string): string => resolve(path as '/')

export const homeAddress = (language: Language): string => addressOf(pathIn(language, '/'))

/** Where one's own lessons are written. */
export const writeAddress = (language: Language): string => addressOf(pathIn(language, '/write/'))

/** Where somebody else's lesson is opened. */
export const sharedAddress = (language: Language): string => addressOf(pathIn(language, '/shared/'))

/** The words of the game. */
export const glossaryAddress = (language: Language): string => addressOf(pathIn(language, '/glossary/'))

/** `id` is the lesson's own, the same in every language. */
export const lessonAddress = (language: Language, id: string): string => addressOf(pathIn(language, `/lesson/${id}/`))

/** Where ideas are drilled and reviewed. */
export const drillAddress = (language: Language): string => addressOf(pathIn(language, '/drill/'))
