/** What the start page needs of the curriculum: small enough to be sent with the page. */
import type { Standing } from '$lib/board/slide'
import { isExercise, type Board, type Lesson } from '$lib/lesson/types'
import { parseFen } from '$lib/notation'
import { POINTS } from '$lib/rules'
import { authorMarks } from '../lesson/scene-marks'
import type { Cover, RoadChapter, RoadLesson } from './road'

/** A chapter as it was compiled. */
export interface CompiledChapter {
  readonly id: string
  readonly title: string
  readonly grade?: string | undefined
  readonly lessons: readonly (Pick<Lesson, 'id' | 'title' | 'summary'> & Partial<Pick<Lesson, 'steps'>>)[]
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

/** The chapters of the road. A lesson's number is its place in the whole; its picture is its first exercise's board. */
export const roadOf = (chapters: readonly CompiledChapter[]): readonly RoadChapter[] => {
  let number = 0
  return chapters.map(({ id, title, grade, lessons }) => ({
    id,
    title,
    grade,
    lessons: lessons.map(({ steps = [], ...lesson }): RoadLesson => {
      const exercises = steps.filter(isExercise)
      const board = [...exercises, ...steps].find((step) => step.board)?.board
      number += 1
      return {
        id: lesson.id,
        number,
        title: lesson.title,
        summary: lesson.summary,
        exercises: exercises.map((step) => step.id),
        cover: board && coverOf(board),
      }
    }),
  }))
}
