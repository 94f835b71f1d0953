import { err, legalMoves, type Move, ok, type Position, type Result } from '../rules'
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

/** The reply that ends the game at once, else the capture of the dearest piece that wins more than `debt` at once; the first of equals. */
function strike(position: Position, replies: readonly Move[], debt = 0): Refutation | undefined {
  const mate = replies.find((reply) => endsGame(position, reply))
  if (mate !== undefined) return { kind: 'mate', reply: mate }
  const [best] = replies
    .filter((reply) => profitOf(position, reply) > debt)
    .sort((a, b) => gainOf(position, b) - gainOf(position, a) || profitOf(position, b) - profitOf(position, a))
  return best === undefined ? undefined : { kind: 'capture', reply: best }
}

/** The replies that hold out longest, in ICCS order, and how long. */
interface Holding {
  readonly replies: readonly Move[]
  readonly lostIn: number | undefined
}

/** Undefined where the search gave up. */
function longest(position: Position, within: number, goal: Goal): Holding | undefined {
  const search = new Search(position, goal)
  let replies = legalMoves(position)
  for (let length = 1; length <= within; length++) {
    const holding = replies.filter((reply) => !search.losesTo(reply, length))
    if (search.effort.left < 0) return undefined
    if (holding.length === 0) return { replies, lostIn: length }
    replies = holding
  }
  return { replies, lostIn: undefined }
}

/** The first of replies that lose alike, else the one to play; undefined where there is none. */
function choose(position: Position, { replies, lostIn }: Holding): Move | undefined {
  const best = lostIn === undefined ? strike(position, replies)?.reply : replies[0]
  return best ?? replies.find((reply) => isSafeMove(position, reply)) ?? replies[0]
}

/**
 * The best reply of the side to move against an attacker who has `within` (1 to 4) moves left. In a lost position it is
 * the longest defence, the first by ICCS of several. Else it is a reply that does not lose within the bound: one that
 * ends the game, else captures the dearest piece it can keep, else the first safe one, else the first.
 */
export function defend(position: Position, within: number, goal: Goal = 'any'): Result<Defence, DefendError> {
  const fault = faultOf(position, within)
  if (fault) return err(fault)
  const holding = longest(position, within, goal)
  if (!holding) return err({ code: 'too-wide' })
  const reply = choose(position, holding)
  return reply === undefined ? err({ code: 'no-legal-move' }) : ok({ reply, lostIn: holding.lostIn })
}

/**
 * The answer to a legal `move` that does not win: a reply that ends the game, else captures the dearest piece it can
 * keep, else the best defence; a reply that loses within `within` further moves only where all do. A capture proves
 * nothing against a move that took as much itself. Undefined where the other side has no reply, on a board without both
 * generals where no piece can be won, and on one too wide to search.
 */
export function refute(position: Position, move: Move, within = 2): Refutation | undefined {
  const after = position.play(move)
  const debt = gainOf(position, move)
  if (!after.hasBothGenerals) return strike(after, legalMoves(after), debt)
  const holding = longest(after, within, 'any')
  if (!holding) return undefined
  const struck = holding.lostIn === undefined ? strike(after, holding.replies, debt) : undefined
  const escape = struck ? undefined : choose(after, holding)
  return escape === undefined ? struck : { kind: 'escape', reply: escape }
}
