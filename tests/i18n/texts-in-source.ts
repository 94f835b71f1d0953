import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'

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

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All nodes below `value`, itself first. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : undefined
}

const paramsOf = (argument: unknown): readonly string[] | undefined => {
  if (argument === undefined) return []
  if (!isNode(argument) || argument.type !== 'ObjectExpression') return undefined
  const properties = argument['properties'] as readonly Node[]
  return properties.every(({ type }) => type === 'Property')
    ? properties.map(({ key }) => nameOf(key) ?? '')
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

/** The texts that one source file, Svelte or TypeScript, asks for. */
export const textsIn = (file: string, source: string): { calls: Call[]; literals: string[] } => {
  const markup = file.endsWith('.svelte')
    ? source
    : `<script lang="ts">\n${source.replaceAll('</script', '<\\/script')}\n</script>`
  const nodes = nodesIn(parse(markup, { modern: true }))
  const calls = nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 't') return []
    const [key, params] = node['arguments'] as readonly unknown[]
    return keysOf(key).map((found) => ({ file, ...found, params: paramsOf(params) }))
  })
  const literals = nodes.flatMap((node) => (node.type === 'Literal' ? [String(node['value'])] : []))
  return { calls, literals }
}

export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

export const textsInFolder = (folder: string): Texts => {
  const texts = sourcesIn(folder).map((file) => textsIn(file, readFileSync(file, 'utf8')))
  return { calls: texts.flatMap(({ calls }) => calls), literals: new Set(texts.flatMap(({ literals }) => literals)) }
}
