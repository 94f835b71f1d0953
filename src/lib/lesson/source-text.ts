/** A place in the lesson's file: both count from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Where in the whole text a line begins, and which place of the file that is. */
interface Origin extends Place {
  readonly at: number
}

/** From a full-width sign to its narrow one. */
const WIDTH = 0xfee0

/** A piece of the author's text, one or several lines, that knows where each of its characters stands in the file. */
export class SourceText {
  readonly text: string
  private readonly origins: readonly Origin[]
  private readonly offset: number

  private constructor(text: string, origins: readonly Origin[], offset: number) {
    this.text = text
    this.origins = origins
    this.offset = offset
  }

  static ofLine(text: string, line: number, column = 1): SourceText {
    return new SourceText(text, [{ at: 0, line, column }], 0)
  }

  /** Several pieces as lines of one. */
  static ofLines(parts: readonly SourceText[]): SourceText {
    const origins: Origin[] = []
    let at = 0
    for (const part of parts) {
      let within = 0
      for (const line of part.text.split('\n')) {
        origins.push({ at: at + within, ...part.placeAt(within) })
        within += line.length + 1
      }
      at += within
    }
    return new SourceText(parts.map(({ text }) => text).join('\n'), origins, 0)
  }

  placeAt(index: number): Place {
    const at = this.offset + index
    let origin: Origin = { at: 0, line: 1, column: 1 }
    for (const candidate of this.origins) if (candidate.at <= at) origin = candidate
    return { line: origin.line, column: origin.column + at - origin.at }
  }

  get place(): Place {
    return this.placeAt(0)
  }

  get isEmpty(): boolean {
    return this.text.trim() === ''
  }

  slice(from: number, to = this.text.length): SourceText {
    return new SourceText(this.text.slice(from, to), this.origins, this.offset + from)
  }

  trim(): SourceText {
    const from = this.text.length - this.text.trimStart().length
    return this.slice(from, Math.max(from, this.text.trimEnd().length))
  }

  /** With points in full-width signs, `ｅ０－ｅ４`, in narrow ones; each sign stays where it stands. */
  narrowPoints(): SourceText {
    const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - WIDTH)
    const text = this.text.replaceAll(/[a-iａ-ｉ][0-9０-９]－?/gi, (found) =>
      found.replaceAll(/[\uff01-\uff5e]/g, narrow),
    )
    return new SourceText(text, this.origins, this.offset)
  }

  /** Every match of a global pattern, as pieces. */
  matches(pattern: RegExp): SourceText[] {
    return [...this.text.matchAll(pattern)].map((match) => this.slice(match.index, match.index + match[0].length))
  }

  /** The trimmed parts between separators, without empty ones; `separator` must be global. */
  split(separator: RegExp): SourceText[] {
    const parts: SourceText[] = []
    let from = 0
    for (const match of this.text.matchAll(separator)) {
      parts.push(this.slice(from, match.index))
      from = match.index + match[0].length
    }
    return [...parts, this.slice(from)].map((part) => part.trim()).filter((part) => part.text !== '')
  }

  /** The items of a list that is parted by 、 ， , ； ; or blanks. */
  items(): SourceText[] {
    return this.split(/[\s、，,；;]+/g)
  }
}
