import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyIntent, travel } from '../../src/lib/board/keyboard'
import { spotOf } from '../../src/lib/board/geometry'
import { POINTS, pointAt } from '../../src/lib/rules/board'

const key = (name: string, ctrlKey = false) => keyIntent({ key: name, ctrlKey, altKey: false, metaKey: false })
const go = (name: string, from: readonly [number, number], flipped = false, ctrl = false) => {
  const [point, intent] = [pointAt(...from), key(name, ctrl)]
  return point === undefined || intent === undefined ? undefined : travel(point, intent, flipped)
}

describe('keys', () => {
  it('say what is asked', () => {
    expect(key('Enter')).toEqual({ type: 'choose' })
    expect(key(' ')).toEqual({ type: 'choose' })
    expect(key('Escape')).toEqual({ type: 'escape' })
    expect(key('m')).toEqual({ type: 'moves' })
    expect(key('炮')).toEqual({ type: 'text', text: '炮' })
    expect(key('Tab')).toBeUndefined()
    expect(key('r', true)).toBeUndefined()
  })

  it('go where the eye sees, either way up', () => {
    expect(go('ArrowUp', [4, 4])).toBe(pointAt(4, 5))
    expect(go('ArrowUp', [4, 4], true)).toBe(pointAt(4, 3))
    expect(go('ArrowRight', [4, 4])).toBe(pointAt(5, 4))
    expect(go('ArrowRight', [4, 4], true)).toBe(pointAt(3, 4))
    expect(go('Home', [4, 4])).toBe(pointAt(0, 4))
    expect(go('Home', [4, 4], true)).toBe(pointAt(8, 4))
    expect(go('End', [4, 4], false, true)).toBe(pointAt(8, 0))
    expect(go('PageUp', [4, 4])).toBe(pointAt(4, 9))
  })

  it('never leave the board', () => {
    const names = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
    fc.assert(
      fc.property(fc.constantFrom(...POINTS), fc.constantFrom(...names), fc.boolean(), (point, name, flipped) => {
        const intent = key(name)
        const next = intent && travel(point, intent, flipped)
        expect(POINTS).toContain(next)
        if (name === 'ArrowUp' && next !== undefined)
          expect(spotOf(next, flipped).y).toBe(Math.max(0, spotOf(point, flipped).y - 100))
      }),
    )
  })
})
