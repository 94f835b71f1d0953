import type { Blockquote, Code, Html, List, RootContent } from 'mdast'
import { isChoice } from './choice'
import { isHint } from './hints'
import { placeOf, type Section } from './markdown'
import type { Problems } from './problems'
import { SourceText } from './source-text'
import { BLOCK_NAMES } from './vocabulary'

/** What stands under a heading, sorted: one block, one choice, hints, an id, and the prose around them. */
export interface SectionParts {
  readonly before: readonly RootContent[]
  /** What stands after the block and the choice. */
  readonly after: readonly RootContent[]
  readonly block?: { readonly node: Code; readonly name: 'xiangqi' | 'verse' }
  readonly choice?: List
  readonly hints: readonly Blockquote[]
  readonly id?: SourceText
}

const ID_COMMENT = /^<!--\s*((?:id|编号|編號)\s*[:：]\s*)?([^\s>]+)\s*-->$/i

/** `<!-- id: horse-leg -->`, or right under the heading `<!-- horse-leg -->`: the only HTML that a lesson may hold. */
function idIn(node: Html, isFirst: boolean): SourceText | undefined {
  const [, key, id] = ID_COMMENT.exec(node.value.trim()) ?? []
  if (id === undefined || (key === undefined && !isFirst)) return undefined
  const { line, column } = placeOf(node)
  return SourceText.ofLine(id, line, column + node.value.lastIndexOf(id))
}

class Sorting {
  readonly parts: {
    before: RootContent[]
    after: RootContent[]
    block?: { readonly node: Code; readonly name: 'xiangqi' | 'verse' }
    choice?: List
    hints: Blockquote[]
    id?: SourceText
  } = { before: [], after: [], hints: [] }
  private readonly problems: Problems

  constructor(problems: Problems) {
    this.problems = problems
  }

  add(node: RootContent, isFirst: boolean): void {
    const id = node.type === 'html' ? idIn(node, isFirst) : undefined
    if (id && !this.parts.id) this.parts.id = id
    else if (node.type === 'blockquote' && isHint(node)) this.parts.hints.push(node)
    else if (node.type === 'code') this.addBlock(node)
    else if (isChoice(node) && !this.parts.choice) {
      this.close()
      this.parts.choice = node
    } else this.parts.after.push(node)
  }

  /** What stood after the block so far stands before the choice. */
  private close(): void {
    this.parts.before.push(...this.parts.after)
    this.parts.after = []
  }

  private addBlock(node: Code): void {
    const name = BLOCK_NAMES.find(node.lang ?? '')
    const place = placeOf(node)
    // Indented by four blanks the fence is no fence, but text of a block without a name.
    const indented = /^\s*(?:`{3,}|~{3,})\s*(\S+)/.exec(node.value)?.[1] ?? ''
    if (!name && BLOCK_NAMES.find(indented)) {
      this.problems.add(place, 'block-nested', { name: indented })
    } else if (!name) {
      this.problems.add(place, 'block-unknown', { name: node.lang ?? '' }, BLOCK_NAMES.hintFor(node.lang ?? ''))
    } else if (this.parts.block) this.problems.add(place, 'two-blocks')
    else {
      this.close()
      this.parts.block = { node, name }
    }
  }
}

export function partsOf(section: Section, problems: Problems): SectionParts {
  const sorting = new Sorting(problems)
  for (const [i, node] of section.content.entries()) sorting.add(node, i === 0)
  const { parts } = sorting
  // Without a block or a choice there is no 'after': all of it is the step's prose.
  if (parts.block || parts.choice) return parts
  return { ...parts, before: parts.after, after: [] }
}
