import { err, ok, type Result } from '$lib/rules'

/** Larger than any lesson in any encoding; what is larger is not read at all. */
const FILE_MAX = 256 * 1024

const decoded = (bytes: ArrayBuffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A file's text: UTF-8, or the encoding that old Chinese editors write. */
export const textOfBytes = (bytes: ArrayBuffer): string | undefined => {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  return text?.includes('\0') === true ? undefined : text
}

/** The text of a file that a reader has opened. */
export const readFile = async (file: Blob): Promise<Result<string, 'share-too-large' | 'file-unreadable'>> => {
  if (file.size > FILE_MAX) return err('share-too-large')
  try {
    const text = textOfBytes(await file.arrayBuffer())
    return text === undefined ? err('file-unreadable') : ok(text)
  } catch {
    return err('file-unreadable')
  }
}
