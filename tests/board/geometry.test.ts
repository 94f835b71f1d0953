import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointSeenAt, pointUnder, spotFrom, spotOf, wholeView } from '../../src/lib/board/geometry'
import { POINTS, pointAt } from '../../src/lib/rules/board'

describe('geometry', () => {
  it('finds each point again from anywhere in its cell, either way up', () => {
    const near = fc.integer({ min: -49, max: 49 })
    fc.assert(
      fc.property(fc.constantFrom(...POINTS), fc.boolean(), near, near, (point, flipped, dx, dy) => {
        const { x, y } = spotOf(point, flipped)
        expect(pointUnder({ x: x + dx, y: y + dy }, flipped)).toBe(point)
      }),
    )
  })

  it('puts Red at the bottom, and Black when flipped', () => {
    expect(spotOf(pointAt(0, 0) ?? fail())).toEqual({ x: 0, y: 900 })
    expect(spotOf(pointAt(0, 0) ?? fail(), true)).toEqual({ x: 800, y: 0 })
    expect(pointSeenAt(0, 0)).toBe(pointAt(0, 9))
    expect(pointSeenAt(0, 0, true)).toBe(pointAt(8, 0))
  })

  it('knows that there is nothing beside the board', () => {
    expect(pointUnder({ x: -51, y: 0 })).toBeUndefined()
    expect(pointUnder({ x: 0, y: 951 }, true)).toBeUndefined()
  })

  it('turns a place on the screen into one on the drawing', () => {
    const box = { left: 10, top: 20, width: 360, height: 400 }
    expect(spotFrom(box, 10, 20)).toEqual({ x: -50, y: -50 })
    expect(spotFrom(box, 370, 420)).toEqual({ x: 850, y: 950 })
  })

  it('makes room for the file numbers', () => {
    expect(wholeView(true)).toEqual([-50, -84, 900, 1068])
    expect(wholeView(false)).toEqual([-50, -50, 900, 1000])
  })
})

const fail = (): never => {
  throw new Error('no such point')
}
