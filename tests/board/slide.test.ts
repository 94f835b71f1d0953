import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTHING_PLACED, pair, slideTime, type Standing } from '../../src/lib/board/slide'
import { POINTS, ROLES, SIDES, type Point, type Role, type Side } from '../../src/lib/rules/board'

const at = (name: string): Point => {
  const point = POINTS[Number(name[1]) * 9 + 'abcdefghi'.indexOf(name[0] ?? '')]
  if (point === undefined) throw new Error(name)
  return point
}
const stand = (name: string, side: Side, role: Role): Standing => [at(name), { side, role }]
const idAt = (paired: ReturnType<typeof pair>, name: string): number | undefined =>
  paired.placed.find(({ point }) => point === at(name))?.id

describe('pairing two positions', () => {
  const before = pair(NOTHING_PLACED, [
    stand('e4', 'red', 'horse'),
    stand('a0', 'red', 'chariot'),
    stand('i0', 'red', 'chariot'),
    stand('g5', 'black', 'soldier'),
  ])

  it('lets a moved piece keep its identity, and the captured one go', () => {
    const after = pair(before, [
      stand('g5', 'red', 'horse'),
      stand('a0', 'red', 'chariot'),
      stand('i0', 'red', 'chariot'),
    ])
    expect(idAt(after, 'g5')).toBe(idAt(before, 'e4'))
    expect(idAt(after, 'a0')).toBe(idAt(before, 'a0'))
    expect(after.gone.map(({ point }) => point)).toEqual([at('g5')])
    expect(after.placed.at(-1)?.point).toBe(at('g5'))
  })

  it('takes the nearest of two equal pieces', () => {
    const after = pair(before, [
      stand('e4', 'red', 'horse'),
      stand('b0', 'red', 'chariot'),
      stand('i1', 'red', 'chariot'),
      stand('g5', 'black', 'soldier'),
    ])
    expect(idAt(after, 'b0')).toBe(idAt(before, 'a0'))
    expect(idAt(after, 'i1')).toBe(idAt(before, 'i0'))
  })

  it('slides nothing when the whole position is another', () => {
    const next = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => stand(name, 'red', 'chariot'))
    const after = pair(before, next)
    const old = new Set(before.placed.map(({ id }) => id))
    expect(after.placed.some(({ id }) => old.has(id))).toBe(false)
    expect(after.gone).toEqual([])
  })

  it('draws every piece once, under an id of its own', () => {
    const piece = fc.record({ side: fc.constantFrom(...SIDES), role: fc.constantFrom(...ROLES) })
    const position = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...POINTS), piece), { selector: ([point]) => point, maxLength: 12 })
      .map((standing): Standing[] => standing)
    fc.assert(
      fc.property(fc.array(position, { maxLength: 5 }), (positions) => {
        let paired = NOTHING_PLACED
        for (const next of positions) {
          paired = pair(paired, next)
          expect(new Set(paired.placed.map(({ id }) => id)).size).toBe(next.length)
          expect(new Map(paired.placed.map((one) => [one.point, one.piece]))).toEqual(new Map(next))
        }
      }),
    )
  })
})

describe('the time of a slide', () => {
  it('grows with the way and has an end', () => {
    expect(slideTime(1)).toBe(218)
    expect(slideTime(2)).toBe(236)
    expect(slideTime(9)).toBe(320)
  })
})
