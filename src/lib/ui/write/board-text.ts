import { readPosition } from '$lib/lesson/positions'
import { type Problem, Problems } from '$lib/lesson/problems'
import { SourceText } from '$lib/lesson/source-text'
import { formatMove } from '$lib/notation'
import { err, type Move, ok, type Position, type Result } from '$lib/rules'

/** Longer than a list of ninety pieces. */
const TEXT_MAX = 1000

/** A FEN, a list of pieces or a position's name. */
export function readBoardText(text: string): Result<Position, Problem | undefined> {
  const problems = new Problems()
  const position = readPosition(SourceText.ofLine(text.trim().slice(0, TEXT_MAX), 1), problems)
  const [problem] = problems.inOrder()
  return position && !problem ? ok(position) : err(problem)
}

/** Moves in their author's notation; in a line each is seen from where it is played. */
export function writtenMoves(
  start: Position | undefined,
  moves: readonly Move[],
  { isLine, isChinese }: { readonly isLine: boolean; readonly isChinese: boolean },
): string[] {
  let position = start
  return moves.map((move) => {
    const text = position ? formatMove(position, move, isChinese ? 'chinese' : 'wxf', 'hans') : ''
    if (isLine) position = position?.play(move)
    return text
  })
}
