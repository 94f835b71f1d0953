import { isNode, nameOf, parseFile, parseSource, sourcesIn, type Node } from '../source-tree'

/** One call `t(…)`: its key, or of a key built with a template the fixed beginning; the names of its parameters. */
export interface Call {
  readonly file: string
  readonly kind: 'key' | 'template'
  readonly text: string
  /** `undefined` where the call hands on an object that stands elsewhere. */
  readonly params: readonly string[] | undefined
}

export interface Texts {
  readonly calls: readonly Call[]
  /** Every string literal of the sources: a key may stand in a table before it is asked for. */
  readonly literals: ReadonlySet<string>
}

const paramsOf = (argument: unknown): readonly string[] | undefined => {
  if (argument === undefined) return []
  if (!isNode(argument) || argument.type !== 'ObjectExpression') return undefined
  const properties = argument['properties'] as readonly Node[]
  return properties.every(({ type }) => type === 'Property')
    ? properties.map((property) => nameOf(property['key']) ?? '')
    : undefined
}

const keysOf = (argument: unknown): Pick<Call, 'kind' | 'text'>[] => {
  if (!isNode(argument)) return []
  if (argument.type === 'Literal') return [{ kind: 'key', text: String(argument['value']) }]
  if (argument.type === 'TSAsExpression') return keysOf(argument['expression'])
  if (argument.type === 'ConditionalExpression') return [argument['consequent'], argument['alternate']].flatMap(keysOf)
  if (argument.type !== 'TemplateLiteral') return []
  const [first] = argument['quasis'] as readonly { readonly value: { readonly raw: string } }[]
  return [{ kind: 'template', text: first?.value.raw ?? '' }]
}

const callsAmong = (file: string, nodes: readonly Node[]): Call[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 't') return []
    const [key, params] = node['arguments'] as readonly unknown[]
    return keysOf(key).map((found) => ({ file, ...found, params: paramsOf(params) }))
  })

/** The texts that one source text, Svelte or TypeScript, asks for. */
export const callsIn = (file: string, source: string): Call[] => callsAmong(file, parseSource(file, source))

export const textsInFolder = (folder: string): Texts => {
  const files = sourcesIn(folder).map((file) => ({ file, nodes: parseFile(file) }))
  const literals = files.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'Literal'))
  return {
    calls: files.flatMap(({ file, nodes }) => callsAmong(file, nodes)),
    literals: new Set(literals.map((node) => String(node['value']))),
  }
}
