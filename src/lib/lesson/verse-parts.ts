import type { Verse, VerseLine } from './types'

/** A piece of a verse's line: what stands there, or what is filled in. */
export interface LinePart {
  readonly text: string
  /** Which gap of the whole verse it is, from 0. */
  readonly gap?: number
}

function partsOf({ words, gaps = [] }: VerseLine, first: number): LinePart[] {
  const characters = Array.from(words)
  const text = (from: number, to?: number): string => characters.slice(from, to).join('')
  const parts = gaps.flatMap(({ from, to }, i): LinePart[] => [
    { text: text(gaps[i - 1]?.to ?? 0, from) },
    { text: text(from, to), gap: first + i },
  ])
  return [...parts, { text: text(gaps.at(-1)?.to ?? 0) }].filter((part) => part.text !== '')
}

/** The verse's lines, each in its pieces; its gaps are counted on from line to line. */
export function verseParts({ lines }: Verse): readonly (readonly LinePart[])[] {
  let count = 0
  return lines.map((line) => {
    const parts = partsOf(line, count)
    count += line.gaps?.length ?? 0
    return parts
  })
}
