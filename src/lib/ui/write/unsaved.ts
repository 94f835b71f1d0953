import type { Draft } from '$lib/drafts'

/*
 * The last letters before a page goes: its database may be closed before they are saved, but this storage writes at once.
 * It holds one text, and only until that is saved.
 */

const NAME = 'mazouri:unsaved'

/** What is kept: `revision` is the one that the text began from. */
interface Unsaved {
  readonly id: string
  readonly revision: number
  readonly text: string
}

const read = (): Partial<Unsaved> | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

export function putUnsaved({ id, revision }: Draft, text: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ id, revision, text } satisfies Unsaved))
  } catch {
    // Refused or full: nothing else can be done while the page goes.
  }
}

/** What was typed on top of this very draft, and not saved; undefined where there is nothing. */
export function takeUnsaved({ id, revision }: Draft): string | undefined {
  const found = read()
  return found?.id === id && found.revision === revision && typeof found.text === 'string' ? found.text : undefined
}

export function forgetUnsaved(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Where storage is refused there is nothing to forget.
  }
}
