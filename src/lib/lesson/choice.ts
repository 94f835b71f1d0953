import type { List, ListItem, RootContent } from 'mdast'
import type { ProseContext } from './links'
import { blocksOf, inlinesOf } from './prose'
import type { Block, Option } from './types'

/** A task list: its items can be ticked. */
export const isChoice = (node: RootContent): node is List =>
  node.type === 'list' && node.children.some(({ checked }) => typeof checked === 'boolean')

function optionOf({ checked, children }: ListItem, context: ProseContext): Option {
  const [first, ...others] = children
  const isText = first?.type === 'paragraph'
  const rest = isText ? others : children
  const comment = rest.flatMap((node): Block[] =>
    blocksOf(node.type === 'blockquote' ? node.children : [node], context),
  )
  return { text: isText ? inlinesOf(first.children, context) : [], right: checked === true, comment }
}

/** The options of a task list; what is quoted under one is said to whoever picks it. */
export const optionsOf = (list: List, context: ProseContext): Option[] =>
  list.children.map((item) => optionOf(item, context))
