/** The project's own sources as syntax trees, for the tests that look at all of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'

export type Node = { readonly type: string } & Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All nodes below `value`, itself first. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

/** Every node of one source text; a TypeScript file is read as the script of a component. */
export const parseSource = (file: string, source: string): Node[] => {
  const script = `<script lang="ts">\n${source.replaceAll('</script', '<\\/script')}\n</script>`
  return nodesIn(parse(file.endsWith('.svelte') ? source : script, { modern: true }))
}

/** The Svelte and TypeScript files below a folder. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

export const parseFile = (file: string): Node[] => parseSource(file, readFileSync(file, 'utf8'))

/** The name that an expression is called by: `t` for both `t` and `translation.t`. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : undefined
}
