import { deflateSync } from 'fflate'
import { err, ok, type Result } from '../rules'
import { fromBase64Url, toBase64Url } from './base64url'
import { CHECK_BYTES, checkOf } from './check-value'
import { DICTIONARY_1 } from './dictionary-1'
import { CODE_MAX } from './limits'
import { codesIn } from './message'
import { unpack } from './unpack'

/**
 * Why a code gives no lesson. `share-empty`: there is none in the text. `share-cut`: a piece is missing, or a sign is
 * wrong. `share-newer`: a newer version of the app made it. `share-foreign`: it is something else altogether.
 * `share-too-large`: more than the 64 kB that a lesson may have.
 */
export interface ShareProblem {
  readonly code: 'share-empty' | 'share-cut' | 'share-newer' | 'share-foreign' | 'share-too-large'
}

const VERSION = '1'

/**
 * A lesson's text as a code that may stand after the # of an address: the version's digit, then in base64url the packed
 * UTF-8 and its check value. Half a surrogate pair, which is no text, becomes U+FFFD. What is above 64 kB gets a code
 * too, but nobody opens it.
 */
export const encodeLesson = (text: string): string => {
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9, mem: 6, dictionary: DICTIONARY_1 })
  const bytes = new Uint8Array(packed.length + CHECK_BYTES)
  bytes.set(packed)
  bytes.set(checkOf(packed), packed.length)
  return VERSION + toBase64Url(bytes)
}

const problem = (code: ShareProblem['code']): Result<string, ShareProblem> => err({ code })

const decodeOne = (code: string): Result<string, ShareProblem> => {
  if (!code.startsWith(VERSION)) return problem(/^[2-9]/.test(code) ? 'share-newer' : 'share-foreign')
  if (code.length > CODE_MAX) return problem('share-too-large')
  const bytes = fromBase64Url(code.slice(VERSION.length))
  if (!bytes || bytes.length <= CHECK_BYTES) return problem('share-cut')
  const [packed, check] = [bytes.subarray(0, -CHECK_BYTES), bytes.subarray(-CHECK_BYTES)]
  if (checkOf(packed).some((byte, i) => byte !== check[i])) return problem('share-cut')
  const text = unpack(packed, DICTIONARY_1)
  return text.ok ? ok(text.value) : problem(text.error)
}

/** The text of a lesson, from its code, from a link, or from a message with a link in it. Never throws. */
export const decodeLesson = (code: string): Result<string, ShareProblem> => {
  const tried = codesIn(code).map(decodeOne)
  return tried.find(({ ok: isRead }) => isRead) ?? tried[0] ?? problem('share-empty')
}
