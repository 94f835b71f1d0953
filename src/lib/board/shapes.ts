/** The outlines of marks as SVG path data. */
import type { MarkColour } from './marks'
import { CELL, cellsBetween, type Spot } from './geometry'

const short = (n: number): number => Math.round(n * 10) / 10
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Four corners of a square, `half` from its middle to a side, `arm` long. */
export const brackets = ({ x, y }: Spot, half: number, arm: number): string =>
  CORNERS.map(([i, j]) => `M${x + i * half} ${y + j * (half - arm)}V${y + j * half}H${x + i * (half - arm)}`).join('')

/** The mark of a cannon's or soldier's first point; on an edge file only its inner half. */
export const startMark = ({ x, y }: Spot): string => {
  const [gap, arm] = [9, 17]
  return CORNERS.filter(([i]) => !(x === 0 && i < 0) && !(x === 8 * CELL && i > 0))
    .map(([i, j]) => `M${x + i * (gap + arm)} ${y + j * gap}H${x + i * gap}V${y + j * (gap + arm)}`)
    .join('')
}

/** A five-pointed star about 0, 0. */
export const star = (radius: number, waist = 0.46): string =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 ? radius * waist : radius
    return `${i ? 'L' : 'M'}${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`
  }).join('') + 'Z'

/** Sixteen rays about 0, 0. */
export const rays = (inner: number, outer: number): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8 + Math.PI / 16
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${short(inner * c)} ${short(inner * s)}L${short(outer * c)} ${short(outer * s)}`
  }).join('')

export const cross = (arm: number): string => `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`

export const polyline = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The lines inside the cells that a leap crosses: the bar of 日, the cross of 田. */
export const leapBars = (from: Spot, to: Spot): string => {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
  const across = height > CELL ? `M${left} ${top + CELL}H${left + width}` : ''
  return width > CELL ? `${across}M${left + CELL} ${top}V${top + height}` : across
}

/** How an arrow is laid: its length in units, and how much of either end stays free. */
export interface Shaft {
  readonly length: number
  readonly start: number
  readonly end: number
  readonly weight: number
}

/** An arrow along the x axis from 0, 0. Blue is plain; red has feathers, green two shafts, yellow a disc at its tail. */
export const arrow = (colour: MarkColour, { length, start, end, weight }: Shaft): string => {
  const [tail, tip, half] = [start, length - end, weight / 2]
  const wing = weight * 1.45 + 7
  const neck = tip - Math.min(wing * 1.35, (tip - tail) * 0.8)
  const head = `M${short(neck)} ${short(-wing)}L${short(tip)} 0L${short(neck)} ${short(wing)}Z`
  return `${shaft(colour, tail, neck, half)}${head}`
}

const bar = (tail: number, neck: number, top: number, bottom: number): string =>
  `M${short(tail)} ${short(top)}H${short(neck)}V${short(bottom)}H${short(tail)}Z`

const shaft = (colour: MarkColour, tail: number, neck: number, half: number): string => {
  const plain = bar(tail, neck, -half, half)
  if (colour === 'blue') return plain
  if (colour === 'green') return bar(tail, neck, -half * 1.3, -half * 0.4) + bar(tail, neck, half * 0.4, half * 1.3)
  const wide = half * 2.1
  if (colour === 'red')
    return `${plain}M${short(tail - half)} ${short(-wide)}H${short(tail + half)}L${short(tail + wide)} 0L${short(tail + half)} ${short(wide)}H${short(tail - half)}L${short(tail + half)} 0Z`
  return `${plain}M${short(tail)} 0a${short(wide)} ${short(wide)} 0 1 1 ${short(2 * wide)} 0a${short(wide)} ${short(wide)} 0 1 1 ${short(-2 * wide)} 0Z`
}

/** The angle in degrees at which an arrow between two spots lies, and its length. */
export const direction = (from: Spot, to: Spot): { angle: number; length: number } => ({
  angle: short((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
  length: short(cellsBetween(from, to) * CELL),
})

/** The width of a tag: a Chinese character is 30 wide, any other about 17. */
export const tagWidth = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (char > '\u2e7f' ? 30 : 17), 18)

/** Where a tag's middle goes: beside the point, left first, and within the board. */
export const tagSpot = (at: Spot, width: number, taken: (spot: Spot) => boolean): Spot => {
  const reach = 69 + width / 2
  const sides = [-1, 1].map((side) => ({ x: at.x + side * reach, y: at.y }))
  const inside = sides.filter(({ x }) => x - width / 2 > -CELL / 2 && x + width / 2 < 8.5 * CELL)
  const free = inside.find(({ x }) => !taken({ x: at.x + Math.sign(x - at.x) * CELL, y: at.y }))
  return (
    free ?? { x: Math.min(Math.max(at.x, width / 2 - 46), 8.46 * CELL - width / 2), y: at.y + (at.y > 0 ? -78 : 78) }
  )
}
