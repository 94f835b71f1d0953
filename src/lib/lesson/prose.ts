import type { BlockContent, Code, Node, PhrasingContent, RootContent } from 'mdast'
import { boardInline, isImagePath, linkInline, type ProseContext } from './links'
import { parseMarkdown, placeOf } from './markdown'
import type { Place, SourceText } from './source-text'
import type { Block, Inline } from './types'
import { BLOCK_NAMES } from './vocabulary'

/* Markdown's tree → the few kinds of prose that the app shows. HTML never runs: it is a problem. */

const isWide = (sign: string | undefined): boolean =>
  sign !== undefined && /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f“”‘’…—]/.test(sign)

/** Joins lines as a reader does: with a blank, but not between Chinese characters. */
const joinLines = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, (_, at: number, whole: string) => {
    const before = whole.slice(0, at).trimEnd().slice(-1)
    const after = whole.slice(at).trimStart().charAt(0)
    return isWide(before) || isWide(after) ? '' : ' '
  })

const at = (node: Node, { locate }: ProseContext): Place => (locate ? locate(placeOf(node)) : placeOf(node))

const text = (value: string): Inline[] => (value === '' ? [] : [{ type: 'text', text: value }])

function linked(node: PhrasingContent & { children: PhrasingContent[] }, url: string, context: ProseContext): Inline[] {
  const children = inlinesOf(node.children, context)
  const link = linkInline(url, children, at(node, context), context)
  return link ? [link] : children
}

function refuseHtml(node: Node, context: ProseContext): [] {
  context.problems.add(at(node, context), 'html')
  return []
}

function inlineOf(node: PhrasingContent, context: ProseContext): Inline[] {
  switch (node.type) {
    case 'text':
      return text(joinLines(node.value))
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlinesOf(node.children, context) }]
    case 'inlineCode':
      return [(context.board && boardInline(context.board, node.value)) ?? { type: 'code', text: node.value }]
    case 'link':
      return linked(node, node.url, context)
    case 'linkReference':
      return linked(node, context.definitions.get(node.identifier) ?? '', context)
    case 'break':
      return [{ type: 'break' }]
    case 'html':
      return refuseHtml(node, context)
    case 'image':
    case 'imageReference':
      return text(node.alt ?? '')
    default:
      return []
  }
}

/** Inline Markdown as values. */
export const inlinesOf = (nodes: readonly PhrasingContent[], context: ProseContext): Inline[] =>
  nodes.flatMap((node) => inlineOf(node, context))

function imagesIn(nodes: readonly PhrasingContent[], context: ProseContext): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return []
    const src = node.type === 'image' ? node.url : (context.definitions.get(node.identifier) ?? '')
    if (isImagePath(src)) return [{ type: 'image', src, alt: node.alt ?? '' }]
    context.problems.add(at(node, context), 'image-path', { path: src.slice(0, 80) })
    return []
  })
}

/** A paragraph; its pictures stand after it. */
function paragraph(nodes: readonly PhrasingContent[], context: ProseContext): Block[] {
  const images = imagesIn(nodes, context)
  const words = nodes.filter(({ type }) => type !== 'image' && type !== 'imageReference')
  const children = inlinesOf(words, context)
  const isBlank = children.every((child) => child.type === 'text' && child.text.trim() === '')
  return isBlank ? images : [{ type: 'paragraph', children }, ...images]
}

function blockOf(node: RootContent | BlockContent, context: ProseContext): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, context)
    case 'heading':
      return paragraph([{ type: 'strong', children: node.children }], context)
    case 'blockquote':
      return [{ type: 'quote', children: blocksOf(node.children, context) }]
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children, context))
      return [{ type: 'list', ordered: node.ordered === true, items }]
    }
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => inlinesOf(cell.children, context)))
      return [{ type: 'table', rows }]
    }
    case 'html':
      return refuseHtml(node, context)
    case 'code':
      return reportCode(node, context)
    default:
      return []
  }
}

/** Markdown blocks as values. What a lesson has no place for is left out; HTML is reported. */
export const blocksOf = (nodes: readonly (RootContent | BlockContent)[], context: ProseContext): Block[] =>
  nodes.flatMap((node) => blockOf(node, context))

function reportCode(node: Code, context: ProseContext): [] {
  const name = node.lang ?? ''
  const code = BLOCK_NAMES.find(name) ? 'block-nested' : 'block-unknown'
  context.problems.add(at(node, context), code, { name })
  return []
}

/** Reads the value of a key as inline Markdown. */
export function readInlines(source: SourceText, context: ProseContext): Inline[] {
  const whole = joinLines(source.text)
  const isPlain = !/[*_[\]<&!\\`]/.test(whole)
  if (isPlain) return text(whole)
  const locate = ({ line, column }: Place): Place => {
    const before = source.text.split('\n').slice(0, line - 1)
    return source.placeAt(before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1)
  }
  // A value is one line of words: what would begin a list, a heading or a quote there is text.
  const root = parseMarkdown(source.text.replace(/^(\s*)([-+>#]|\d+[.)])/, '$1\\$2'))
  return root.children.flatMap((node) => {
    if (node.type === 'html') return refuseHtml(node, { ...context, locate })
    return node.type === 'paragraph' ? inlinesOf(node.children, { ...context, locate }) : []
  })
}

/** The words of inline values, without what they link to. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text
      return 'children' in node && node.children ? plainText(node.children) : ''
    })
    .join('')
