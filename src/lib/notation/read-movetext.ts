import { err, ok, type Position, type Result } from '../rules'
import { parseFen, START_FEN } from './fen'
import {
  type Line,
  type Movetext,
  MOVETEXT_MAX,
  type MovetextError,
  type MovetextFault,
  type Tag,
  VARIATIONS_MAX,
} from './movetext'
import { resultOf, type Token, tokenAt } from './movetext-tokens'
import { type Frame, frameAt } from './open-line'
import { parseMove } from './read-move'

/** A fault; `at` is its offset if it stands elsewhere than the token that was read. */
type Trouble = MovetextFault & { readonly at?: number }

const MARKS = ['!', '?', '!!', '??', '!?', '?!']

/** The PGN number of `$7` or of `!?`; of more than two signs the first two tell. */
const markOf = (text: string): number =>
  text.startsWith('$') ? Number(text.slice(1)) : MARKS.indexOf(text.normalize('NFKC').slice(0, 2)) + 1

const commentOf = (text: string): string => (text.startsWith(';') ? text.slice(1) : text.slice(1, -1)).trim()

const tagOf = (text: string): Tag => {
  const [, name = '', value = ''] = /^\[\s*([^\s"[\]]+)\s+"(.*)"\s*\]$/.exec(text) ?? []
  return { name, value: value.replaceAll(/\\(.)/g, '$1') }
}

/** What a word that is no part of a record stands for. */
function troubleOf(text: string, position: Position): Trouble {
  if (text === '[') return { code: 'record-tag', text }
  if (text === '}' || text === '｝') return { code: 'record-not-open', text }
  return { code: 'move', text, error: { code: 'unreadable' }, position }
}

/** Takes the tokens of a record in order. It keeps its own stack of open lines, so that no text makes it recurse. */
class Reader {
  readonly tags: Tag[] = []
  private readonly outer: Frame[] = []
  private frame: Frame
  private start: Position

  constructor(
    private readonly given: Position | undefined,
    start: Position,
  ) {
    this.start = start
    this.frame = frameAt(start, 0, '')
  }

  /** Takes one token; what is wrong with it is the record's first fault. */
  take({ kind, text }: Token, at: number): Trouble | undefined {
    if (kind === 'not-closed') return { code: 'record-not-closed', text }
    if (kind === 'close') return this.close(text)
    if (kind === 'comment') this.comment(commentOf(text))
    if (kind === 'blank' || kind === 'comment') return undefined
    if (this.frame.line.result !== undefined) return { code: 'record-after-result', text }
    if (kind === 'move') return this.move(text)
    if (kind === 'open') return this.open(text, at)
    if (kind === 'mark') return this.mark(text)
    if (kind === 'tag') return this.tag(text)
    if (kind === 'number') return this.number(text, at)
    if (kind === 'word') return troubleOf(text, this.frame.now)
    if (kind === 'result') this.frame.line.result = resultOf(text) ?? '*'
    this.frame.dots = kind === 'dots' ? { at, text } : undefined
    return undefined
  }

  end(): Result<Movetext, Trouble> {
    if (this.outer.length > 0) return err({ code: 'record-not-closed', ...this.frame.opener })
    const told = this.tags.find(({ name }) => name.toLowerCase() === 'result')
    const { line } = this.frame
    const result = line.result ?? (told && resultOf(told.value))
    const main: Line = result === undefined ? line : { ...line, result }
    return ok({ tags: this.tags, start: this.start, main })
  }

  private get last(): Frame['line']['moves'][number] | undefined {
    return this.frame.line.moves.at(-1)
  }

  private comment(text: string): void {
    if (text !== '') (this.last ?? this.frame.line).comments.push(text)
  }

  private mark(text: string): Trouble | undefined {
    if (!this.last) return { code: 'record-nothing-before', text }
    this.last.marks.push(markOf(text))
    return undefined
  }

  private open(text: string, at: number): Trouble | undefined {
    if (!this.last) return { code: 'record-nothing-before', text }
    if (this.outer.length === VARIATIONS_MAX) return { code: 'record-too-deep', max: VARIATIONS_MAX }
    const inner = frameAt(this.frame.before, at, text)
    this.last.variations.push(inner.line)
    this.outer.push(this.frame)
    this.frame = inner
    return undefined
  }

  /** Ends a variation. One without a move, `({slow})` or `(0:03)`, is none: what it says belongs to the move before. */
  private close(text: string): Trouble | undefined {
    const { line, opener } = this.frame
    const outer = this.outer.pop()
    if (!outer) return { code: 'record-not-open', text }
    this.frame = outer
    if (line.moves.length > 0) return undefined
    if (line.result !== undefined) return { code: 'record-nothing-before', ...opener }
    this.last?.variations.pop()
    this.last?.comments.push(...line.comments)
    return undefined
  }

  private tag(text: string): Trouble | undefined {
    if (this.outer.length > 0 || this.last) return { code: 'record-tag', text }
    const tag = tagOf(text)
    this.tags.push(tag)
    if (this.given || tag.name.toLowerCase() !== 'fen') return undefined
    const found = parseFen(tag.value)
    if (!found.ok) return { code: 'fen', error: found.error }
    this.start = this.frame.now = this.frame.before = found.value
    return undefined
  }

  /** Records that number every move are read too: there a number follows each of Black's moves as well. */
  private number(text: string, at: number): Trouble | undefined {
    const { frame } = this
    const value = Number(/\d+/.exec(text.normalize('NFKC'))?.[0])
    const isEarly = frame.now.turn === 'black' && value === (frame.number ?? NaN) + 1
    if (isEarly && frame.dots) return { code: 'record-reply-missing', text }
    frame.early = isEarly ? { at, text } : undefined
    frame.number = value
    frame.dots = undefined
    return undefined
  }

  private move(text: string): Trouble | undefined {
    const { frame } = this
    const { now, dots, early } = frame
    if (early && now.turn === 'red') return { code: 'record-reply-missing', ...early }
    if (dots && now.turn === 'red') return { code: 'record-dots', ...dots }
    const found = parseMove(now, text)
    if (!found.ok) return { code: 'move', text, error: found.error, position: now }
    frame.line.moves.push({ move: found.value, marks: [], comments: [], variations: [] })
    frame.before = now
    frame.now = now.play(found.value)
    frame.dots = undefined
    return undefined
  }
}

/** A trouble with the line and column of its offset. */
function placed(text: string, { at = 0, ...fault }: Trouble): MovetextError {
  const before = text.slice(0, at)
  const lineStart = before.lastIndexOf('\n') + 1
  const line = before.split('\n').length
  return { ...fault, line, column: Array.from(before.slice(lineStart)).length + 1 }
}

/**
 * Reads a game record as players write it: moves in every style that {@link parseMove} reads, in any mixture, with
 * numbers, comments, variations, marks, a result and PGN's headers.
 *
 * The moves alone tell whose turn it is. Numbers are for the reader's eye and may be wrong or missing, as they often are
 * in copied records; but where the next number says that Black's move was left out (`1. 炮二平五 …… 2.`, or two moves after
 * a number that came too early), nothing is guessed. Dots for Red's move (`1...`) where Red is to move are a fault, since 马8进7 would then be read as
 * Red's. `position` is where the game starts; it wins over a tag `FEN`, which then is not even read, because whoever names
 * a board wants the moves on it. Without both the game starts from the initial position.
 */
export function readMovetext(position: Position | undefined, text: string): Result<Movetext, MovetextError> {
  if (text.length > MOVETEXT_MAX) return err({ code: 'record-too-long', max: MOVETEXT_MAX, line: 1, column: 1 })
  const start = position ? ok(position) : parseFen(START_FEN)
  if (!start.ok) return err({ code: 'fen', error: start.error, line: 1, column: 1 })
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const reader = new Reader(position, start.value)
  for (let at = 0; at < plain.length;) {
    const token = tokenAt(plain, at)
    const trouble = reader.take(token, at)
    if (trouble) return err(placed(plain, { at, ...trouble }))
    at += token.text.length
  }
  const read = reader.end()
  return read.ok ? read : err(placed(plain, read.error))
}
