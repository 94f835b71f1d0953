const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(SIGNS, (sign, value) => [sign, value]))

/** Bytes as text that every address keeps as it is; without the filling '='. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let text = ''
  let [held, bits] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 6;) text += SIGNS.charAt((held >> (bits -= 6)) & 63)
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + SIGNS.charAt((held << (6 - bits)) & 63) : text
}

/** The bytes; undefined where the text is not exactly what `toBase64Url` writes: each code has one spelling. */
export const fromBase64Url = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let [held, bits, at] = [0, 0, 0]
  for (const sign of text) {
    const value = VALUES.get(sign)
    if (value === undefined) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 255
    held &= (1 << bits) - 1
  }
  return bits < 6 && held === 0 ? bytes : undefined
}
