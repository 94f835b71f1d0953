import { formatMove, type MoveStyle } from '../notation'
import { legalMoves, type Move, type Position } from '../rules'
import type { ReadMove } from '../lesson/problems'
import { type BlockKey, TASKS, type TaskWord } from '../lesson/vocabulary'
import { compileCut } from './board-block'
import { type Completion, type Completions, elseFor, type Spot, wordStart } from './spot'
import { isChinese, type KeyLines, keyLinesOf } from './key-lines'
import type { BlockRange } from './outline'

/** Keys whose moves follow each other; those of the others all begin at the block's position. */
const LINES: ReadonlySet<BlockKey> = new Set<BlockKey>(['moves', 'before'])
const ALTERNATIVES: ReadonlySet<BlockKey> = new Set<BlockKey>(['answer', 'wrong', 'ok'])

/** Tasks whose answers are moves. */
const ANSWERED_BY_MOVES: ReadonlySet<TaskWord | undefined> = new Set<TaskWord | undefined>([
  'play',
  'judge',
  'read',
  'write',
])

/** How deep in variations the text is at its end. */
const depthOf = (text: string): number =>
  [...text].reduce((depth, sign) => depth + (/[(（]/.test(sign) ? 1 : /[)）]/.test(sign) ? -1 : 0), 0)

/** The position after what stands on the line so far: in a variation it is the variation's. */
function positionAfter(start: Position, said: string, moves: readonly ReadMove[], first: number): Position {
  const depth = depthOf(said)
  const beginsVariation = /[(（]\s*(?:\d{1,3}[.．…]*\s*[.…]*\s*)?$/.test(said)
  const depths = moves.map(({ text: { place } }) => depthOf(said.slice(0, Math.max(0, place.column - first))))
  const at = depths.lastIndexOf(beginsVariation ? depth - 1 : depth)
  const found = moves[at]
  if (!found) return start
  return beginsVariation ? found.position : found.position.play(found.move)
}

/** Legal moves as options, in the notation that the author has begun with. */
function optionsFor(position: Position, word: string, text: string): Completion[] {
  const plain: MoveStyle = isChinese(text) ? 'chinese' : 'wxf'
  const style: MoveStyle = /^[a-i]\d?/.test(word) ? 'iccs' : plain
  const options = legalMoves(position).map((move: Move): Completion => {
    const label = formatMove(position, move, style, 'hans')
    return { label, kind: 'move' }
  })
  return options.sort((a, b) => (a.label < b.label ? -1 : 1))
}

function fromLine(spot: Spot, block: BlockRange, { name, from: line }: KeyLines): Position | undefined {
  const { outline, place } = spot
  const lines = [...outline.lines.slice(line - 1, place.line - 1), spot.before.slice(0, wordStart(spot.before) - 1)]
  const said = lines.join(' ').replace(/^\s*[^:：]*[:：]\s*/, '')
  // As a line of moves it may be half written; as 前着 it would change the board that the block shows.
  const { position, moves } = compileCut(outline, block, line, [`${isChinese(name) ? '着法' : 'moves'}: ${said}`])
  const first = (isChinese(name) ? '着法' : 'moves').length + 3
  return position && positionAfter(position, said, moves, first)
}

const isForMoves = (spot: Spot, block: BlockRange, key: BlockKey): boolean => {
  if (key !== 'answer') return true
  const task = keyLinesOf(spot.outline, block).find((other) => other.key === 'task')?.value ?? ''
  return ANSWERED_BY_MOVES.has(TASKS.find(task.split(/\s/)[0] ?? ''))
}

/** Whether the words to a wrong answer have begun: only what they speak about is a move. */
const isSaying = ({ before }: Spot, { key }: KeyLines): boolean =>
  (key === 'wrong' || key === 'ok') && /[:：]\s*\S+\s/.test(before)

/** Legal moves for a key that holds moves; undefined where the key holds none, or there is no board. */
export function movesFor(spot: Spot, block: BlockRange, current: KeyLines): Completions | undefined {
  const { key } = current
  if (key === undefined || isSaying(spot, current) || !isForMoves(spot, block, key)) return undefined
  const isLine = LINES.has(key)
  if (!isLine && !ALTERNATIVES.has(key)) return undefined
  const from = wordStart(spot.before)
  const position = isLine ? fromLine(spot, block, current) : compileCut(spot.outline, block).position
  if (!position) return undefined
  const options = optionsFor(position, spot.before.slice(from - 1), spot.text)
  return { from, options: key === 'wrong' ? [elseFor(spot.text), ...options] : options }
}
