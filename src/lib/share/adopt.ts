import type { Lesson } from '../lesson/types'

/** Signs that turn the direction of writing: with them a text can hide where a link leads. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const hostOf = (href: unknown): string | undefined => {
  try {
    return new URL(String(href)).host
  } catch {
    return undefined
  }
}

/** A link out says where it leads; one that leads nowhere is its words. */
const adoptLink = (link: Fields): unknown => {
  const host = hostOf(link['href'])
  const children = [link['children']].flat().map(adoptValue)
  if (host === undefined || host === '') return { type: 'emphasis', children }
  return { ...link, children: [...children, { type: 'text', text: ` (${host})` }] }
}

/** Whatever part of a lesson it is: no part is forgotten that is added to lessons later. */
const adoptValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(TURNING, '')
  if (Array.isArray(value))
    return value.filter((each) => !isObject(each) || each['type'] !== 'image').map((each) => adoptValue(each))
  if (!isObject(value)) return value
  if (value['type'] === 'link') return adoptLink(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, adoptValue(inner)]))
}

/**
 * Somebody else's lesson as it may be played here. Its ids, and so its progress, are its own whatever it calls itself; it
 * shows no pictures, whose files stay with its author; its links say their host. Lessons that it names or asks for are
 * the curriculum's.
 */
export const adoptLesson = (lesson: Lesson, origin: string): Lesson => {
  const adopted = adoptValue(lesson) as Lesson
  const own = (id: string): string => `${origin}-${id}`
  return { ...adopted, id: own(adopted.id), steps: adopted.steps.map((step) => ({ ...step, id: own(step.id) })) }
}
