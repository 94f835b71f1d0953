import { Inflate } from 'fflate'
import { err, ok, type Result } from '../rules'
import { TEXT_MAX } from './limits'

/** Deflate makes at most 1,032 bytes of one: a piece of this size cannot fill the memory before it is counted. */
const PIECE = 64

/** What makes the unpacker stop: the text is above the limit. */
class TooLarge extends Error {}

const unpackPieces = (packed: Uint8Array, dictionary: Uint8Array): Uint8Array => {
  const text = new Uint8Array(TEXT_MAX)
  let length = 0
  const inflate = new Inflate({ dictionary }, (piece) => {
    if (length + piece.length > TEXT_MAX) throw new TooLarge()
    text.set(piece, length)
    length += piece.length
  })
  for (let at = 0; at < packed.length; at += PIECE)
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  return text.subarray(0, length)
}

/** The text, of at most 64 kB; a bomb is left after its first 64 kB. `share-cut` where the bytes are no packed text. */
export const unpack = (packed: Uint8Array, dictionary: Uint8Array): Result<string, 'share-cut' | 'share-too-large'> => {
  try {
    const bytes = unpackPieces(packed, dictionary)
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch (error) {
    return err(error instanceof TooLarge ? 'share-too-large' : 'share-cut')
  }
}
