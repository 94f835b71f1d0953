import { formatIccs, parseIccs } from '../notation'
import { fromOf, type Move, otherSide, type Position } from '../rules'
import { afford, type LessonContext } from './context'
import type { DuelTask } from './duel'
import { winDuel } from './duel-search'
import { readAnyMove } from './moves'
import type { Place, SourceText } from './source-text'
import type { MoveText } from './types'

/**
 * The replies that an author wants, one for each of the learner's first moves, whatever those are: so they may be
 * illegal on the board as it stands, and count where they turn out to be legal. Each is named on the board that the
 * replies before it leave.
 */
export function readDuelReplies(
  position: Position,
  text: SourceText | undefined,
  { problems }: LessonContext,
): MoveText[] {
  const side = otherSide(position.turn)
  let board = position.withTurn(side)
  return (text?.items() ?? []).flatMap((item) => {
    const move = readAnyMove(board, item, problems)
    if (move === undefined) return []
    if (board.pieceAt(fromOf(move))?.side !== side)
      return problems.add(item.place, 'move-not-there', { text: item.text.slice(0, 40) }) ?? []
    board = board.play(move).withTurn(side)
    return [formatIccs(move)]
  })
}

/** Plays the duel for a learner, where that can be afforded; one that cannot come to its goal is a problem. */
export function checkDuel(
  position: Position,
  task: DuelTask,
  replies: readonly MoveText[],
  { context: { problems, budget }, place, name }: { context: LessonContext; place: Place; name: string },
): readonly Move[] | undefined {
  const asked = replies.map(parseIccs).filter((move) => move !== undefined)
  const found = winDuel(position, task, asked, (cost) => afford(budget, cost))
  if (found.kind === 'found') return found.moves
  return problems.add(place, found.kind === 'none' ? 'duel-hopeless' : 'not-checked', { task: name })
}
