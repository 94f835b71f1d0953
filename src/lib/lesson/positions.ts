import { formatPoint, parseSetup, START_FEN } from '../notation'
import { Position, type Setup } from '../rules'
import { isPlacement, parseTurn, readPlacement, sectionHint } from './placement'
import { hint, type Problems } from './problems'
import type { SourceText } from './source-text'
import { POSITION_WORDS } from './vocabulary'

/** The last board before a step: what 同上 and 接上 go on from. */
export interface LastBoard {
  readonly start: Position
  /** After the moves shown or asked for there; undefined where there were none. */
  readonly after: Position | undefined
}

const EMPTY: Setup = { pieces: new Map(), turn: 'red' }
const FEN = /^[^\s/；;：:]+\/\S*(?:\s|$)/

function drawn(setup: Setup, text: SourceText, problems: Problems): Position | undefined {
  const position = Position.of(setup)
  if (position.ok) return position.value
  const { code, side, points } = position.error
  return problems.add(text.place, code, { side, points: points.map(formatPoint).join(' ') })
}

function readFen(text: SourceText, problems: Problems): Position | undefined {
  const setup = parseSetup(text.text.replaceAll('\n', ' '))
  if (setup.ok) return drawn(setup.value, text, problems)
  const { code, at, ...params } = setup.error
  return problems.add(text.placeAt(at), code, params)
}

function named(text: SourceText, problems: Problems, last: LastBoard | undefined): Position | undefined {
  const word = POSITION_WORDS.find(text.text)
  if (word === undefined)
    return problems.add(text.place, 'position-unreadable', { text: text.text.slice(0, 40) }, hintFor(text.text))
  if (word === 'empty') return drawn(EMPTY, text, problems)
  if (word === 'start') {
    const start = parseSetup(START_FEN)
    return start.ok ? drawn(start.value, text, problems) : undefined
  }
  if (!last) return problems.add(text.place, 'position-none-before', { word: text.text })
  if (word === 'same') return last.start
  return last.after ?? problems.add(text.place, 'position-no-moves-before', { word: text.text })
}

function hintFor(text: string) {
  const found = POSITION_WORDS.hintFor(text)
  return found.code === 'did-you-mean' ? found : hint('position-form')
}

/**
 * Reads a position: its name, a FEN, or a list of pieces. `红走` after a name changes whose turn it is.
 * Undefined, with a problem, where it cannot be drawn.
 */
export function readPosition(text: SourceText, problems: Problems, last?: LastBoard): Position | undefined {
  if (FEN.test(text.text)) return readFen(text, problems)
  const sections = text.split(/[；;]+/g)
  const [first, second, third] = sections
  if (!first) return undefined
  if (isPlacement(first.text)) return drawn(readPlacement(sections, problems), text, problems)
  const position = named(first, problems, last)
  const turn = second && parseTurn(second.text)
  const unread = turn ? third : second
  if (unread) problems.add(unread.place, 'position-unreadable', { text: unread.text }, sectionHint(unread.text))
  return turn ? position?.withTurn(turn) : position
}
