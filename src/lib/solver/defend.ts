import { byIccs, err, legalMoves, type Move, ok, type Position, type Result } from '../rules'
import { endsGame, gainOf, isSafeMove, profitOf } from './exchange'
import { type Goal, Search } from './search'
import { faultOf, type SolveError } from './solve'

/** A question that cannot be searched, or a game that is over: there is no reply to give. */
export type DefendError = SolveError | { readonly code: 'no-legal-move' }

export interface Defence {
  readonly reply: Move
  /** How many moves the attacker then still needs; undefined where it cannot win within the bound. */
  readonly lostIn: number | undefined
}

/** A reply that shows why a move does not win: it ends the game, takes a piece and keeps it, or holds out longest. */
export interface Refutation {
  readonly kind: 'mate' | 'capture' | 'escape'
  readonly reply: Move
}

/** The reply that ends the game at once, else the capture of the dearest piece that wins more than `debt` at once. */
function strike(position: Position, replies: readonly Move[], debt = 0): Refutation | undefined {
  const mate = replies.find((reply) => endsGame(position, reply))
  if (mate !== undefined) return { kind: 'mate', reply: mate }
  const [best] = replies
    .filter((reply) => profitOf(position, reply) > debt)
    .sort(
      (a, b) =>
        gainOf(position, b) - gainOf(position, a) || profitOf(position, b) - profitOf(position, a) || byIccs(a, b),
    )
  return best === undefined ? undefined : { kind: 'capture', reply: best }
}

/** The replies that hold out longest, in ICCS order, and how long. */
function longest(position: Position, replies: readonly Move[], within: number, goal: Goal) {
  const search = new Search(position, goal)
  let open = replies
  for (let length = 1; length <= within; length++) {
    const holding = open.filter((reply) => !search.losesTo(reply, length))
    if (holding.length === 0) return { replies: open, lostIn: length }
    open = holding
  }
  return { replies: open, lostIn: undefined }
}

/**
 * The best reply of the side to move against an attacker who has `within` (1 to 4) moves left. In a lost position it is
 * the longest defence, the first by ICCS of several. Else it is a reply that does not lose within the bound: one that
 * ends the game, else captures the dearest piece it can keep, else the first safe one, else the first.
 */
export function defend(position: Position, within: number, goal: Goal = 'any'): Result<Defence, DefendError> {
  const fault = faultOf(position, within)
  if (fault) return err(fault)
  const { replies, lostIn } = longest(position, legalMoves(position), within, goal)
  const [first] = replies
  if (first === undefined) return err({ code: 'no-legal-move' })
  if (lostIn !== undefined) return ok({ reply: first, lostIn })
  const struck = strike(position, replies)?.reply
  const safe = () => replies.find((reply) => isSafeMove(position, reply))
  return ok({ reply: struck ?? safe() ?? first, lostIn })
}

/**
 * The answer to a legal `move` that does not win: a reply that ends the game, else captures the dearest piece it can
 * keep, else the best defence; a reply that loses within `within` further moves only where all do. A capture proves
 * nothing against a move that took as much itself. Undefined where the other side has no reply, and on a board without
 * both generals where no piece can be won.
 */
export function refute(position: Position, move: Move, within = 2): Refutation | undefined {
  const after = position.play(move)
  const replies = legalMoves(after)
  const debt = gainOf(position, move)
  if (!after.hasBothGenerals) return strike(after, replies, debt)
  const holding = longest(after, replies, within, 'any')
  const struck = holding.lostIn === undefined ? strike(after, holding.replies, debt) : undefined
  if (struck) return struck
  const best = defend(after, within)
  return best.ok ? { kind: 'escape', reply: best.value.reply } : undefined
}
