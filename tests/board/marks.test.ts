import { describe, expect, it } from 'vitest'
import { liesUnder, marksOf } from '../../src/lib/board/marks'
import { arrow, leapBars, tagSpot, tagWidth } from '../../src/lib/board/shapes'
import { moveOf, POINTS } from '../../src/lib/rules/board'

const [a, b, c] = POINTS
if (a === undefined || b === undefined || c === undefined) throw new Error('no points')

describe('marks of the game', () => {
  it('are dots where the point is free and rings where a piece stands', () => {
    expect(marksOf({ picked: a, targets: [b, c] }, new Set([c]))).toEqual([
      { type: 'picked', at: a },
      { type: 'dot', at: b },
      { type: 'ring', at: c },
    ])
  })

  it('show the last move and a check', () => {
    const marks = marksOf({ lastMove: moveOf(a, b), check: c }, new Set())
    expect(marks).toEqual([
      { type: 'last', from: a, to: b },
      { type: 'check', at: c },
    ])
    expect(marks.every(liesUnder)).toBe(true)
  })
})

describe('shapes', () => {
  it('bar the two cells of 日 once and the four of 田 twice', () => {
    expect(leapBars({ x: 0, y: 0 }, { x: 100, y: 200 })).toBe('M0 100H100')
    expect(leapBars({ x: 200, y: 100 }, { x: 0, y: 0 })).toBe('M100 0V100')
    expect(leapBars({ x: 0, y: 0 }, { x: 200, y: 200 })).toBe('M0 100H200M100 0V200')
  })

  it('give each colour an arrow of its own', () => {
    const shaft = { length: 300, start: 36, end: 10, weight: 13 }
    const paths = (['red', 'green', 'blue', 'yellow'] as const).map((colour) => arrow(colour, shaft))
    expect(new Set(paths).size).toBe(4)
  })

  it('put a tag where no piece stands and the board has room', () => {
    const width = tagWidth('马腿')
    expect(tagSpot({ x: 400, y: 400 }, width, () => false).x).toBeLessThan(400)
    expect(tagSpot({ x: 400, y: 400 }, width, ({ x }) => x === 300).x).toBeGreaterThan(400)
    expect(tagSpot({ x: 0, y: 400 }, width, () => false).x).toBeGreaterThan(0)
    expect(tagSpot({ x: 400, y: 400 }, width, () => true).y).toBeLessThan(400)
  })
})
