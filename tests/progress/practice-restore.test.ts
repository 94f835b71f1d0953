import { expect, test } from 'vitest'
import { LOG_MAX } from '../../src/lib/drill/log'
import { restore } from '../../src/lib/progress'

const attempt = {
  version: 1,
  learner: 'me',
  item: 'd',
  source: 'drill',
  drill: 'x',
  log: [
    [1, 1],
    [2, 3],
  ],
}
const idea = {
  version: 1,
  learner: 'me',
  idea: 'mate-1',
  recent: 'rm',
  seen: 2,
  right: 1,
  days: 1,
  lastDay: -1,
  ability: 100,
  best: 0,
  rounds: 0,
  last: -1,
}

test('what was saved comes back, without what does not belong', () => {
  expect(restore('attempts', { ...attempt, card: {} })).toEqual({ ok: true, value: attempt })
  expect(restore('ideas', { ...idea, colour: 'red' })).toEqual({ ok: true, value: idea })
  expect(Object.keys(restore('attempts', attempt).ok ? attempt : {})).not.toContain('lesson')
})

test.each([
  ['source', 'book'],
  ['item', ''],
  ['lesson', ''],
  ['drill', 7],
  ['log', []],
  ['log', [[1, 4]]],
  ['log', [[1, 0]]],
  ['log', [[-1, 1]]],
  ['log', [[1]]],
  [
    'log',
    [
      [2, 1],
      [1, 1],
    ],
  ],
  [
    'log',
    [
      [1, 1],
      [1, 3],
    ],
  ],
  ['log', Array.from({ length: LOG_MAX + 1 }, (_, i) => [i, 1])],
])('an attempt whose %s is %j is damaged, and says so', (field, value) => {
  expect(restore('attempts', { ...attempt, [field]: value })).toMatchObject({
    error: { code: 'record-damaged', params: { field } },
  })
})

test.each([
  ['idea', ''],
  ['recent', 'rx'],
  ['recent', 'r'.repeat(21)],
  ['seen', -1],
  ['right', 0.5],
  ['days', '1'],
  ['lastDay', -2],
  ['ability', 101],
  ['best', Number.NaN],
  ['last', -2],
])('an idea whose %s is %j is damaged, and says so', (field, value) => {
  expect(restore('ideas', { ...idea, [field]: value })).toMatchObject({
    error: { code: 'record-damaged', params: { field } },
  })
})
