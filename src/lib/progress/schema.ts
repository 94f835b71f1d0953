import type { ReviewItem } from '../drill/log'
import type { Level } from '../drill/types'
import type { Stars } from '../player'

/** Whoever uses this phone, unless it serves several pupils. */
export const DEFAULT_LEARNER = 'me'

/** How a learner did an exercise: the best of all rounds. */
export interface ExerciseRecord {
  readonly version: 1
  readonly learner: string
  /** The step's id: progress hangs on it, never on order or on a file's name. */
  readonly exercise: string
  readonly lesson: string
  /** 0 is told apart from none: done, but not by the learner alone. */
  readonly stars: 0 | Stars
  /** Wrong tries before the right one; 0 is at once. */
  readonly tries: number
  readonly hints: number
  /** How often the exercise was finished. */
  readonly rounds: number
  /** When the best round ended, in milliseconds since 1970. */
  readonly solvedAt: number
}

/** Where a learner left a lesson, to go on there. */
export interface LessonPlace {
  readonly version: 1
  readonly learner: string
  readonly lesson: string
  /** The step's id. */
  readonly step: string
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** The paper of a test that a learner has in hand, and the best one so far. */
export interface PaperRecord {
  readonly version: 1
  readonly learner: string
  /** The test's id. */
  readonly test: string
  /** Orders the test's pool for this learner. */
  readonly seed: number
  /** The paper's number, from 0. */
  readonly sitting: number
  /** The ids of its questions: a newer version may have others in its pool. */
  readonly questions: readonly string[]
  /** Nothing more is answered: it is kept until the next one is begun. */
  readonly handedIn: boolean
  /** A sign for each question: `r` right, `m` missed, `.` not answered yet. */
  readonly marks: string
  /** Points of the best paper that was handed in; 0 before the first. */
  readonly best: number
  /** When it was written last, in milliseconds since 1970. */
  readonly at: number
}

/** What is asked again, and how it was answered so far. When it is due is reckoned from the answers alone. */
export interface AttemptRecord extends ReviewItem {
  readonly version: 1
  readonly learner: string
}

/** How a learner does with one idea of the drills. */
export interface IdeaRecord {
  readonly version: 1
  readonly learner: string
  /** The idea's id, or a mate's name. */
  readonly idea: string
  /** The last twenty answers at most, the newest last: `r` right at once, `m` missed. */
  readonly recent: string
  /** Answers in all, and how many were right at once. */
  readonly seen: number
  readonly right: number
  /** On how many days something was right at once, and the last of them: a number of UTC days since 1970, -1 for none. */
  readonly days: number
  readonly lastDay: number
  /** From 0 to 100; levels are made of it. */
  readonly ability: number
  /** The best timed round, and how many there were. */
  readonly best: number
  readonly rounds: number
  /** Right ones of the last session of ten; -1 before the first. */
  readonly last: number
}

/** One round as it ends; the record is made of it. */
export type Round = Omit<ExerciseRecord, 'version' | 'learner' | 'rounds'>
/** An answer to a drill of an idea: whether it was right at once, and when. */
export interface IdeaAnswer {
  readonly idea: string
  readonly at: number
  readonly isRight: boolean
  /** The drill's own level. */
  readonly level: Level
}
export type Place = Omit<LessonPlace, 'version' | 'learner'>
export type Paper = Omit<PaperRecord, 'version' | 'learner'>

export const STORES = ['exercises', 'places', 'papers', 'attempts', 'ideas'] as const
export type Store = (typeof STORES)[number]

/** Where a problem lies: nowhere in particular, or at one saved record. */
export interface ProgressPlace {
  readonly store: Store
  /** The learner's id and that of the exercise, lesson, test, drill or idea, as far as they can be read. */
  readonly key: string
}

/**
 * What can go wrong with saved progress. `storage-…`: the device keeps nothing, and the app goes on in memory.
 * `record-damaged`: it was set aside (`field`: the first that is wrong). `record-newer`: a newer version of the app wrote
 * it (`version`); it stays as it is.
 */
export interface ProgressProblem {
  readonly code: 'storage-refused' | 'storage-full' | 'storage-failed' | 'record-damaged' | 'record-newer'
  readonly params: Readonly<Record<string, string | number>>
  readonly place?: ProgressPlace
}

/** Orders rounds: more stars first, then fewer tries, then fewer hints. */
const compareRounds = (a: Round, b: Round): number => a.stars - b.stars || b.tries - a.tries || b.hints - a.hints

/** Of two answers to a question the first counts. */
const mergedMarks = (before: string, after: string): string =>
  [...after].map((mark, i) => (before[i] === undefined || before[i] === '.' ? mark : before[i])).join('')

/** A paper as it is written now: what another tab has written of it, or of a later one, stays. */
export const paperAfter = (before: PaperRecord | undefined, paper: PaperRecord): PaperRecord => {
  const best = Math.max(before?.best ?? 0, paper.best)
  if (!before || before.seed !== paper.seed || before.sitting < paper.sitting) return { ...paper, best }
  if (before.sitting > paper.sitting || before.questions.join() !== paper.questions.join()) return { ...before, best }
  const marks = before.handedIn ? before.marks : mergedMarks(before.marks, paper.marks)
  return { ...paper, marks, handedIn: before.handedIn || paper.handedIn, best }
}

/** The learner's record after one more round: the best one, the earlier of two equal ones, and how many there were. */
export const recordAfter = (before: ExerciseRecord | undefined, round: Round, learner: string): ExerciseRecord => {
  const best = before && compareRounds(before, round) >= 0 ? before : round
  return { ...best, version: 1, learner, rounds: (before?.rounds ?? 0) + 1 }
}
