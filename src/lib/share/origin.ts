import { sha256 } from '@noble/hashes/sha2.js'

/** Letters and digits that an id may have; a power of two of them. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 13

/**
 * A short name for a text, the same wherever it came from: 'o' and 13 signs, 65 bits of its SHA-256. A byte-order mark
 * and the kind of line ends, which editors change, make no difference; anything else does.
 */
export const originOf = (text: string): string => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const bits = [...sha256(new TextEncoder().encode(plain))].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = Array.from({ length: LENGTH }, (_, i) => SIGNS.charAt(Number.parseInt(bits.slice(5 * i, 5 * i + 5), 2)))
  return `o${signs.join('')}`
}
