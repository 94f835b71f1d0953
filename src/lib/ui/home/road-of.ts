/** What the start page needs of the curriculum: small enough to be sent with the page. */
import type { Standing } from '$lib/board/slide'
import type { Language } from '$lib/i18n/languages'
import { isExercise, type Board, type ChapterHead, type Lesson, type Step } from '$lib/lesson'
import { parseFen } from '$lib/notation'
import { POINTS } from '$lib/rules'
import { authorMarks } from '../lesson/scene-marks'
import { coverView } from './cover'
import type { Cover, RoadChapter, RoadLesson } from './road'

/** A chapter as the build compiled it. */
export interface CompiledChapter extends ChapterHead {
  readonly lessons: readonly (Lesson & { readonly number?: number; readonly contentLanguage: Language })[]
}

const coverOf = ({ fen, flipped, marks }: Board): Cover | undefined => {
  const position = parseFen(fen)
  if (!position.ok) return undefined
  const pieces = POINTS.flatMap((point): Standing[] => {
    const piece = position.value.pieceAt(point)
    return piece ? [[point, piece]] : []
  })
  return { pieces, flipped, marks: authorMarks(marks) }
}

const isRich = ({ pieces }: Cover): boolean => pieces.filter(([, { role }]) => role !== 'general').length > 1

/**
 * Of a lesson's boards the one with something going on that needs the lowest picture: the plate is wide, and pieces should
 * be large in it.
 */
const bestCover = (boards: readonly Board[]): Cover | undefined => {
  const covers = boards.flatMap((board) => coverOf(board) ?? [])
  const rich = covers.filter(isRich)
  const height = (cover: Cover): number => coverView(cover)[3]
  return (rich.length > 0 ? rich : covers).reduce<Cover | undefined>(
    (best, cover) => (best && height(best) <= height(cover) ? best : cover),
    undefined,
  )
}

/** The lesson's board that is shown in small, an exercise's if there is one; undefined for a lesson without any. */
export const coverOfSteps = (steps: readonly Step[]): Cover | undefined =>
  bestCover([...steps.filter(isExercise), ...steps].flatMap(({ board }) => board ?? []))

const roadLesson = (lesson: CompiledChapter['lessons'][number], page: Language): RoadLesson => {
  const { id, number, title, summary, steps, test, contentLanguage } = lesson
  const exercises = steps.filter(isExercise)
  return {
    id,
    ...(number !== undefined && { number }),
    ...(test && { isTest: true as const }),
    title,
    summary,
    exercises: test ? [id] : exercises.map((step) => step.id),
    cover: coverOfSteps(steps),
    ...(contentLanguage !== page && { language: contentLanguage }),
  }
}

/** The chapters of the road, for a page in this language. */
export const roadOf = (chapters: readonly CompiledChapter[], page: Language): readonly RoadChapter[] =>
  chapters.map(({ id, title, grade, lessons }) => ({
    id,
    title,
    grade,
    lessons: lessons.map((lesson) => roadLesson(lesson, page)),
  }))
