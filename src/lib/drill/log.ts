/* How an exercise or a drill was answered over time: all that review is reckoned from. */

/** 1: missed at first; 2: right with hints; 3: right at once. */
export const GRADES = [1, 2, 3] as const
export type Grade = (typeof GRADES)[number]

/** `at`: when, in milliseconds since 1970, as the device's clock had it. */
export type Answered = readonly [at: number, grade: Grade]

/** Answers in order of time, no two at one time; never none, and at most `LOG_MAX`, the newest. */
export type Log = readonly Answered[]

export const LOG_MAX = 60

/**
 * What two tabs have written of one thing, put together: in whatever order and however often that is done, the same
 * comes of it. Of two answers at one time the worse one counts.
 */
export function mergedLog(one: Log, other: Log): Log {
  const grades = new Map<number, Grade>()
  for (const [at, grade] of [...one, ...other]) {
    const known = grades.get(at)
    if (known === undefined || grade < known) grades.set(at, grade)
  }
  return [...grades].sort(([a], [b]) => a - b).slice(-LOG_MAX)
}

/** What is asked again: an exercise of a lesson, or a drill. */
export interface ReviewItem {
  /** The exercise's id, or the drill's. */
  readonly item: string
  readonly source: 'lesson' | 'drill'
  /** The id of the lesson that the exercise is in. */
  readonly lesson?: string
  /** The drill as text: it is asked again even where no collection has it any more. */
  readonly drill?: string
  readonly log: Log
}

/** How an exercise went at its best; see the progress records. */
export interface DoneExercise {
  readonly exercise: string
  readonly lesson: string
  readonly tries: number
  /** When, in milliseconds since 1970. */
  readonly solvedAt: number
}

/** A test that was passed has a record of its own under its lesson's id; it is no exercise to be asked again. */
export const isTestRecord = ({ exercise, lesson }: Pick<DoneExercise, 'exercise' | 'lesson'>): boolean =>
  exercise === lesson

/** What is known of an exercise that was missed before answers were logged: one miss. */
export const unloggedMiss = (record: DoneExercise): Log =>
  record.tries > 0 && !isTestRecord(record) ? [[record.solvedAt, 1]] : []
