import { byPointName, fromOf, legalMoves, type Move, type Point, type Position, toOf } from '../rules'

/** A step while collecting. */
export interface CollectStep {
  /** The board after the move, the same side to move again. */
  readonly position: Position
  /** Where the enemy pieces stand that strike where it has landed; where there is one, the move fails. */
  readonly caughtBy: readonly Point[]
}

/**
 * One move of a collecting exercise: only one side moves, enemy pieces stand still but strike. `move` is legal for the
 * side to move; it fails where an enemy piece could legally capture on the point it lands on.
 */
export function collectMove(position: Position, move: Move): CollectStep {
  const after = position.play(move)
  const to = toOf(move)
  const strikes = legalMoves(after).filter((reply) => toOf(reply) === to)
  return { position: after.withTurn(position.turn), caughtBy: strikes.map(fromOf).sort(byPointName) }
}

export type CollectSearch =
  /** A shortest way that collects all points. */
  | { readonly kind: 'found'; readonly moves: readonly Move[] }
  | { readonly kind: 'impossible' }
  /** Given up: more positions than `limit`. */
  | { readonly kind: 'too-wide' }

interface Node {
  readonly position: Position
  readonly at: Point
  /** One bit for each point collected. */
  readonly found: number
  readonly parent: Node | undefined
  readonly move: Move | undefined
}

/** The board as a key: the same pieces on the same points, and the same points collected. */
const keyOf = ({ position, found }: Node): string =>
  `${found}:${position
    .pieces()
    .map(([point, { side, role }]) => `${point}${side === 'red' ? '' : '-'}${role.slice(0, 2)}`)
    .join()}`

function pathTo(node: Node): Move[] {
  const moves: Move[] = []
  for (let at: Node | undefined = node; at?.move !== undefined; at = at.parent) moves.unshift(at.move)
  return moves
}

class Collecting {
  private readonly seen = new Set<string>()
  private readonly points: readonly Point[]
  private readonly spend: () => boolean

  constructor(points: readonly Point[], spend: () => boolean) {
    this.points = points
    this.spend = spend
  }

  search(position: Position, piece: Point): CollectSearch {
    const all = (1 << this.points.length) - 1
    let front: Node[] = [{ position, at: piece, found: this.collected(piece, 0), parent: undefined, move: undefined }]
    while (front.length > 0) {
      const next: Node[] = []
      for (const node of front) {
        for (const child of this.childrenOf(node)) {
          if (child === 'spent') return { kind: 'too-wide' }
          if (child.found === all) return { kind: 'found', moves: pathTo(child) }
          next.push(child)
        }
      }
      front = next
    }
    return { kind: 'impossible' }
  }

  private collected(at: Point, before: number): number {
    const index = this.points.indexOf(at)
    return index < 0 ? before : before | (1 << index)
  }

  private *childrenOf(node: Node): Generator<Node | 'spent'> {
    const own = legalMoves(node.position).filter((move) => fromOf(move) === node.at)
    for (const move of own) {
      if (!this.spend()) yield 'spent'
      const { position, caughtBy } = collectMove(node.position, move)
      const at = toOf(move)
      const child = { position, at, found: this.collected(at, node.found), parent: node, move }
      if (caughtBy.length > 0 || this.seen.has(keyOf(child))) continue
      this.seen.add(keyOf(child))
      yield child
    }
  }
}

/** At most this many points can be collected: one bit each. */
export const COLLECT_MAX = 20

/**
 * The shortest way, breadth first, in which the piece on `piece` visits or captures all `points`. `spend` is asked
 * before each position that is looked at, and ends the search by answering false.
 */
export const shortestCollect = (
  position: Position,
  piece: Point,
  points: readonly Point[],
  spend: () => boolean,
): CollectSearch => new Collecting(points, spend).search(position, piece)
