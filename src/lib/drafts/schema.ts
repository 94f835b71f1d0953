/** The longest text that is kept, in bytes of UTF-8: as much as the lesson compiler reads. */
export const DRAFT_MAX = 64 * 1024

/** A lesson that somebody writes, or keeps, on this device. */
export interface Draft {
  readonly version: 1
  /** A name by chance, never shown: `d` and 16 letters and digits. */
  readonly id: string
  /** The lesson's Markdown, as it was typed. */
  readonly text: string
  /** Counts how often it was saved, from 1: who saves says which revision it began from. 0 has not been saved yet. */
  readonly revision: number
  /** When, in milliseconds since 1970. */
  readonly madeAt: number
  readonly changedAt: number
}

/**
 * What can go wrong with drafts. `draft-forked`: the draft has been changed or removed elsewhere, and so the text was
 * saved as a new one. `draft-too-large`: above `max` kB, not saved. `storage-…`: refused, full, or broken; what was saved
 * before stays, and this page goes on in memory. `draft-damaged`: it was set aside (`field`: the first that is wrong).
 * `draft-newer`: a newer version of the app wrote it (`version`); it stays as it is.
 */
export interface DraftProblem {
  readonly code:
    | 'draft-forked'
    | 'draft-too-large'
    | 'storage-refused'
    | 'storage-full'
    | 'storage-failed'
    | 'draft-damaged'
    | 'draft-newer'
  readonly params: Readonly<Record<string, string | number>>
  /** The draft that it is about, as far as its id can be read. */
  readonly id?: string
  /** What holds the text now: the new draft of a fork; else the one in this page's memory, to be saved again. */
  readonly draft?: Draft
}

export type StorageCode = Extract<DraftProblem['code'], `storage-${string}`>
