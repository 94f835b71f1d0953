import type { Language, Lesson, Term, Verse } from './types'

/** The lesson before or after another. */
export interface Neighbour {
  readonly id: string
  readonly title: string
  /** Its number in the curriculum; a test has none. */
  readonly number?: number
}

/** All that one lesson's page needs: what the build gives it, as JSON. */
export interface LessonPage {
  /** A test comes without its questions: they are drawn from pools that are kept for themselves. */
  readonly lesson: Lesson
  /** Its number in the curriculum, from 1. */
  readonly number?: number
  readonly previous?: Neighbour
  readonly next?: Neighbour
  readonly contentLanguage: Language
  /** The verse at the lesson's head. */
  readonly verse?: Verse
}

/** A word of the game, and the lesson that explains it first. */
export interface GlossaryEntry extends Term {
  /** The lesson's id. */
  readonly lesson: string
  readonly title: string
  /** The word in the other Chinese script, where it is another. */
  readonly also?: string
  /** The language of its words: the original's where no translation stands. */
  readonly language: Language
  /** How it is read, a syllable for each character; none for a word that is not Chinese. */
  readonly pinyin: readonly string[]
}
