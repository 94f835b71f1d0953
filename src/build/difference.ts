import { applied, checksum, type Difference } from '../lib/i18n/difference'

/** A piece of the one text and the piece of the other that stands for it. */
type Couple = readonly [from: string, to: string]

/** Two texts of JSON with the same shape have as many quotes: they are cut behind each. */
const couplesOf = (from: string, to: string): readonly Couple[] => {
  const [pieces, others] = [from, to].map((text) => text.split(/(?<=")/)) as [string[], string[]]
  return pieces.length === others.length ? pieces.map((piece, i) => [piece, others[i] ?? '']) : [[from, to]]
}

const isEven = ([from, to]: Couple): boolean => from.length === to.length

/** How often each unit of the texts became which other one. */
function countsOf(couples: readonly Couple[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [from, to] of couples.filter(isEven))
    for (let i = 0; i < from.length; i++) {
      const unit = from.charAt(i)
      if (unit < '\u0080') continue
      const others = counts.get(unit) ?? new Map<string, number>()
      counts.set(unit, others.set(to.charAt(i), (others.get(to.charAt(i)) ?? 0) + 1))
    }
  return counts
}

/** What each unit becomes most of the time, where that is not itself. */
const pairsOf = (couples: readonly Couple[]): ReadonlyMap<string, string> =>
  new Map(
    [...countsOf(couples)]
      .map(([unit, others]) => [unit, [...others].sort(([, a], [, b]) => b - a)[0]?.[0] ?? unit] as const)
      .filter(([unit, other]) => unit !== other)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What is left where the pairs do not hold, or two pieces differ in length. */
function editsOf(couples: readonly Couple[], pairs: ReadonlyMap<string, string>): Difference['edits'] {
  const edits: [number, number, string][] = []
  let keep = 0
  const edit = (drop: number, insert: string): void => {
    const last = edits.at(-1)
    if (last && keep === 0) last.splice(1, 2, last[1] + drop, last[2] + insert)
    else edits.push([keep, drop, insert])
    keep = 0
  }
  for (const [from, to] of couples) {
    if (from.length !== to.length) edit(from.length, to)
    else
      for (let i = 0; i < from.length; i++)
        if ((pairs.get(from.charAt(i)) ?? from.charAt(i)) === to.charAt(i)) keep++
        else edit(1, to.charAt(i))
  }
  return edits
}

/** What makes `to` out of `from`, to the letter; short where both are JSON of the same shape. */
export function differenceOf(from: string, to: string): Difference {
  const couples = couplesOf(from, to)
  const pairs = pairsOf(couples)
  const difference = { of: checksum(from), pairs: [...pairs].flat().join(''), edits: editsOf(couples, pairs) }
  if (applied(from, difference) !== to) throw new Error('a difference does not make the text that it was made of')
  return difference
}
