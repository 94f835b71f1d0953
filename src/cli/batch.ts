import type { Readable, Writable } from 'node:stream'
import type { Translate } from '../lib/i18n/translator'
import { answerLine, LINE_MAX } from './answer'

/** Cuts a stream into lines and never holds more of one than an answer needs to say that it is too long. */
class Lines {
  private readonly decoder = new TextDecoder()
  private rest = ''

  /** The lines that `chunk` completes. */
  push(chunk: Uint8Array): string[] {
    const pieces = this.decoder.decode(chunk, { stream: true }).split('\n')
    const last = pieces.pop() ?? ''
    const lines = pieces.map((piece, i) => (i === 0 ? this.joined(piece) : piece))
    this.rest = pieces.length === 0 ? this.joined(last) : last
    return lines
  }

  /** The line without an end that the stream stops with, if there is one. */
  end(): string[] {
    const last = this.joined(this.decoder.decode())
    return last === '' ? [] : [last]
  }

  private joined(piece: string): string {
    return (this.rest + piece).slice(0, LINE_MAX + 1)
  }
}

const written = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (output.write(text)) resolve()
    else output.once('drain', resolve)
  })

/** Answers each line of `input` with one line, in order, as soon as the line is there. */
export async function answerBatch(input: Readable, output: Writable, t: Translate): Promise<void> {
  const lines = new Lines()
  for await (const chunk of input as AsyncIterable<Uint8Array>)
    for (const line of lines.push(chunk)) await written(output, `${answerLine(line, t)}\n`)
  for (const line of lines.end()) await written(output, `${answerLine(line, t)}\n`)
}
