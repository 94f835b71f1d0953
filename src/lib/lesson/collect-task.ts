import { formatPoint } from '../notation'
import type { Move, Point, Position } from '../rules'
import { COLLECT_MAX, type CollectSearch, shortestCollect } from './collect'
import { afford } from './context'
import { parsePieceName, pointsOfPiece, readPoint, readPoints } from './points'
import { hint } from './problems'
import { readNumber } from './task-head'
import type { TaskSource } from './tasks'
import type { Task } from './types'

/** Where the piece stands that collects: the one that is named, else every one that might be meant. */
function collectors({ head: { rest }, position, context: { problems } }: TaskSource): Point[] {
  const { turn } = position
  const own = position.pieces().filter(([, { side, role }]) => side === turn && role !== 'general')
  if (rest.text === '') return own.map(([point]) => point)
  const name = parsePieceName(rest.text)
  if (name && !name.side) {
    const [only, second] = pointsOfPiece(position, { role: name.role, side: turn })
    if (only !== undefined && second === undefined) return [only]
  }
  const point = readPoint(position, rest, problems)
  if (point === undefined) return []
  if (position.pieceAt(point)?.side === turn) return [point]
  return problems.add(rest.place, 'collect-no-piece', { piece: rest.text }) ?? []
}

/** What one position of a search costs: its moves, and the other side's after each of them. */
const COLLECT_COST = 8

interface Way {
  readonly piece: Point
  readonly search: CollectSearch
}

interface BestWay {
  readonly piece: Point
  readonly moves: readonly Move[]
}

const lengthOf = ({ search }: Way): number => (search.kind === 'found' ? search.moves.length : Infinity)

/** The piece that collects in the fewest moves; a tie between two pieces is a problem. */
function bestWay(
  position: Position,
  pieces: readonly Point[],
  points: readonly Point[],
  source: TaskSource,
): BestWay | undefined {
  const { head, context } = source
  const ways = pieces
    .map((piece): Way => ({
      piece,
      search: shortestCollect(position, piece, points, () => afford(context.budget, COLLECT_COST)),
    }))
    .sort((a, b) => lengthOf(a) - lengthOf(b))
  const [best, second] = ways
  if (!best || best.search.kind !== 'found') {
    const isWide = ways.some(({ search }) => search.kind === 'too-wide')
    return context.problems.add(head.name.place, isWide ? 'collect-too-wide' : 'collect-impossible')
  }
  if (second && lengthOf(second) === lengthOf(best)) {
    const found = { points: ways.map(({ piece }) => formatPoint(piece)).join(' ') }
    context.problems.add(head.name.place, 'collect-which-piece', {}, hint('name-the-point', found))
  }
  return { piece: best.piece, moves: best.search.moves }
}

function readPar({ fields, context: { problems } }: TaskSource, shortest: number): number {
  const within = fields.single('within')
  if (!within) return shortest
  const par = readNumber(within, problems)
  if (par !== undefined && par < shortest)
    problems.add(within.place, 'within-too-small', { within: par, shortest }, hint('shortest', { shortest }))
  return Math.max(par ?? shortest, shortest)
}

/** 收集: the piece, the points, and the par, which is the shortest way unless the author allows more. */
export function collectTask(source: TaskSource): Task | undefined {
  const { head, fields, position, context } = source
  const answers = fields.joined('answer')
  if (!answers) return context.problems.add(head.name.place, 'answer-missing', { task: head.name.text })
  const points = readPoints(position, answers, context.problems).slice(0, COLLECT_MAX)
  const pieces = collectors(source)
  if (points.length === 0 || pieces.length === 0) {
    if (points.length > 0 && head.rest.text === '')
      context.problems.add(head.name.place, 'collect-no-piece', { piece: '' })
    return undefined
  }
  const way = bestWay(position, pieces, points, source)
  if (!way) return undefined
  const par = readPar(source, way.moves.length)
  return { kind: 'collect', piece: formatPoint(way.piece), points: points.map(formatPoint), par }
}
