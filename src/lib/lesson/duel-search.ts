import { formatFen } from '../notation'
import { legalMoves, type Move, type Position } from '../rules'
import { choose, worthAt } from '../solver'
import { type DuelTask, duelRound, type Round } from './duel'

/** What a learner could do in a duel. */
export type DuelSearch =
  /** A way to the goal, the answers among the learner's moves. */
  | { readonly kind: 'found'; readonly moves: readonly Move[] }
  /** There is none. */
  | { readonly kind: 'none' }
  /** Given up: too many games. */
  | { readonly kind: 'too-wide' }

/** A game so far, with the learner to move. */
interface Game {
  /** All at which the learner was to move, the last the one that stands. */
  readonly positions: readonly Position[]
  readonly moves: readonly Move[]
}

const start = (position: Position): Game => ({ positions: [position], moves: [] })
const standing = ({ positions }: Game): Position => positions[positions.length - 1]
const keyOf = (game: Game): string => `${game.positions.length} ${formatFen(standing(game))}`

/** The lower, the sooner it is played on: pieces first, and of equals the game that is nearer to its goal by moves. */
function worryOf(game: Game, { goal }: DuelTask): number {
  const position = standing(game)
  const balance = position
    .pieces()
    .reduce((sum, [at, piece]) => sum + worthAt(piece, at) * (piece.side === position.turn ? -1 : 1), 0)
  return balance * 1000 + game.positions.length * (goal === 'keep' ? -1 : 1)
}

class DuelSearcher {
  private readonly task: DuelTask
  private readonly replies: readonly Move[]
  private readonly spend: (cost: number) => boolean
  private isSpent = false

  constructor(task: DuelTask, replies: readonly Move[], spend: (cost: number) => boolean) {
    this.task = task
    this.replies = replies
    this.spend = spend
  }

  /** The computer plays for the learner too. */
  straight(position: Position): DuelSearch | undefined {
    let game = start(position)
    const own: Position[] = []
    while (this.pay(standing(game))) {
      const { move } = choose(standing(game), own)
      if (move === undefined) return undefined
      own.push(standing(game).play(move))
      const next = this.playOn(game, move)
      if (!next || 'kind' in next) return next
      game = next
    }
    return undefined
  }

  /** Every move is tried, in the likeliest games first. Two games that come to one board in as many moves count as one. */
  widely(position: Position): DuelSearch {
    const open = [{ game: start(position), worry: 0 }]
    const seen = new Set<string>()
    while (open.length > 0 && !this.isSpent) {
      const least = open.reduce((best, one) => (one.worry < best.worry ? one : best))
      open.splice(open.indexOf(least), 1)
      const { game } = least
      for (const move of legalMoves(standing(game))) {
        const next = this.playOn(game, move)
        if (next && 'kind' in next) return next
        if (!next || seen.has(keyOf(next))) continue
        seen.add(keyOf(next))
        open.push({ game: next, worry: worryOf(next, this.task) })
      }
    }
    return { kind: this.isSpent ? 'too-wide' : 'none' }
  }

  /** Looking ahead from a board costs about the square of its moves. */
  private pay(position: Position): boolean {
    const isPaid = !this.isSpent && this.spend(20 + legalMoves(position).length ** 2)
    this.isSpent ||= !isPaid
    return isPaid
  }

  /** The game after a round of it, or a way to the goal; undefined where it is lost or nothing may be spent any more. */
  private playOn({ positions, moves }: Game, move: Move): Game | DuelSearch | undefined {
    const after = positions[positions.length - 1].play(move)
    if (!this.pay(after)) return undefined
    const round: Round = duelRound(this.task, positions, move, this.replies[positions.length - 1])
    if (round.kind === 'lost') return undefined
    if (round.kind === 'won') return { kind: 'found', moves: [...moves, move] }
    const played = [...moves, move, round.reply]
    if (round.kind === 'kept') return { kind: 'found', moves: played }
    return { positions: [...positions, after.play(round.reply)], moves: played }
  }
}

/**
 * A way for the side to move to reach the duel's goal against the opponent that plays it. `replies` are the author's.
 * `spend` is asked before each board that is looked ahead from, and ends the search by answering false.
 */
export function winDuel(
  position: Position,
  task: DuelTask,
  replies: readonly Move[],
  spend: (cost: number) => boolean,
): DuelSearch {
  const search = new DuelSearcher(task, replies, spend)
  return search.straight(position) ?? search.widely(position)
}
