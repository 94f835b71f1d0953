import { encode } from 'uqr'

/** Squares of white that a QR code needs about it. */
const QUIET = 4

/** A QR code as it is drawn: one unit for a square. */
export interface QrPath {
  /** Its side, the white about it included. */
  readonly size: number
  /** The black squares, as an SVG path. */
  readonly path: string
}

const rowPath = (row: readonly boolean[], y: number): string => {
  const runs: string[] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x++
    runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
  }
  return runs.join('')
}

/** The code of a text, with the least correction, which lets its squares be largest; undefined above 2,953 bytes. */
export const qrPath = (text: string): QrPath | undefined => {
  try {
    const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    return undefined
  }
}
