import type { Problems } from './problems'
import type { SourceText } from './source-text'
import type { Gap, Verse, VerseLine } from './types'

const GAP = /[{｛]([^{｛}｝]*)[}｝]/g

export interface GappedWords {
  /** Without the braces. */
  readonly words: string
  readonly gaps: readonly Gap[]
}

/** A verse's words and the gaps that stand in braces among them. Braces without a word, or without each other, are problems. */
export function readGaps(source: SourceText, problems: Problems): GappedWords {
  const gaps: Gap[] = []
  let words = ''
  let at = 0
  const add = (text: string): void => {
    const stray = text.search(/[{}｛｝]/)
    if (stray >= 0) problems.add(source.placeAt(at + stray), 'line-not-closed', { text: text.charAt(stray) })
    words += text.replaceAll(/[{}｛｝]/g, '')
  }
  for (const match of source.text.matchAll(GAP)) {
    add(source.text.slice(at, match.index))
    const gap = (match[1] ?? '').trim()
    const from = Array.from(words).length
    if (gap === '') problems.add(source.placeAt(match.index), 'gap-empty')
    else gaps.push({ from, to: from + Array.from(gap).length })
    words += gap
    at = match.index + match[0].length
  }
  add(source.text.slice(at))
  return { words, gaps }
}

/** A verse that is known, with the gaps that are written for it here; with its own where none are. */
export function withGaps(known: Verse, written: readonly VerseLine[]): Verse {
  if (!written.some(({ gaps }) => gaps)) return known
  const lines = known.lines.map((line): VerseLine => {
    const { gaps: _, ...bare } = line
    const gaps = written.find(({ words }) => words === line.words)?.gaps
    return { ...bare, ...(gaps && { gaps }) }
  })
  return { ...known, lines }
}
