import { jsonIn } from '$lib/i18n/json-in'
import { type Language, pathIn } from '$lib/i18n/languages'
import type { LessonPage } from '$lib/lesson/lesson-page'
import type { Lesson } from '$lib/lesson/types'
import { addressOf } from '../addresses'

const fetched = new Map<string, Promise<Lesson | undefined>>()

const textOf = async (address: string, init: RequestInit): Promise<string> => {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address} ${String(answer.status)}`)
  return answer.text()
}

const ask = async (language: Language, id: string): Promise<Lesson | undefined> => {
  const page = await jsonIn(language, (own, isAfresh) =>
    textOf(addressOf(pathIn(own, `/lesson/${id}/page.json`)), isAfresh ? { cache: 'reload' } : {}),
  )
  return (page as LessonPage | undefined)?.lesson
}

/** A lesson of the curriculum by its id, in that language; undefined where it cannot be had. */
export const fetchLesson = (language: Language, id: string): Promise<Lesson | undefined> => {
  const key = `${language} ${id}`
  const lesson = fetched.get(key) ?? ask(language, id)
  fetched.set(key, lesson)
  // A fetch that failed may succeed later.
  lesson.catch(() => fetched.delete(key))
  return lesson.catch(() => undefined)
}
