import { describe, expect, it } from 'vitest'
import { isDrag, press, shift } from '../../src/lib/board/drag'
import { POINTS } from '../../src/lib/rules/board'

const [point] = POINTS
if (point === undefined) throw new Error('no points')
const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 0 })

describe('a press', () => {
  it('is a tap until it has clearly moved, and a drag for good after that', () => {
    const held = shift(press(at(100), point, true), at(107))
    expect(isDrag(held)).toBe(false)
    expect(isDrag(shift(held, at(108)))).toBe(true)
    expect(isDrag(shift(shift(held, at(120)), at(100)))).toBe(true)
  })

  it('never drags what may not be moved', () => {
    const held = shift(press(at(0), point, false), at(50))
    expect(isDrag(held)).toBe(false)
    expect(held.strayed).toBe(true)
  })
})
