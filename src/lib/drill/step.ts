import { formatMove, parseFen, parseIccs } from '../notation'
import { choicesFor } from '../lesson/written-choices'
import type { Block, Board, EscapeWay, Inline, JudgedMove, LessonMark, Option, Step, Task } from '../lesson/types'
import type { ReasonCode } from '../rules'
import type { Drill } from './types'

/* A drill as a step of a lesson: what plays and judges lessons plays and judges drills. */

/** What is said with a drill, in the reader's language. */
export interface DrillWords {
  readonly title: string
  readonly hint: string
  /** Said after success. */
  readonly explain?: string
  /** What a point's name is picked from, the right one first. */
  readonly names?: readonly string[]
  /** The notation in which a move to be read is shown. */
  readonly style: 'chinese' | 'wxf'
  /** Only checkmate counts, and a stalemate is told kindly. */
  readonly mateOnly?: boolean
}

const words = (text: string): Inline[] => [{ type: 'text', text }]
const paragraph = (text: string): Block => ({ type: 'paragraph', children: words(text) })

const judged = (move: string, answers: readonly string[]): JudgedMove => ({
  move,
  reasons: answers.filter((answer) => answer !== 'legal') as ReasonCode[],
})

/** Names in an order that says nothing and is always the same. */
function namesTask(names: readonly string[]): Task {
  const options = names.map((name, i): Option => ({ text: words(name), right: i === 0, comment: [] }))
  const sorted = options.map((option, i) => ({ option, name: names[i] ?? '' }))
  return { kind: 'choose', options: sorted.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ option }) => option) }
}

function notationTask({ fen, ask = '', kind }: Drill, style: DrillWords['style']): Task | undefined {
  const [position, move] = [parseFen(fen), parseIccs(ask)]
  if (!position.ok || move === undefined) return undefined
  if (kind === 'write') return { kind: 'write', move: ask, choices: choicesFor(position.value, move) }
  return { kind: 'read', move: ask, text: formatMove(position.value, move, style, 'hans') }
}

/** Tasks that are answered by a move. */
function moveTask({ kind, ask, length }: Drill, mateOnly: boolean): Task | undefined {
  if (kind === 'mate' || kind === 'facing-mate') return { kind: 'mate', within: length, mateOnly }
  if (kind === 'stalemate') return { kind, within: length }
  if (kind === 'escape') return { kind, ways: [ask as EscapeWay] }
  return kind === 'capture' || kind === 'safe' ? { kind } : undefined
}

function taskOf(drill: Drill, { names = [], style, mateOnly = false }: DrillWords): Task | undefined {
  const { kind, ask = '', answers } = drill
  switch (kind) {
    case 'find-point':
    case 'facing-hold':
      return { kind: 'tap', points: answers }
    case 'name-point':
      return namesTask(names)
    case 'targets':
      return { kind, from: ask, points: answers }
    case 'facing-legal':
    case 'legal':
      return { kind: 'judge', moves: [judged(ask, answers)] }
    case 'read':
    case 'write':
      return notationTask(drill, style)
    default:
      return moveTask(drill, mateOnly)
  }
}

/** What a first hint lights: the piece that moves, or the first of what is looked for. */
function hintMarks({ kind, answers, ask }: Drill): LessonMark[] {
  const [first = ''] = answers
  const at = first.slice(0, 2)
  const isAnswer = !['name-point', 'legal', 'facing-legal', 'facing-hold', 'find-point', 'write'].includes(kind)
  if (!isAnswer || ask === at || !/^[a-i]\d/.test(at)) return []
  return [{ type: 'circle', at, colour: 'blue' }]
}

function boardOf(drill: Drill): Board {
  const { fen, kind, ask } = drill
  const side = fen.split(' ')[1] === 'b' ? 'black' : 'red'
  const isLit = kind === 'name-point' || kind === 'targets'
  const lit: LessonMark[] = isLit && ask ? [{ type: 'circle', at: ask, colour: 'blue' }] : []
  const hints = hintMarks(drill)
  // Whoever plays sits below, as at a real board.
  return { fen, flipped: side === 'black', side, marks: lit, hintMarks: hints, illustration: false }
}

/** The drill as a step with the given words. Its id is the drill's. */
export function stepOf(drill: Drill, said: DrillWords): Step {
  const task = taskOf(drill, said)
  return {
    id: drill.id,
    title: words(said.title),
    prose: [],
    board: boardOf(drill),
    ...(task && { task }),
    hints: [[paragraph(said.hint)]],
    wrong: [],
    fine: [],
    replies: [],
    explain: said.explain === undefined ? [] : words(said.explain),
    after: [],
  }
}
