import type { ReciteWay, Verse, VerseLine } from './types'

const gapWords = ({ words, gaps = [] }: VerseLine): string[] =>
  gaps.map(({ from, to }) => Array.from(words).slice(from, to).join(''))

/** What is picked one by one when the verse is recited, in the right order: its lines, or the words of its gaps. */
export const recitedTexts = ({ lines }: Verse, way: ReciteWay): readonly string[] =>
  lines.flatMap((line) => (way === 'order' ? [line.words] : gapWords(line)))

/** In which line each of {@link recitedTexts} stands. */
export const recitedLines = ({ lines }: Verse, way: ReciteWay): readonly number[] =>
  lines.flatMap(({ gaps = [] }, i) => (way === 'order' ? [i] : gaps.map(() => i)))
