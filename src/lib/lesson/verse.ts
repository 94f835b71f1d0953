import { formatFen, formatIccs, formatPoint, parseFen, START_FEN } from '../notation'
import type { Position } from '../rules'
import type { LessonContext } from './context'
import { type Fields, readFields } from './fields'
import { readLegalMove } from './moves'
import { findPoint, readPoints } from './points'
import { hint } from './problems'
import { readPosition } from './positions'
import { reciteTask } from './recite-task'
import type { SourceText } from './source-text'
import { readTaskHead, type TaskHead } from './task-head'
import type { Task, Verse, VerseLine } from './types'
import { readGaps, withGaps } from './verse-gaps'
import { TASKS, VERSE_KEYS, type VerseKey } from './vocabulary'

/** What a `verse` block holds. */
export interface VerseBlock {
  readonly verse: Verse | undefined
  readonly id: SourceText | undefined
  readonly explain: SourceText | undefined
  readonly head: TaskHead | undefined
  readonly task: Task | undefined
  /** Where it begins and ends, where the verse shows a board at all. */
  readonly board: { readonly start: Position; readonly after: Position } | undefined
}

/** A position and what stands after it: up to `红走`, up to a FEN's side or counters, or one word. */
const AFRESH = [
  /^.*?(?:红|黑|紅)\S*走(?=\s|$)/s,
  /^.*?(?:red|black)\s+(?:to\s+move|moves)(?=\s|$)/is,
  /^\S+\/\S+(?:\s+[wbr](?=\s|$))?(?:\s+-\s+-\s+\d+\s+\d+)?/s,
  /^\S+/,
]

class VerseReader {
  private readonly found: VerseLine[] = []
  /** The words of each line, where they stand. */
  readonly sources: SourceText[] = []
  private position: Position | undefined
  private readonly context: LessonContext
  hasBoard: boolean

  constructor(position: Position | undefined, context: LessonContext) {
    this.position = position
    this.context = context
    this.hasBoard = position !== undefined
  }

  /** The lines read; where no line has anything to show, they have no board. */
  get lines(): readonly VerseLine[] {
    if (this.hasBoard) return this.found
    return this.found.map(({ words, gloss, moves, points, gaps }) => ({
      words,
      gloss,
      moves,
      points,
      ...(gaps && { gaps }),
    }))
  }

  /** The position that the next line goes on from: the opening position where the verse names none. */
  get current(): Position | undefined {
    if (this.position) return this.position
    const start = parseFen(START_FEN)
    return start.ok ? start.value : undefined
  }

  read(line: SourceText): void {
    const [words, cell, gloss] = cellsOf(line)
    const played = this.playCell(cell)
    if (!words || words.text === '') return
    const { words: bare, gaps } = readGaps(words, this.context.problems)
    this.sources.push(words)
    this.found.push({ words: bare, gloss: gloss?.text ?? '', ...played, ...(gaps.length > 0 && { gaps }) })
  }

  private playCell(cell: SourceText | undefined): Pick<VerseLine, 'moves' | 'points'> & { readonly fen: string } {
    const rest = cell?.text.startsWith('=') === true ? this.startAfresh(cell.slice(1).trim()) : cell
    const start = this.current
    const fen = start ? formatFen(start) : START_FEN
    if (!start || !rest || rest.text === '') return { moves: [], points: [], fen }
    this.hasBoard = true
    const [first] = rest.items()
    if (first && findPoint(start, first.text) !== undefined)
      return { moves: [], points: readPoints(start, rest, this.context.problems).map(formatPoint), fen }
    return { moves: this.play(start, rest), points: [], fen }
  }

  private startAfresh(text: SourceText): SourceText {
    const length =
      AFRESH.map((pattern) => pattern.exec(text.text)?.[0].length).find((found) => found !== undefined) ?? 0
    this.position = readPosition(text.slice(0, length).trim(), this.context.problems)
    this.hasBoard = this.position !== undefined
    return text.slice(length).trim()
  }

  private play(start: Position, text: SourceText): string[] {
    const moves: string[] = []
    this.position = start
    for (const item of text.items()) {
      const move = readLegalMove(this.position, item, this.context.problems)
      if (move === undefined) break
      moves.push(formatIccs(move))
      this.position = this.position.play(move)
    }
    return moves
  }
}

function cellsOf(line: SourceText): SourceText[] {
  const cells: SourceText[] = []
  let from = 0
  for (const match of line.text.matchAll(/[|｜]/g)) {
    if (cells.length === 2) break
    cells.push(line.slice(from, match.index).trim())
    from = match.index + 1
  }
  return [...cells, line.slice(from).trim()]
}

/** Only 背 may be asked of a verse; what else stands there is a problem. */
function readHead(fields: Fields<VerseKey>, { problems }: LessonContext): TaskHead | undefined {
  const task = fields.single('task')
  const head = task && readTaskHead(task, problems)
  if (!head || head.word === 'recite') return head
  const { name } = head
  return problems.add(
    name.place,
    'task-unknown',
    { task: name.text },
    hint('one-of', { words: TASKS.nameOf('recite', name.text) }),
  )
}

function readPlace(fields: Fields<VerseKey>, { problems, last }: LessonContext): Position | undefined {
  const text = fields.single('position')
  return text && readPosition(text, problems, last === 'broken' ? undefined : last)
}

/** A title alone, or with the bare words of a verse that is known, means that verse. */
function knownVerse(title: SourceText, reader: VerseReader, context: LessonContext): Verse | undefined {
  const known = context.verses.get(title.text)
  if (known && !reader.hasBoard && reader.lines.every(({ gloss }) => gloss === '')) {
    for (const [i, { words }] of reader.lines.entries())
      if (!known.lines.some((line) => line.words === words))
        context.problems.add(reader.sources[i]?.place ?? title.place, 'verse-line-unknown', {
          title: title.text,
          line: words,
        })
    return withGaps(known, reader.lines)
  }
  if (reader.lines.length > 0) return undefined
  return context.problems.add(title.place, 'verse-unknown', { title: title.text })
}

/** The board of a verse: its own, or that of a known verse's first line. */
function boardOf(verse: Verse, reader: VerseReader, start: Position | undefined): VerseBlock['board'] {
  const [first] = verse.lines
  const parsed = first?.fen === undefined ? undefined : parseFen(first.fen)
  if (!parsed?.ok) return undefined
  return { start: start ?? parsed.value, after: reader.current ?? parsed.value }
}

/** A verse of its own, which the lesson then knows by its title, or one that is known. */
function verseOf(title: SourceText, reader: VerseReader, context: LessonContext): Verse | undefined {
  const known = knownVerse(title, reader, context)
  if (known || reader.lines.length === 0) return known
  const verse = { title: title.text, lines: reader.lines }
  context.verses.set(verse.title, verse)
  context.ownVerses.push(verse)
  return verse
}

/** Reads a `verse` block. */
export function readVerse(lines: readonly SourceText[], context: LessonContext): VerseBlock {
  const { fields, others } = readFields(lines, VERSE_KEYS, context.problems, () => true)
  const head = readHead(fields, context)
  const start = readPlace(fields, context)
  const reader = new VerseReader(start, context)
  for (const line of others) reader.read(line)
  const title = fields.single('title')
  const place = lines[0]?.place ?? { line: 1, column: 1 }
  if (!fields.has('title')) context.problems.add(place, 'verse-title-missing')
  const verse = title && verseOf(title, reader, context)
  const board = verse && boardOf(verse, reader, start)
  const task = head && verse && reciteTask(head, verse, context.problems)
  return { id: fields.single('id'), explain: fields.joined('explain'), verse, board, head, task }
}
