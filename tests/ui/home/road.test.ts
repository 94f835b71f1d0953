import { describe, expect, it } from 'vitest'
import {
  exerciseAt,
  isDone,
  nextLesson,
  NO_PROGRESS,
  ploughed,
  pointStates,
  roadProgress,
  starsOf,
  type RoadChapter,
  type RoadLesson,
} from '../../../src/lib/ui/home/road'

const lesson = (number: number): RoadLesson => ({
  id: `lesson-${number}`,
  number,
  title: '',
  summary: '',
  exercises: [`${number}-a`, `${number}-b`],
})
const [one, two, three] = [lesson(1), lesson(2), lesson(3)]
const chapters: readonly RoadChapter[] = [
  { id: 'first', title: '', lessons: [one, two] },
  { id: 'second', title: '', lessons: [three] },
]
const after = (exercises: readonly string[], places: Readonly<Record<string, number>> = {}) =>
  roadProgress(
    exercises.map((exercise) =>
      exercise.endsWith('a') ? { exercise, stars: 3, tries: 0 } : { exercise, stars: 2, tries: 2 },
    ),
    Object.entries(places).map(([id, at]) => ({ lesson: id, at })),
  )

describe('the road', () => {
  it('begins at the first lesson', () => {
    expect(nextLesson(chapters, NO_PROGRESS)).toBe(one)
    expect(pointStates(one, NO_PROGRESS)).toEqual(['open', 'open'])
  })

  it('goes on in a lesson that was begun', () => {
    const progress = after(['1-a'])
    expect(nextLesson(chapters, progress)).toBe(one)
    expect(exerciseAt(one, progress)).toBe(2)
    expect(pointStates(one, progress)).toEqual(['right', 'now'])
  })

  it('leads past what is done, and counts its stars', () => {
    const progress = after(['1-a', '1-b'])
    expect(isDone(one, progress)).toBe(true)
    expect(nextLesson(chapters, progress)).toBe(two)
    expect(pointStates(one, progress)).toEqual(['right', 'corrected'])
    expect(starsOf(one, progress)).toBe(3)
  })

  it('keeps to the lesson that was left last', () => {
    const progress = after(['1-a'], { 'lesson-1': 5, 'lesson-3': 7 })
    expect(nextLesson(chapters, progress)).toBe(three)
    expect(pointStates(three, progress)).toEqual(['now', 'open'])
  })

  it('leaves a done lesson for the first open one, and says what was not done alone', () => {
    const progress = roadProgress(
      ['1-a', '1-b'].map((exercise) => ({ exercise, stars: 0, tries: 1 })),
      [{ lesson: 'lesson-1', at: 1 }],
    )
    expect(nextLesson(chapters, progress)).toBe(two)
    expect(pointStates(one, progress)).toEqual(['missed', 'missed'])
  })

  it('ends', () => {
    const progress = after(['1-a', '1-b', '2-a', '2-b', '3-a', '3-b'])
    expect(nextLesson(chapters, progress)).toBeUndefined()
  })
})

describe('the map', () => {
  it('is walked as an ox ploughs', () => {
    const cells = ploughed(9)
    expect(cells[0]).toEqual({ row: 0, column: 0, goes: 'right' })
    expect(cells[6]).toEqual({ row: 0, column: 6, comes: 'left', goes: 'down' })
    expect(cells[7]).toEqual({ row: 1, column: 6, comes: 'up', goes: 'left' })
    expect(cells[8]).toEqual({ row: 1, column: 5, comes: 'right' })
  })
})
