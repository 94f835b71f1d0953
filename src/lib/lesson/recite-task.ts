import { hint, type Problems } from './problems'
import { recitedTexts } from './recite'
import type { TaskHead } from './task-head'
import type { ReciteWay, Task, Verse } from './types'
import { RECITE_WORDS } from './vocabulary'

/** Gaps are filled where the verse has any and nothing else is said, else lines are put in order. */
function wayOf({ rest }: TaskHead, { lines }: Verse, problems: Problems): ReciteWay {
  const way = RECITE_WORDS.find(rest.text)
  if (rest.text !== '' && way === undefined)
    problems.add(rest.place, 'task-argument', { text: rest.text.slice(0, 40) }, RECITE_WORDS.hintFor(rest.text))
  return way ?? (lines.some(({ gaps }) => gaps) ? 'gaps' : 'order')
}

/** The places of the texts in the order of their characters: it says nothing, is always the same, and never the right one. */
function shuffled(texts: readonly string[]): number[] {
  const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
  const order = texts.map((_, i) => i).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b)
  return order.every((place, i) => texts[place] === texts[i]) ? order.reverse() : order
}

/** The task to recite the verse; undefined, and a problem, where there is nothing to choose among. */
export function reciteTask(head: TaskHead, verse: Verse, problems: Problems): Task | undefined {
  const way = wayOf(head, verse, problems)
  const texts = recitedTexts(verse, way)
  const { place } = head.name
  if (way === 'gaps' && texts.length === 0)
    return problems.add(place, 'recite-no-gaps', { title: verse.title }, hint('gap-form'))
  // Equal lines or words may change places: where all are equal nothing can be done wrong.
  if (new Set(texts).size < 2)
    return way === 'order'
      ? problems.add(place, 'recite-few-lines', { title: verse.title }, hint('verse-line-form'))
      : problems.add(place, 'recite-few-gaps', { title: verse.title }, hint('gap-form'))
  return { kind: 'recite', way, choices: shuffled(texts) }
}
