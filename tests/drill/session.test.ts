import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCollection } from '../../src/lib/drill/collection'
import { asDrill } from '../../src/lib/drill/view'
import { SESSION_LENGTH, slotAt, type Draw, type Slot } from '../../src/lib/drill/session'
import { asShelf, shelfOf } from '../../src/lib/drill/shelf'
import { stepOf } from '../../src/lib/drill/step'
import { streamsOf } from '../../src/lib/drill/streams'
import type { Drill, Level } from '../../src/lib/drill/types'
import { begin } from '../../src/lib/player'
import { follow } from '../player/solve-step'
import { played } from '../player/steps'

/** Boards that differ in where a chariot stands; no more is asked of them here. */
const collection: readonly Drill[] = Array.from({ length: 40 }, (_, i) =>
  asDrill({
    kind: 'mate',
    fen: `3k5/9/9/${i % 9 === 0 ? '' : String(i % 9)}R${i % 9 === 8 ? '' : String(8 - (i % 9))}/9/9/${'p'.repeat(Math.floor(i / 9))}${String(9 - Math.floor(i / 9))}/9/9/4K4 w`,
    answers: ['a6d6'],
    length: 1,
    level: ((i % 5) + 1) as Level,
    ...(i % 4 === 0 && { pattern: 'bare-face' as const }),
  }),
)
const shelf = asShelf(collection)
const draw: Draw = { stream: 'mate-1', seed: 7, sitting: 0, level: 2 }
const session = (given: Partial<Draw> = {}): Slot[] =>
  Array.from({ length: SESSION_LENGTH }, (_, at) => slotAt(shelf, { ...draw, ...given }, at))
const idsOf = (slots: readonly Slot[]): string[] => slots.flatMap((slot) => ('drill' in slot ? [slot.drill.id] : []))

test('the same seed gives the same session, another seed another', () => {
  expect(session()).toEqual(session())
  expect(idsOf(session({ seed: 8 }))).not.toEqual(idsOf(session()))
})

test('no drill comes again before all of them have come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.constantFrom(1, 2, 3, 4, 5), (seed, level) => {
      const ids = [0, 1].flatMap((sitting) => idsOf(session({ seed, sitting, level: level })))
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('the first sessions are near the level, and what is made rises to its end', () => {
  const slots = session()
  for (const slot of slots) if ('drill' in slot) expect(Math.abs(slot.drill.level - 2)).toBeLessThanOrEqual(1)
  expect(slots.flatMap((slot) => ('order' in slot ? [slot.order.level] : []))).toEqual([2, 3, 3])
  expect(slots.filter((slot) => 'order' in slot)).toHaveLength(3)
})

test('a mate with a name is asked by its name, and by nothing else', () => {
  const slots = session({ stream: 'bare-face' })
  expect(idsOf(slots)).toHaveLength(10)
  for (const slot of slots) if ('drill' in slot) expect(streamsOf(slot.drill)).toContain('bare-face')
})

test('a stream without a collection is all made, each with its own seed', () => {
  const slots = session({ stream: 'targets-horse' })
  const seeds = slots.flatMap((slot) => ('order' in slot ? [slot.order.seed] : []))
  expect(new Set(seeds).size).toBe(10)
})

test('over many sittings all four views are seen', () => {
  const boards = Array.from({ length: 120 }, (_, sitting) => session({ sitting })).flat()
  const first = idsOf(boards)[0]
  const seen = boards.flatMap((slot) => ('drill' in slot && slot.drill.id === first ? [slot.drill.fen] : []))
  expect(new Set(seen).size).toBe(4)
})

test('a drill is a step that the player plays: a named mate wants mate, any other takes every win', () => {
  const drill = asDrill({
    kind: 'mate',
    fen: '3k5/9/9/R8/9/9/9/9/9/4K4 w',
    answers: ['a6a8', 'a6d6'],
    length: 1,
    level: 1,
  })
  const words = { title: 'a', hint: 'b', style: 'chinese' } as const
  expect(follow(begin(stepOf(drill, words)), played('a6a8'))).toMatchObject({ phase: 'done' })
  expect(follow(begin(stepOf(drill, { ...words, mateOnly: true })), played('a6a8'))).toMatchObject({
    note: { miss: { code: 'stalemate-not-mate' } },
  })
})

test('a shelf knows of each line what the line says, and reads the board when it is asked', () => {
  const text = readFileSync('src/lib/drill/collections/stalemate.txt', 'utf8')
  const { entries } = parseCollection(text)
  const shelved = shelfOf(text)
  expect(shelved.map((each) => each.drill())).toEqual(entries.map(({ drill }) => drill))
  for (const [i, { kind, length, level, pattern, ask }] of shelved.entries())
    expect(entries[i]?.drill).toMatchObject({ kind, length, level, ...(pattern && { pattern }), ...(ask && { ask }) })
})
