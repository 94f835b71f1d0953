/**
 * What makes a text in one language out of the same text in another: Traditional Chinese is Simplified Chinese with other
 * characters, and an untranslated lesson is the original itself.
 */
export interface Difference {
  /** The {@link checksum} of the text that it is to be applied to. */
  readonly of: number
  /** Characters that become others wherever they are kept, each before what it becomes: `马馬车車`. */
  readonly pairs: string
  /** From the front on: how many characters are kept, how many then go, and what comes in their place. */
  readonly edits: readonly (readonly [keep: number, drop: number, insert: string])[]
}

/** Tells two versions of a text apart. */
export function checksum(text: string): number {
  let sum = text.length
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** The other text; undefined where `text` is not the one that was meant. Characters are UTF-16's units throughout. */
export function applied(text: string, { of, pairs, edits }: Difference): string | undefined {
  if (checksum(text) !== of) return undefined
  const other = new Map<string, string>()
  for (let i = 0; i < pairs.length; i += 2) other.set(pairs.charAt(i), pairs.charAt(i + 1))
  const converted = (part: string): string => part.replace(/[\u0080-\uffff]/g, (unit) => other.get(unit) ?? unit)
  let done = ''
  let at = 0
  for (const [keep, drop, insert] of edits) {
    done += converted(text.slice(at, at + keep)) + insert
    at += keep + drop
  }
  return done + converted(text.slice(at))
}
