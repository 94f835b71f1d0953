import type { Code } from 'mdast'
import { refusalOf } from './limits'
import { parseMarkdown, type Section, sectionsOf } from './markdown'
import { Problems } from './problems'
import { partsOf, type SectionParts } from './section-parts'

/** The steps of a text as its Markdown has them, in the order of the compiled lesson's; none where it is refused. */
export function stepParts(text: string): { readonly section: Section; readonly parts: SectionParts }[] {
  const clean = text.replace(/^\uFEFF/, '')
  if (refusalOf(clean, clean.split(/\r\n|\r|\n/))) return []
  const [, ...sections] = sectionsOf(parseMarkdown(clean))
  return sections.map((section) => ({ section, parts: partsOf(section, new Problems()) }))
}

/** The `xiangqi` blocks that the lesson reads. */
export const xiangqiBlocks = (text: string): Code[] =>
  stepParts(text).flatMap(({ parts: { block } }) => (block?.name === 'xiangqi' ? [block.node] : []))
