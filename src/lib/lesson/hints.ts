import type { Blockquote, BlockContent, DefinitionContent } from 'mdast'
import type { ProseContext } from './links'
import { blocksOf } from './prose'
import type { Block } from './types'
import { HINT_START } from './vocabulary'

type Content = BlockContent | DefinitionContent

/** A paragraph that begins with 提示 or Hint. */
export const beginsHint = (node: Content): boolean => {
  const first = node.type === 'paragraph' ? node.children[0] : undefined
  return first?.type === 'text' && HINT_START.test(first.value)
}

/** A quote that begins with 提示 or Hint. */
export const isHint = ({ children }: Blockquote): boolean => children[0] !== undefined && beginsHint(children[0])

function withoutStart(node: Content): Content {
  const [first, ...others] = node.type === 'paragraph' ? node.children : []
  if (node.type !== 'paragraph' || first?.type !== 'text') return node
  return { ...node, children: [{ ...first, value: first.value.replace(HINT_START, '') }, ...others] }
}

/** The hints in a quote: each begins with its word, and what follows in the quote belongs to it. */
export function hintsIn(quote: Blockquote, context: ProseContext): Block[][] {
  const hints: Content[][] = []
  for (const node of quote.children) {
    if (beginsHint(node)) hints.push([withoutStart(node)])
    else hints.at(-1)?.push(node)
  }
  return hints.map((nodes) => blocksOf(nodes, context))
}
