import { type Value, fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Heading, Link, Node, Root, RootContent } from 'mdast'
import type { Place } from './source-text'

/** CommonMark with tables, task lists and front matter: the one door to the Markdown parser. */
export const parseMarkdown = (text: Value): Root =>
  fromMarkdown(text, {
    extensions: [frontmatter(['yaml']), gfmTable(), gfmTaskListItem()],
    mdastExtensions: [frontmatterFromMarkdown(['yaml']), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })

export const placeOf = (node: Node): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** What stands under one `##` heading; `heading` is missing for what stands before the first. */
export interface Section {
  readonly heading?: Heading
  /** The link that the last `#` heading is: what the step is about. */
  readonly about?: Link
  readonly content: readonly RootContent[]
}

/** The link that a `#` heading is, and nothing else. */
function linkOf(node: RootContent): Link | undefined {
  if (node.type !== 'heading' || node.depth !== 1 || node.children.length !== 1) return undefined
  const [only] = node.children
  return only?.type === 'link' ? only : undefined
}

/** The document cut at its `##` headings. The first section is what stands before them. */
export function sectionsOf(root: Root): Section[] {
  const sections: { heading?: Heading; about?: Link; content: RootContent[] }[] = [{ content: [] }]
  let about: Link | undefined
  for (const node of root.children) {
    const link = linkOf(node)
    if (link) about = link
    else if (node.type === 'heading' && node.depth === 2)
      sections.push({ heading: node, ...(about && { about }), content: [] })
    else sections.at(-1)?.content.push(node)
  }
  return sections
}
