import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spotOf } from '../../../src/lib/board/geometry'
import { POINTS, ROLES } from '../../../src/lib/rules/board'
import { coverView } from '../../../src/lib/ui/home/cover'

describe("a lesson's picture", () => {
  it('holds every piece but the generals, whole', () => {
    const roles = ROLES.filter((role) => role !== 'general')
    const standing = fc.tuple(
      fc.constantFrom(...POINTS),
      fc.record({ side: fc.constant('red' as const), role: fc.constantFrom(...roles) }),
    )
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 8 }), fc.boolean(), (pieces, flipped) => {
        const [left, top, width, height] = coverView({ pieces, flipped })
        for (const [point] of pieces) {
          const { x, y } = spotOf(point, flipped)
          expect(x - 46).toBeGreaterThanOrEqual(left)
          expect(x + 46).toBeLessThanOrEqual(left + width)
          expect(y - 46).toBeGreaterThanOrEqual(top)
          expect(y + 46).toBeLessThanOrEqual(top + height)
        }
      }),
    )
  })
})
