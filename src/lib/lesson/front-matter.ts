import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Yaml } from 'mdast'
import { hint, type Problems } from './problems'
import { SourceText } from './source-text'
import { FRONT_MATTER_KEYS, type FrontMatterKey } from './vocabulary'

export type FrontMatter = ReadonlyMap<FrontMatterKey, SourceText>

/** A heading that nobody writes longer; what is longer is refused unread. */
const FRONT_MATTER_MAX = 4000
const WIDE_COLON = /^([^\s:：#"'-][^:：]*)(?:：[ \t]*|:(?=[^\s]))/

/** Full-width colons, and half-width ones without a blank, are reported and read as if they were right. */
function mendColons(lines: readonly string[], first: number, problems: Problems): string[] {
  return lines.map((line, i) => {
    const found = WIDE_COLON.exec(line)
    const key = found?.[1]
    if (key === undefined || found === null) return line
    problems.add(
      { line: first + i, column: key.length + 1 },
      'front-matter-colon',
      { key },
      hint('front-matter-form', { key }),
    )
    return `${key}: ${line.slice(found[0].length)}`
  })
}

class FrontMatterReader {
  readonly values = new Map<FrontMatterKey, SourceText>()
  private readonly counter = new LineCounter()
  private readonly problems: Problems
  private readonly lines: readonly string[]
  private readonly first: number

  constructor(lines: readonly string[], first: number, problems: Problems) {
    this.problems = problems
    this.first = first
    this.lines = mendColons(lines, first, problems)
  }

  private place(offset: number) {
    const { line, col } = this.counter.linePos(offset)
    return { line: this.first + Math.max(line, 1) - 1, column: Math.max(col, 1) }
  }

  read(): void {
    // Failsafe: every value is the text that stands there, whatever it looks like. No alias is followed.
    const document = parseDocument(this.lines.join('\n'), {
      schema: 'failsafe',
      lineCounter: this.counter,
      logLevel: 'silent',
      prettyErrors: false,
    })
    for (const { code, pos } of document.errors)
      this.problems.add(this.place(pos[0]), code === 'DUPLICATE_KEY' ? 'front-matter-twice' : 'front-matter-unreadable')
    if (!isMap(document.contents)) return
    for (const { key, value } of document.contents.items) this.pair(key, value)
  }

  private pair(key: unknown, value: unknown): void {
    if (!isScalar(key) || !key.range) return
    const word = String(key.value)
    const place = this.place(key.range[0])
    const known = FRONT_MATTER_KEYS.find(word)
    if (!known) return this.problems.add(place, 'front-matter-key', { key: word }, FRONT_MATTER_KEYS.hintFor(word))
    const text = this.text(value)
    if (text === undefined) return this.problems.add(place, 'front-matter-value', { key: word })
    if (!this.values.has(known) && text.text !== '') this.values.set(known, text)
  }

  private text(value: unknown): SourceText | undefined {
    if (isScalar(value) && value.range) {
      const { line, column } = this.place(value.range[0])
      return SourceText.ofLine(String(value.value).trim(), line, column)
    }
    if (value === null) return SourceText.ofLine('', this.first)
    if (isAlias(value) || !isSeq<Node>(value)) return undefined
    const items = value.items.map((item) => this.item(item))
    const known = items.filter((item) => item !== undefined)
    return known.length === items.length ? SourceText.ofLines(known) : undefined
  }

  /** A text in a list; `- word: meaning` is one too, whatever YAML makes of its colon. */
  private item(node: Node): SourceText | undefined {
    if (!isMap(node)) return isScalar(node) ? this.text(node) : undefined
    const [pair, ...others] = node.items
    if (!pair || others.length > 0 || !isScalar(pair.key) || !pair.key.range || !isScalar(pair.value)) return undefined
    const { line, column } = this.place(pair.key.range[0])
    return SourceText.ofLine(`${String(pair.key.value)}: ${String(pair.value.value)}`, line, column)
  }
}

/** Reads front matter: known keys and their texts. Nothing in it can be more than a text or a list of texts. */
export function readFrontMatter(node: Yaml | undefined, problems: Problems): FrontMatter {
  if (!node) {
    problems.add({ line: 1, column: 1 }, 'front-matter-missing', {}, hint('front-matter-form', { key: '编号' }))
    return new Map()
  }
  const first = (node.position?.start.line ?? 1) + 1
  if (node.value.length > FRONT_MATTER_MAX) {
    problems.add({ line: first, column: 1 }, 'front-matter-unreadable')
    return new Map()
  }
  const before = problems.count
  const reader = new FrontMatterReader(node.value.split('\n'), first, problems)
  try {
    reader.read()
  } catch {
    // The YAML parser gives up on values that nest without end.
    problems.add({ line: first, column: 1 }, 'front-matter-unreadable')
  }
  // Between the lines stands nothing that says what it is.
  if (reader.values.size === 0 && problems.count === before)
    problems.add({ line: 1, column: 1 }, 'front-matter-missing', {}, hint('front-matter-form', { key: '编号' }))
  return reader.values
}
