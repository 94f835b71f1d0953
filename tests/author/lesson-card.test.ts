import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lessonCard } from '../../src/lib/author'
import { compile, isExercise } from '../../src/lib/lesson'

// Every lesson is compiled.
vi.setConfig({ testTimeout: 60_000 })

const LESSONS = 'lessons/zh-Hans'
const lessons = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\d\d-[^/]+\.md$/.test(file))
  .map((file) => readFileSync(join(LESSONS, file), 'utf8'))

test('title, summary and number of exercises are those that the compiler finds', () => {
  expect(lessons.length).toBeGreaterThan(5)
  for (const text of lessons) {
    const lesson = compile(text).lesson
    expect(lessonCard(text)).toEqual({
      title: lesson?.title,
      summary: lesson?.summary,
      exercises: lesson?.steps.filter(isExercise).length,
    })
  }
})

test('what is missing is missing, and a heading stands in for a title', () => {
  expect(lessonCard('')).toEqual({ title: undefined, summary: undefined, exercises: 0 })
  expect(lessonCard('---\ntitle:\n---\n# Mine\n## a\n').title).toBe('Mine')
  expect(lessonCard("---\n标题: '引号里'\n---\n").title).toBe('引号里')
})
