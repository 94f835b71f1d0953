import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QR_MAX } from '../../../src/lib/share'
import { qrPath } from '../../../src/lib/ui/shared/qr-path'

/** The squares that a path blackens. */
const squaresOf = (path: string): Set<string> => {
  const squares = new Set<string>()
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let i = 0; i < Number(width); i++) squares.add(`${String(Number(x) + i)} ${y}`)
  return squares
}

test('the path blackens what the code has black, and leaves four squares of white about it', () => {
  const text = 'https://some.where/shared/#1abc'
  const { size, path } = qrPath(text) ?? { size: 0, path: '' }
  const { data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 })
  expect(size).toBe(data.length + 8)
  expect(path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/)
  const black = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${String(x + 4)} ${String(y + 4)}`] : [])))
  expect(squaresOf(path)).toEqual(new Set(black))
})

test('the longest link that gets a code makes one that a phone reads from a screen', () => {
  const { size } = qrPath('a'.repeat(QR_MAX)) ?? { size: 0 }
  expect(size - 8).toBe(117)
})

test('a text that no code holds makes none', () => {
  expect(qrPath('a'.repeat(3000))).toBeUndefined()
})
