/** How many signs must be put in, left out or changed to make one word of the other. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, i) => i + 1)
  row.unshift(0)
  for (const [i, sign] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const changed = (row[j] ?? 0) + (sign === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const WORD_MAX = 30

/** The candidate that `word` is most likely a slip for; none where no candidate is near. */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  const signs = [...word]
  if (signs.length > WORD_MAX) return undefined
  const near = candidates
    .map((candidate) => ({ candidate, signs: [...candidate] }))
    .filter((other) => Math.abs(other.signs.length - signs.length) <= 2)
    .map((other) => ({ ...other, far: distance(signs, other.signs) }))
    .filter(({ far, signs: { length } }) => far <= Math.max(1, Math.floor(length / 3)) && far < length)
  return near.sort((a, b) => a.far - b.far)[0]?.candidate
}
