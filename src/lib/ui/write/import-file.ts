import { DRAFT_MAX } from '$lib/drafts'
import { err, ok, type Result } from '$lib/rules'
import { readFile } from '../shared/read-file'

/** Why a file is no lesson: `name` is the file's. */
export interface FileProblem {
  readonly code: 'file-unreadable' | 'file-too-large'
  readonly name: string
}

/** The text of a file that somebody opens or drops here. */
export async function readLessonFile(file: File): Promise<Result<string, FileProblem>> {
  const text = await readFile(file)
  if (text.ok && file.size <= DRAFT_MAX) return ok(text.value.replace(/\r\n?/g, '\n'))
  return err({
    code: text.ok || text.error === 'share-too-large' ? 'file-too-large' : 'file-unreadable',
    name: file.name,
  })
}

/** Gives the browser a text to save as a file. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}

/** A lesson's title as a file's name: without what file systems or shells take for something else. */
export const fileNameOf = (title: string | undefined): string => {
  const plain = (title ?? '').replace(/[\p{C}\\/:*?"<>|.#%&{}$!'@+`=\s]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 60) || 'lesson'}.md`
}
