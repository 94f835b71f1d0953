import { type Position } from '../rules'
import type { GameResult, Line, LineMove } from './movetext'
import { parseMove } from './read-move'
import { formatMove, type MoveStyle, type Script } from './write-move'

const SUFFIXES: readonly (string | undefined)[] = [undefined, '!', '?', '!!', '??', '!?', '?!']

const CHINESE_RESULTS: Readonly<Record<Script, Readonly<Record<GameResult, string>>>> = {
  hans: { '1-0': '红胜', '0-1': '黑胜', '1/2-1/2': '和棋', '*': '*' },
  hant: { '1-0': '紅勝', '0-1': '黑勝', '1/2-1/2': '和棋', '*': '*' },
}

interface Form {
  readonly style: MoveStyle
  readonly script: Script
}

const resultText = (result: GameResult, { style, script }: Form): string =>
  style.startsWith('chinese') ? CHINESE_RESULTS[script][result] : result

/** A move's text; a short record that fits several moves gives way to the whole one, or nobody could replay the game. */
function moveText(position: Position, { move }: LineMove, { style, script }: Form): string {
  const text = formatMove(position, move, style, script)
  return parseMove(position, text).ok ? text : formatMove(position, move, 'chinese', script)
}

/** The first mark as players write it, behind the move, the others by number. */
function marksText([first, ...rest]: readonly number[]): string {
  if (first === undefined) return ''
  const suffix = SUFFIXES[first]
  return [suffix ?? ` $${first}`, ...rest.map((mark) => ` $${mark}`)].join('')
}

/** A comment in brackets that it does not hold itself; one that holds all of them has its `}` made full-width. */
function commentText(text: string): string {
  if (!text.includes('}')) return `{${text}}`
  if (!text.includes('\n')) return `;${text}\n`
  return text.includes('｝') ? `{${text.replaceAll('}', '｝')}}` : `｛${text}｝`
}

function lineText(start: Position, line: Line, form: Form, first: number): string {
  const parts = line.comments.map(commentText)
  let position = start
  let number = first
  let isNumbered = false
  for (const move of line.moves) {
    const isRed = position.turn === 'red'
    if (isRed) parts.push(`${number}.`)
    else if (!isNumbered) parts.push(`${number}...`)
    parts.push(moveText(position, move, form) + marksText(move.marks), ...move.comments.map(commentText))
    for (const variation of move.variations) parts.push(`(${lineText(position, variation, form, number)})`)
    isNumbered = isRed && move.comments.length + move.variations.length === 0
    position = position.play(move.move)
    if (!isRed) number++
  }
  if (line.result !== undefined) parts.push(resultText(line.result, form))
  return parts.join(' ')
}

/**
 * Writes a line of play that starts from a position, with numbers from 1, its marks, comments, variations and result, in
 * one line of text but for what comments break. Black's move has its number, `3...`, where it comes first or after a
 * comment or variation. {@link readMovetext} reads the same line back from the same position.
 */
export const writeMovetext = (start: Position, line: Line, style: MoveStyle, script: Script): string =>
  lineText(start, line, { style, script }, 1)
