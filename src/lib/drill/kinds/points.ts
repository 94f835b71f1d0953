import { fileOf, type Point, POINTS, rankOf } from '../../rules'
import { formatPoint, parsePoint } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import { type Asked, breachBy, draftOf, filled, firstOf, type Promises } from './promises'

/* Points and their names (找点). */

const pointAsked = ({ ask = '' }: Asked): Point | undefined => parsePoint(ask)

/** How far a point lies from where counting begins: from the nearest edges. */
const depthOf = (point: Point): number =>
  Math.min(fileOf(point), 8 - fileOf(point)) + Math.min(rankOf(point), 9 - rankOf(point))

const promisesOf = (kind: 'find-point' | 'name-point'): Promises => ({
  kind,
  answersOf: (_, asked) => {
    const point = pointAsked(asked)
    return point === undefined ? [] : [formatPoint(point)]
  },
  faultOf: () => undefined,
  nearMisses: (_, asked) => depthOf(pointAsked(asked) ?? POINTS[0]),
  least: { 1: 0, 2: 2, 3: 2, 4: 3, 5: 3 },
  most: () => 1,
  sizes: { 1: [2, 2], 2: [2, 2], 3: [5, 8], 4: [9, 14], 5: [15, 22] },
})

/** One point, found or named. */
export function pointKind(kind: 'find-point' | 'name-point'): Kind {
  const promises = promisesOf(kind)
  return {
    make: (random, level) =>
      firstOf(20, () => {
        const table = new Table(random)
        table.put('red', 'general')
        table.put('black', 'general')
        const position = filled(table, random, level, promises)
        const free = POINTS.filter((point) => position?.pieceAt(point) === undefined)
        const point = random.pick(free.filter((each) => depthOf(each) >= promises.least[level]))
        return position && point && draftOf(promises, random, level, position, formatPoint(point))
      }),
    answersOf: promises.answersOf,
    breachOf: breachBy(promises),
  }
}
