import type { List, Node, RootContent } from 'mdast'
import { beginsHint } from './hints'
import { placeOf } from './markdown'
import { hint, type Problems } from './problems'
import type { Place } from './source-text'

/* What was meant as a hint or as an option and is plain text: nothing would be said, and the learner would see it. */

const TICK = String.raw`[[［【]\s*[xX√✓vV×]?\s*[\]］】]`
const GLUED = new RegExp(String.raw`^\s*[-*+－–—]${TICK}`)
const TICKED = new RegExp(`^${TICK}`)

/** A hint that stands in no quote, warned of where hints are asked for. */
export function warnOfBareHints(nodes: readonly RootContent[], problems: Problems): void {
  for (const node of nodes)
    if (node.type === 'paragraph' && beginsHint(node))
      problems.add(placeOf(node), 'hint-without-quote', {}, hint('quote'))
}

const textOf = (node: Node | undefined): string => (node && 'value' in node ? String(node.value) : '')

/** `-[x] …`: a line of a paragraph. */
function gluedLine(node: RootContent): Place | undefined {
  if (node.type !== 'paragraph') return undefined
  const lines = textOf(node.children[0]).split('\n')
  const found = lines.findIndex((line) => GLUED.test(line))
  const { line, column } = placeOf(node)
  if (found < 0) return undefined
  return found === 0 ? { line, column } : { line: line + found, column: 1 }
}

/** `- [x]…`: an item of a list that cannot be ticked. */
function gluedItem({ children }: List): Place | undefined {
  const item = children.find(({ checked, children: [first] }) => {
    const words = first?.type === 'paragraph' ? textOf(first.children[0]) : ''
    return typeof checked !== 'boolean' && TICKED.test(words)
  })
  return item && placeOf(item)
}

/** The first option that is written so that it is none; undefined where all are in order. */
export const brokenOption = (nodes: readonly RootContent[]): Place | undefined =>
  nodes.map((node) => (node.type === 'list' ? gluedItem(node) : gluedLine(node))).find((place) => place !== undefined)
