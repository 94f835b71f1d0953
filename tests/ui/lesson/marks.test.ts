import { beforeAll, expect, test } from 'vitest'
import type { Mark } from '../../../src/lib/player'
import { fetchJudging } from '../../../src/lib/ui/lesson/fetch-judging'
import { LessonPlay } from '../../../src/lib/ui/lesson/lesson-play.svelte'
import { move, stepOf } from '../../player/steps'

/* In a test the first answer counts, whatever the player says of it. */

const MATE = stepOf('3k5/9/9/R8/9/9/9/9/9/4K4 w - - 0 1', { kind: 'mate', within: 1, mateOnly: false })

const marksAfter = (...moves: readonly string[]): Readonly<Record<string, Mark>> | undefined => {
  const lesson = { id: 'test', title: '', summary: '', requires: [], verses: [], steps: [MATE] }
  const play = new LessonPlay({ lesson, marks: {} })
  for (const text of moves) {
    play.send({ type: 'movePlayed', move: move(text) })
    play.send({ type: 'retried' })
  }
  return play.marks
}

beforeAll(async () => {
  await fetchJudging()
})

test('a mate is right', () => expect(marksAfter('a6d6')).toEqual({ test: 'right' }))
test('a win that comes later is not what was asked', () => {
  expect(marksAfter('a6b6')).toEqual({ test: 'missed' })
  expect(marksAfter('a6b6', 'a6d6')).toEqual({ test: 'missed' })
})
test('an illegal move is no answer', () => expect(marksAfter('a6b8', 'a6d6')).toEqual({ test: 'right' }))
