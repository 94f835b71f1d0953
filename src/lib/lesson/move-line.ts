import { formatIccs, parseIccs } from '../notation'
import type { Position } from '../rules'
import { NESTING_MAX } from './limits'
import { readLegalMove } from './moves'
import type { Problems } from './problems'
import type { SourceText } from './source-text'
import type { LineMove } from './types'

/* Lines of moves: `1. 炮二平五 马8进7 {黑马看住中卒} (1. … 炮8平5) 2. 马二进三`. */

interface OpenMove {
  readonly move: string
  comment?: string
  readonly variations: LineMove[][]
  /** Where its variations begin. */
  readonly before: Position
}

const TOKEN = /[{｛][^}｝]*[}｝]?|[(（]|[)）]|[^\s{｛}｝()（）、，,；;]+/g
const NUMBER = /^\d{1,3}(?:[.．…]+|$)(?!\d)/
const DOTS = /^[.…]+$/

const closed = ({ move, comment, variations }: OpenMove): LineMove => ({
  move,
  ...(comment !== undefined && { comment }),
  variations,
})

class LineReader {
  private readonly tokens: readonly SourceText[]
  private readonly problems: Problems
  private next = 0

  constructor(text: SourceText, problems: Problems) {
    this.tokens = text.matches(TOKEN)
    this.problems = problems
  }

  /** Reads moves up to the end of the text or of the variation. After a move that cannot be, the rest is passed over. */
  read(start: Position, opening?: SourceText, depth = 0): OpenMove[] {
    const moves: OpenMove[] = []
    let position: Position | undefined = start
    while (this.next < this.tokens.length) {
      const token = this.tokens[this.next++]
      if (!token || /^[)）]/.test(token.text)) {
        if (depth === 0 && token) this.problems.add(token.place, 'line-nowhere', { text: token.text })
        else return moves
      } else if (/^[{｛]/.test(token.text)) this.comment(token, moves)
      else if (/^[(（]/.test(token.text)) this.variation(token, moves, start, depth)
      else position = this.move(token, position, moves)
    }
    if (opening) this.problems.add(opening.place, 'line-not-closed', { text: '(' })
    return moves
  }

  private move(token: SourceText, position: Position | undefined, moves: OpenMove[]): Position | undefined {
    const text = token.slice(NUMBER.exec(token.text)?.[0].length ?? 0)
    if (!position || text.text === '' || DOTS.test(text.text)) return position
    const move = readLegalMove(position, text, this.problems)
    if (move === undefined) return undefined
    moves.push({ move: formatIccs(move), variations: [], before: position })
    return position.play(move)
  }

  private comment(token: SourceText, moves: readonly OpenMove[]): void {
    const last = moves.at(-1)
    if (!/[}｝]$/.test(token.text)) this.problems.add(token.place, 'line-not-closed', { text: '{' })
    if (!last) return this.problems.add(token.place, 'line-nowhere', { text: token.text.slice(0, 40) })
    const words = token.text
      .replaceAll(/[{｛}｝]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    last.comment = last.comment === undefined ? words : `${last.comment} ${words}`
  }

  private variation(token: SourceText, moves: readonly OpenMove[], start: Position, depth: number): void {
    const last = moves.at(-1)
    if (!last) this.problems.add(token.place, 'line-nowhere', { text: token.text })
    if (depth >= NESTING_MAX) {
      this.problems.add(token.place, 'nesting-too-deep', { max: NESTING_MAX })
      this.next = this.tokens.length
      return
    }
    const variation = this.read(last?.before ?? start, token, depth + 1)
    if (variation.length > 0) last?.variations.push(variation.map(closed))
  }
}

/** Reads a line from `start` on: every move legal, with its comments and variations. */
export const readLine = (start: Position, text: SourceText, problems: Problems): LineMove[] =>
  new LineReader(text, problems).read(start).map(closed)

/** The position at the end of a line's main moves. */
export const afterLine = (start: Position, line: readonly LineMove[]): Position =>
  line.reduce((position, { move }) => {
    const parsed = parseIccs(move)
    return parsed === undefined ? position : position.play(parsed)
  }, start)
