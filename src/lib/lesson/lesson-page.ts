import type { Language, Lesson, Verse } from './types'

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
