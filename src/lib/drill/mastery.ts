/*
 * How well an idea is known, as a child sees it: a character in a practice square (田字格), from the empty square over the
 * outline that one traces (描红), light and dark ink, to the teacher's red circle.
 */

export const MASTERIES = ['empty', 'outline', 'light', 'dark', 'circled'] as const
export type Mastery = (typeof MASTERIES)[number]

/** What is known of a learner's practice of one idea; see the progress records. */
export interface Practised {
  /** The last answers, the newest last: `r` right at once, `m` missed. */
  readonly recent: string
  /** How many were answered in all. */
  readonly seen: number
  /** On how many days something was right at once. */
  readonly days: number
}

/** The last answers that count. */
const WINDOW = 10

interface Rung {
  readonly mastery: Mastery
  /** Right at once, of the last ten. */
  readonly right: number
  readonly seen: number
  readonly days: number
}

/** The highest first. Days, because what is known only today is not yet known. */
const LADDER: readonly Rung[] = [
  { mastery: 'circled', right: 9, seen: 20, days: 4 },
  { mastery: 'dark', right: 8, seen: 8, days: 2 },
  { mastery: 'light', right: 5, seen: 5, days: 1 },
  { mastery: 'outline', right: 0, seen: 1, days: 0 },
]

/** The picture of an idea; undefined stands for one that was never tried. One more that is right never lowers it. */
export function masteryOf(practised: Practised | undefined): Mastery {
  if (!practised) return 'empty'
  const { recent, seen, days } = practised
  const right = [...recent.slice(-WINDOW)].filter((mark) => mark === 'r').length
  const reached = LADDER.find((rung) => right >= rung.right && seen >= rung.seen && days >= rung.days)
  return reached?.mastery ?? 'empty'
}
