import { writeFileSync } from 'node:fs'
import type { LessonFile } from '../build/read-text'
import type { Translate } from '../lib/i18n/translator'
import { compile, fixLesson, isExercise } from '../lib/lesson'
import { groupsAt, versesIn } from './lesson-groups'

const exerciseIds = (text: string): string[] =>
  compile(text, { budget: 0 })
    .lesson?.steps.filter(isExercise)
    .map(({ id }) => id) ?? []

/** Mends the files of one group, whose ids must all differ; a line for each file that was written. */
function fixGroup(t: Translate, files: readonly LessonFile[]): string[] {
  const options = versesIn(files)
  const taken = new Set(files.flatMap(({ text }) => exerciseIds(text)))
  return files.flatMap(({ path, text, broken }) => {
    // What is no text cannot be written back as it was; the check says so.
    if (broken) return []
    const { text: mended, ids, moves, colons } = fixLesson(text, taken, options)
    if (mended === text) return []
    writeFileSync(path, mended)
    for (const id of exerciseIds(mended)) taken.add(id)
    return [t('check.fixed', { path, ids, moves, colons })]
  })
}

/** Writes into the files what needs no judgement, and says which were written. What cannot be read is left to the check. */
export const fixLessons = (t: Translate, paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    try {
      return groupsAt(path).flatMap((files) => fixGroup(t, files))
    } catch {
      return []
    }
  })
