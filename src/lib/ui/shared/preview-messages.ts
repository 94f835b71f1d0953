/**
 * What the page where a lesson is written and the page that plays it, in a frame there, say to each other with
 * `postMessage`. Both check who speaks (`event.source`, `event.origin`) before they look at what is said.
 */
import type { Lesson } from '$lib/lesson/types'

/** To the frame: play this, at that step (from 0). Where the learner's own step is still there, it is kept. */
export interface LessonMessage {
  readonly type: 'mazouri-lesson'
  readonly lesson: Lesson
  readonly at: number
}

/** From the frame: it listens; or it has come to another step, by its number from 0. */
export type PreviewMessage = { readonly type: 'mazouri-ready' } | { readonly type: 'mazouri-step'; readonly at: number }

/** The fragment that makes the page a preview. */
export const PREVIEW_HASH = '#preview'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['id']) &&
  ['title', 'prose', 'hints', 'wrong', 'fine', 'replies', 'explain', 'after'].every((name) =>
    Array.isArray(value[name]),
  ) &&
  ['board', 'verse', 'task'].every((name) => value[name] === undefined || isObject(value[name]))

const isLesson = (value: unknown): value is Lesson =>
  isObject(value) &&
  ['id', 'title', 'summary'].every((name) => isText(value[name])) &&
  ['requires', 'verses', 'steps'].every((name) => Array.isArray(value[name])) &&
  (value['steps'] as readonly unknown[]).every(isStep)

/** A message to the frame; undefined for anything that has not its shape. */
export const parseLessonMessage = (data: unknown): LessonMessage | undefined => {
  if (!isObject(data) || data['type'] !== 'mazouri-lesson') return undefined
  const { lesson, at } = data
  return isLesson(lesson) && isCount(at) ? { type: 'mazouri-lesson', lesson, at } : undefined
}

/** A message from the frame; undefined for anything that has not its shape. */
export const parsePreviewMessage = (data: unknown): PreviewMessage | undefined => {
  if (!isObject(data)) return undefined
  const { type, at } = data
  if (type === 'mazouri-ready') return { type }
  return type === 'mazouri-step' && isCount(at) ? { type, at } : undefined
}
