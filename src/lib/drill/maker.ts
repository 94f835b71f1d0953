import { kindOf } from './kinds'
import { Random } from './random'
import type { Order } from './session'
import type { Drill } from './types'
import { asDrill, viewDrill, VIEWS } from './view'

/** So many seeds are tried: more than any order has been seen to need, and an end to those that lead nowhere. */
const TRIES = 60

/** The drill of an order, in a view by its seed; the same on every device. Undefined where the seed leads to none. */
export function makeDrill({ idea, pattern, level, seed }: Order): Drill | undefined {
  const kind = kindOf(idea, pattern)
  for (let i = 0; i < TRIES; i++) {
    const random = new Random(seed + i)
    const draft = kind.make(random, level)
    if (draft) return viewDrill(asDrill(draft), VIEWS[seed % VIEWS.length] ?? { mirrored: false, swapped: false })
  }
  return undefined
}
