/** One change of a text: `length` UTF-16 units at `at` give way to `text`. */
export interface Edit {
  readonly at: number
  readonly length: number
  readonly text: string
}

/** A file's lines and what is to be changed in them; line ends and a byte order mark are kept as they are. */
export class Editor {
  readonly text: string
  private readonly starts: number[]

  constructor(text: string) {
    this.text = text
    const first = text.startsWith('\uFEFF') ? 1 : 0
    this.starts = [first, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)]
  }

  /** A line, counted from 1, without its end, and where it begins in the text. */
  lineAt(line: number): { readonly at: number; readonly line: string } {
    const at = this.starts[line - 1] ?? this.text.length
    const whole = this.text.slice(at, this.starts[line] ?? this.text.length)
    return { at, line: whole.replace(/[\r\n]+$/, '') }
  }

  /** How the line ends; where it is the last without an end, as the first line does. */
  endOf(line: number): string {
    const { at, line: text } = this.lineAt(line)
    const end = /^(?:\r\n|\r|\n)/.exec(this.text.slice(at + text.length, at + text.length + 2))?.[0]
    return end ?? /\r\n|\r|\n/.exec(this.text)?.[0] ?? '\n'
  }

  /** The text with all edits made; they may not overlap. */
  apply(edits: readonly Edit[]): string {
    let done = ''
    let from = 0
    for (const { at, length, text } of [...edits].sort((a, b) => a.at - b.at)) {
      done += this.text.slice(from, at) + text
      from = at + length
    }
    return done + this.text.slice(from)
  }
}
