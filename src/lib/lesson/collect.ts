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
  /** Where enemy pieces have been taken, in the order of the numbers: with `at`, all that has changed on the board. */
  readonly taken: readonly Point[]
  readonly parent: Node | undefined
  readonly move: Move | undefined
}

const keyOf = ({ at, found, taken }: Node): string => `${at} ${found} ${taken.join()}`

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
    const found = this.collected(piece, 0)
    let front: Node[] = [{ position, at: piece, found, taken: [], parent: undefined, move: undefined }]
    while (front.length > 0) {
      const next: Node[] = []
      for (const node of front) {
        if (!this.spend()) return { kind: 'too-wide' }
        const children = this.childrenOf(node)
        const last = children.find((child) => child.found === all)
        if (last) return { kind: 'found', moves: pathTo(last) }
        next.push(...children)
      }
      front = next
    }
    return { kind: 'impossible' }
  }

  private collected(at: Point, before: number): number {
    const index = this.points.indexOf(at)
    return index < 0 ? before : before | (1 << index)
  }

  /** The boards, not seen before, that one more move leads to without being caught. */
  private childrenOf(node: Node): Node[] {
    const moves = legalMoves(node.position).filter((move) => fromOf(move) === node.at)
    return moves.flatMap((move) => {
      const at = toOf(move)
      const taken = node.position.pieceAt(at) ? [...node.taken, at].sort((a, b) => a - b) : node.taken
      const child = { ...node, at, found: this.collected(at, node.found), taken, parent: node, move }
      const key = keyOf(child)
      if (this.seen.has(key)) return []
      this.seen.add(key)
      const { position, caughtBy } = collectMove(node.position, move)
      return caughtBy.length > 0 ? [] : [{ ...child, position }]
    })
  }
}

/** At most this many points can be collected: one bit each. */
export const COLLECT_MAX = 20

/**
 * The shortest way, breadth first, in which the piece on `piece` visits or captures all `points`. `spend` is asked
 * before each position that is played on from, and ends the search by answering false.
 */
export const shortestCollect = (
  position: Position,
  piece: Point,
  points: readonly Point[],
  spend: () => boolean,
): CollectSearch => new Collecting(points, spend).search(position, piece)
