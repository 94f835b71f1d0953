import type { Problems } from './problems'
import { hint } from './problems'
import type { SourceText } from './source-text'

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const ID_MAX = 64

const isId = (text: string): boolean => text.length <= ID_MAX && ID.test(text)

/** Reads an id: small letters, digits and hyphens. */
export function readId(text: SourceText, problems: Problems): string | undefined {
  if (isId(text.text)) return text.text
  const near = slugOf(text.text)
  const suggestion = near === '' ? hint('id-form') : hint('did-you-mean', { word: near })
  return problems.add(text.place, 'id-form', { id: text.text.slice(0, ID_MAX) }, suggestion)
}

/** The letters and digits of a text as an id; empty where it has none, as Chinese has. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, ID_MAX)
    .replace(/-$/, '')

/** A short name that is the same wherever the same text stands (FNV-1a, 32 bits). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** An id for a step that is only read, made from its title and so from no ordinal; unique among `taken`. */
export function readingId(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  const base = slug.length >= 3 && isId(slug) ? slug : `read-${hashOf(title)}`
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
  return id
}
