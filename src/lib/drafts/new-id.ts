/** 32 of them: five bits of chance each. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A name that no other draft has: 80 bits of chance. `crypto.randomUUID` wants a secure context, and this does not. */
export const newId = (): string =>
  `d${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => SIGNS.charAt(byte & 31)).join('')}`
