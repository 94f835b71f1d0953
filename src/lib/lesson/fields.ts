import type { Code } from 'mdast'
import { hint, type Problems } from './problems'
import { SourceText } from './source-text'
import { hasHan, type Vocabulary } from './vocabulary'

/** The lines of a fenced block, with their places in the file. */
export function linesOf(node: Code, fileLines: readonly string[]): SourceText[] {
  const first = (node.position?.start.line ?? 1) + 1
  return node.value.split('\n').map((text, i) => {
    const whole = fileLines[first - 1 + i] ?? text
    return SourceText.ofLine(text, first + i, Math.max(1, whole.length - text.length + 1))
  })
}

interface Field<K extends string> {
  readonly key: K
  /** The key as the author wrote it. */
  readonly name: SourceText
  readonly value: SourceText
}

/** The keys of a block and their values. A key that stands several times adds to its value. */
export class Fields<K extends string> {
  private readonly all: Field<K>[] = []
  private readonly problems: Problems

  constructor(problems: Problems) {
    this.problems = problems
  }

  add(field: Field<K>): void {
    this.all.push(field)
  }

  has(key: K): boolean {
    return this.all.some((field) => field.key === key)
  }

  keys(): readonly Field<K>[] {
    return this.all
  }

  /** Each value of a key by itself. */
  each(key: K): SourceText[] {
    return this.all.filter((field) => field.key === key && !field.value.isEmpty).map(({ value }) => value)
  }

  /** All values of a key as one text; undefined when there is none. */
  joined(key: K): SourceText | undefined {
    const values = this.each(key)
    return values.length === 0 ? undefined : SourceText.ofLines(values)
  }

  /** The value of a key that can have but one. */
  single(key: K): SourceText | undefined {
    const [first, second] = this.all.filter((field) => field.key === key)
    if (second) this.problems.add(second.name.place, 'key-twice', { key: second.name.text })
    return first && !first.value.isEmpty ? first.value : undefined
  }

  /** Where the key stands; undefined where it does not. */
  nameOf(key: K): SourceText | undefined {
    return this.all.find((field) => field.key === key)?.name
  }
}

const KEY = /^\s*([^\s:：|]{1,20})\s*[:：]/

/** Lines with those that go on with the line above them (they begin with two spaces) joined to it. */
function joinContinuations(lines: readonly SourceText[]): SourceText[] {
  const joined: SourceText[][] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (line.isEmpty) continue
    if (last && /^(?: {2}|\t|\u3000)/.test(line.text)) last.push(line.trim())
    else joined.push([line.trim()])
  }
  return joined.map((parts) => SourceText.ofLines(parts))
}

export interface BlockText<K extends string> {
  readonly fields: Fields<K>
  /** Lines that are no key with a value. */
  readonly others: readonly SourceText[]
}

/** Reads `key: value` lines. Lines without a key are returned; a key that nobody knows is a problem. */
export function readFields<K extends string>(
  lines: readonly SourceText[],
  vocabulary: Vocabulary<K>,
  problems: Problems,
  isText: (line: SourceText) => boolean = () => false,
): BlockText<K> {
  const fields = new Fields<K>(problems)
  const others: SourceText[] = []
  for (const line of joinContinuations(lines)) {
    const match = KEY.exec(line.text)
    const word = match?.[1]
    const key = word === undefined ? undefined : vocabulary.find(word)
    if (!match || word === undefined || (key === undefined && isText(line))) others.push(line)
    else if (key === undefined) problems.add(line.place, 'key-unknown', { key: word }, vocabulary.hintFor(word))
    else {
      const name = line.slice(0, word.length)
      const value = line.slice(match[0].length).trim()
      if (value.text === '') problems.add(name.place, 'value-missing', { key: word })
      fields.add({ key, name, value })
    }
  }
  return { fields, others }
}

/** Reports lines of a `key: value` block that have no key. */
export function reportOthers(others: readonly SourceText[], problems: Problems, vocabulary: Vocabulary<string>): void {
  for (const line of others) {
    const word = vocabulary.startOf(line.text)
    problems.add(
      line.place,
      'block-line',
      { text: line.text.slice(0, 40) },
      word === undefined ? undefined : hint('did-you-mean', { word: word + (hasHan(word) ? '：' : ':') }),
    )
  }
}
