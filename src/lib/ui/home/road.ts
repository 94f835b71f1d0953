/** The road from nothing to a whole game: which lesson comes next, what is done, where the soldier stands. */
import type { Mark } from '$lib/board/marks'
import type { Standing } from '$lib/board/slide'
import type { Language } from '$lib/i18n/languages'
import type { ExerciseRecord, LessonPlace } from '$lib/progress/schema'
import type { PointState } from '../point-state'

/** What a lesson's picture shows. */
export interface Cover {
  readonly pieces: readonly Standing[]
  readonly marks?: readonly Mark[]
  readonly flipped?: boolean
}

export interface RoadLesson {
  readonly id: string
  /** Its number in the curriculum, from 1; a test has none. */
  readonly number?: number
  /** It is a test: `exercises` is the one record that is written when it is passed. */
  readonly isTest?: true
  readonly title: string
  readonly summary: string
  /** The language of its title, where that is not the page's. */
  readonly language?: Language
  /** The ids of its exercises, in order. */
  readonly exercises: readonly string[]
  readonly cover?: Cover | undefined
}

export interface RoadChapter {
  readonly id: string
  readonly title: string
  /** The beginner's grade that it is compared with, as its lessons write it: 16级. What has none stands beside the road. */
  readonly grade?: string | undefined
  readonly lessons: readonly RoadLesson[]
}

/** What the road needs to know of a solved exercise; see the progress records. */
export type SolvedExercise = Pick<ExerciseRecord, 'exercise' | 'stars' | 'tries'>
export type LeftLesson = Pick<LessonPlace, 'lesson' | 'at'>

export interface RoadProgress {
  /** By the exercise's id; none for one that was not solved yet. */
  readonly records: Readonly<Record<string, SolvedExercise | undefined>>
  /** The lessons that were opened. */
  readonly opened: ReadonlySet<string>
  /** The id of the lesson that was open last. */
  readonly last?: string | undefined
}

export const NO_PROGRESS: RoadProgress = { records: {}, opened: new Set() }

/** What was saved of one learner, as the road needs it. */
export const roadProgress = (exercises: readonly SolvedExercise[], places: readonly LeftLesson[]): RoadProgress => ({
  records: Object.fromEntries(exercises.map((record) => [record.exercise, record])),
  opened: new Set(places.map(({ lesson }) => lesson)),
  last: places.reduce<LeftLesson | undefined>((last, place) => (last && last.at > place.at ? last : place), undefined)
    ?.lesson,
})

export const lessonsOf = (chapters: readonly RoadChapter[]): readonly RoadLesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

/** The chapters of the road: those of a grade, or all where none has one. The others stand beside it. */
export const onRoad = (chapters: readonly RoadChapter[]): readonly RoadChapter[] => {
  const graded = chapters.filter(({ grade }) => grade !== undefined)
  return graded.length > 0 ? graded : chapters
}

const recordsOf = ({ exercises }: RoadLesson, { records }: RoadProgress): readonly (SolvedExercise | undefined)[] =>
  exercises.map((id) => records[id])

/** Every exercise of it was solved. */
export const isDone = (lesson: RoadLesson, progress: RoadProgress): boolean =>
  lesson.exercises.length > 0 && recordsOf(lesson, progress).every((record) => record !== undefined)

/** It was opened, or an exercise of it solved. */
export const isBegun = (lesson: RoadLesson, progress: RoadProgress): boolean =>
  progress.opened.has(lesson.id) || recordsOf(lesson, progress).some((record) => record !== undefined)

/** A done lesson's stars: the mean of its exercises', 0–3. */
export const starsOf = (lesson: RoadLesson, progress: RoadProgress): number => {
  const stars = recordsOf(lesson, progress).map((record): number => record?.stars ?? 0)
  return Math.round(stars.reduce((sum, one) => sum + one, 0) / stars.length)
}

/** The first exercise that is not solved, counted from 1; none when all are. */
export const exerciseAt = (lesson: RoadLesson, progress: RoadProgress): number | undefined => {
  const index = recordsOf(lesson, progress).indexOf(undefined)
  return index < 0 ? undefined : index + 1
}

/** How each exercise stands. The one in hand is marked only in a lesson that was begun. */
export const pointStates = (lesson: RoadLesson, progress: RoadProgress): readonly PointState[] => {
  const now = isBegun(lesson, progress) ? exerciseAt(lesson, progress) : undefined
  return recordsOf(lesson, progress).map((record, i) => {
    if (record === undefined) return i + 1 === now ? 'now' : 'open'
    if (record.stars === 0) return 'missed'
    return record.tries === 0 ? 'right' : 'corrected'
  })
}

/** The lesson to go on with: the one that was open last, or where that is done the first that is not; none at the end. */
export const nextLesson = (chapters: readonly RoadChapter[], progress: RoadProgress): RoadLesson | undefined => {
  const open = lessonsOf(onRoad(chapters)).filter((lesson) => !isDone(lesson, progress))
  return open.find(({ id }) => id === progress.last) ?? open[0]
}

const MAP_COLUMNS = 7

/** A piece of the way in a lesson's cell: from its middle to a side. */
type Way = 'left' | 'right' | 'up' | 'down'

export interface MapCell {
  readonly row: number
  readonly column: number
  /** Where the road comes from; none at a chapter's first lesson. */
  readonly comes?: Way
  /** Where it goes on; none at a chapter's last. */
  readonly goes?: Way
}

/** A chapter's lessons on a board seven files wide, walked as an ox ploughs: to the right, down, to the left, down. */
export const ploughed = (count: number): readonly MapCell[] =>
  Array.from({ length: count }, (_, index) => {
    const [row, step] = [Math.floor(index / MAP_COLUMNS), index % MAP_COLUMNS]
    const back = row % 2 === 1
    const comes: Way = step === 0 ? 'up' : back ? 'right' : 'left'
    const goes: Way = step === MAP_COLUMNS - 1 ? 'down' : back ? 'left' : 'right'
    return {
      row,
      column: back ? MAP_COLUMNS - 1 - step : step,
      ...(index > 0 && { comes }),
      ...(index < count - 1 && { goes }),
    }
  })
