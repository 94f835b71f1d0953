import { json } from '@sveltejs/kit'
import { loadCurriculum } from '$build/curriculum'
import { isExercise } from '$lib/lesson/types'
import type { RequestHandler } from './$types'

export const prerender = true

/** Which exercises each lesson has: what a learner is to do again may have moved to another lesson, or have gone. */
export const GET: RequestHandler = async () => {
  const curriculum = await loadCurriculum()
  const lessons = curriculum['zh-Hans'].flatMap((chapter) => chapter.lessons)
  const own = lessons.filter(({ test }) => !test)
  return json(Object.fromEntries(own.map(({ id, steps }) => [id, steps.filter(isExercise).map((step) => step.id)])))
}
