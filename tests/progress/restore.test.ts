import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  recordAfter,
  restore,
  type ExerciseRecord,
  type LessonPlace,
  type PaperRecord,
  type Round,
} from '../../src/lib/progress'

const text = fc.string({ minLength: 1 })
const count = fc.nat(999)
const time = fc.nat(4e12)

const aRound: fc.Arbitrary<Round> = fc.record({
  exercise: text,
  lesson: text,
  stars: fc.constantFrom(0, 1, 2, 3),
  tries: count,
  hints: count,
  solvedAt: time,
})
const aRecord: fc.Arbitrary<ExerciseRecord> = fc
  .tuple(aRound, text, fc.integer({ min: 1, max: 999 }))
  .map(([round, learner, rounds]) => ({ ...round, version: 1, learner, rounds }))
const aPlace: fc.Arbitrary<LessonPlace> = fc
  .record({ learner: text, lesson: text, step: text, at: time })
  .map((place) => ({ ...place, version: 1 }))

const aPaper: fc.Arbitrary<PaperRecord> = fc
  .record({
    learner: text,
    test: text,
    seed: count,
    sitting: count,
    questions: fc.array(text),
    marks: fc.string({ unit: fc.constantFrom('r', 'm', '.') }),
    handedIn: fc.boolean(),
    best: fc.nat(100),
    at: time,
  })
  .map((paper) => ({ ...paper, version: 1 }))

const sample: ExerciseRecord = {
  version: 1,
  learner: 'me',
  exercise: 'horse-leg-jump',
  lesson: 'horse-leg',
  stars: 2,
  tries: 1,
  hints: 0,
  rounds: 1,
  solvedAt: 1_790_000_000_000,
}

test('what was saved comes back, through JSON too', () => {
  fc.assert(
    fc.property(aRecord, aPlace, aPaper, (record, place, paper) => {
      expect(restore('papers', JSON.parse(JSON.stringify(paper)))).toEqual({ ok: true, value: paper })
      expect(restore('exercises', JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record })
      expect(restore('places', JSON.parse(JSON.stringify(place)))).toEqual({ ok: true, value: place })
    }),
  )
})

test('anything at all is either restored or named, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const restored = restore('exercises', value)
      if (!restored.ok) expect(['record-damaged', 'record-newer']).toContain(restored.error.code)
    }),
  )
})

test.each([
  ['learner', ''],
  ['exercise', 7],
  ['lesson', undefined],
  ['stars', 4],
  ['stars', 1.5],
  ['stars', '3'],
  ['tries', -1],
  ['hints', Number.NaN],
  ['rounds', 0],
  ['solvedAt', Infinity],
  ['version', 0],
  ['version', '1'],
])('a record whose %s is %j is damaged, and says so', (field, value) => {
  expect(restore('exercises', { ...sample, [field]: value })).toMatchObject({
    ok: false,
    error: { code: 'record-damaged', params: { field } },
  })
})

test('a problem names the record, as far as it can be read', () => {
  expect(restore('exercises', { ...sample, stars: 9 })).toMatchObject({
    error: { place: { store: 'exercises', key: 'me horse-leg-jump' } },
  })
  expect(restore('places', 'nonsense')).toMatchObject({ error: { place: { store: 'places', key: '? ?' } } })
})

test.each([
  ['questions', ['a', 1]],
  ['questions', 'a'],
  ['marks', 'rx'],
  ['best', 101],
  ['test', ''],
])('a paper whose %s is %j is damaged, and says so', (field, value) => {
  const paper = {
    version: 1,
    learner: 'me',
    test: 't',
    seed: 1,
    sitting: 0,
    questions: ['a'],
    marks: '.',
    handedIn: false,
    best: 0,
    at: 1,
  }
  expect(restore('papers', { ...paper, [field]: value })).toMatchObject({
    error: {
      code: 'record-damaged',
      params: { field },
      place: { store: 'papers', key: field === 'test' ? 'me ' : 'me t' },
    },
  })
})

test('a newer version is named, whatever else it holds', () => {
  expect(restore('exercises', { version: 2, learner: 'me', exercise: 'x', medals: [] })).toEqual({
    ok: false,
    error: { code: 'record-newer', params: { version: 2 }, place: { store: 'exercises', key: 'me x' } },
  })
})

test('fields that do not belong are dropped', () => {
  expect(restore('exercises', { ...sample, colour: 'red' })).toEqual({ ok: true, value: sample })
})

test('a record keeps the best of its rounds, the earlier of two equal ones, and counts them all', () => {
  const rank = ({ stars, tries, hints }: Round): number => stars * 1e6 - tries * 1e3 - hints
  fc.assert(
    fc.property(fc.array(aRound, { minLength: 1 }), (rounds) => {
      const best = Math.max(...rounds.map(rank))
      const first = rounds.find((round) => rank(round) === best)
      const none: ExerciseRecord | undefined = undefined
      const record = rounds.reduce<ExerciseRecord | undefined>(
        (before, round) => recordAfter(before, round, 'me'),
        none,
      )
      expect(record).toEqual({ ...first, version: 1, learner: 'me', rounds: rounds.length })
    }),
  )
})
