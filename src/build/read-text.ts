import { existsSync, readFileSync } from 'node:fs'
import type { Place } from '../lib/lesson'

/** One Markdown file of the tree. */
export interface LessonFile {
  /** As it is shown in a problem. */
  readonly path: string
  readonly text: string
  /** Where the file stops being UTF-8, if it does; its text has signs of replacement from there on. */
  readonly broken?: Place
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The place of the first byte that cannot be read: the first sign of replacement that no such sign was written for. */
function brokenAt(bytes: Uint8Array): Place {
  const whole: number[] = [0]
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 10 || bytes[i] === 13) whole.push(i + 1)
  const index = whole.findIndex((from, i) => !isUtf8(bytes.subarray(from, whole[i + 1] ?? bytes.length)))
  const before = decode(bytes.subarray(0, whole[index] ?? 0))
  const line = decode(bytes.subarray(whole[index] ?? 0, whole[index + 1] ?? bytes.length))
  return { line: before.split(/\r\n|\r|\n/).length, column: Math.max(line.indexOf('\uFFFD'), 0) + 1 }
}

/** A lesson's file; an absent one is empty. Throws where it is there and cannot be read. */
export function readLessonFile(path: string): LessonFile {
  if (!existsSync(path)) return { path, text: '' }
  const bytes = readFileSync(path)
  const text = decode(bytes)
  return isUtf8(bytes) ? { path, text } : { path, text, broken: brokenAt(bytes) }
}
