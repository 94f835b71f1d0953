const POLYNOMIAL = 0xedb88320

const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value >>> 0
})

export const CHECK_BYTES = 4

/** CRC-32: it tells every change of up to 32 bits in a row, so that no mistyped character gets through, and cuts too. */
export const checkOf = (bytes: Uint8Array): Uint8Array => {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 255] ?? 0)
  const check = new Uint8Array(CHECK_BYTES)
  new DataView(check.buffer).setUint32(0, ~value >>> 0, true)
  return check
}
