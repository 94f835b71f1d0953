import { readdirSync, readFileSync } from 'node:fs'
import { compile } from '../../src/lib/lesson/compile'
import type { Lesson } from '../../src/lib/lesson/types'

const root = new URL('../../lessons/zh-Hans/', import.meta.url)

const read = (chapter: string, name: string): Lesson => {
  const { lesson } = compile(readFileSync(new URL(`${chapter}/${name}`, root), 'utf8'))
  if (!lesson) throw new Error(`no lesson in ${chapter}/${name}`)
  return lesson
}

/** The project's lessons in their order, as the pages hold them. */
export const LESSONS: readonly Lesson[] = readdirSync(root)
  .sort()
  .flatMap((chapter) =>
    readdirSync(new URL(`${chapter}/`, root))
      .filter((name) => /^\d.*\.md$/.test(name))
      .sort()
      .map((name) => read(chapter, name)),
  )
