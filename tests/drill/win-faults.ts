/** What wins promise, asked once more as plainly as it can be: no order, no memory, every board for itself. */
import { legalMoves, otherSide, Position, setupFault } from '../../src/lib/rules'
import type { Draft } from '../../src/lib/drill/types'
import { board, move } from '../fixtures/boards'
import type { Verdict } from '../oracle/ffish'
import { formatFen } from '../../src/lib/notation'
import { legalTexts } from '../fixtures/boards'
import { winTexts } from '../solver/naive'

const movesIn = (texts: readonly string[]): string[] => texts.map((text) => text.split(' ')[0] ?? '').sort()

/** The moves that win in exactly the length, if they end as the kind asks for; none where one wins sooner. */
function rightMoves(position: Position, { kind, length }: Draft): string[] {
  const wins = winTexts(position, length, 'any')
  if (wins.some((win) => win.split(' ')[1] !== String(length))) return []
  const canMate = winTexts(position, length, 'checkmate').length > 0
  const isKind = kind === 'mate' ? canMate : !canMate && wins.every((win) => win.endsWith('stalemate'))
  return isKind ? movesIn(wins) : []
}

const isPlayable = (position: Position): boolean =>
  setupFault(position.setup()) === undefined &&
  legalMoves(position).length > 0 &&
  legalMoves(position.withTurn(otherSide(position.turn))).length > 0

/** The board without each of its pieces in turn, generals aside. */
function smallerThan(position: Position): Position[] {
  const pieces = position.pieces()
  return pieces.flatMap(([point, { role }]) => {
    const made = Position.of({ pieces: new Map(pieces.filter(([other]) => other !== point)), turn: position.turn })
    return role !== 'general' && made.ok ? [made.value] : []
  })
}

/** Each broken promise in a word. */
export function winFaults(draft: Draft): string[] {
  const { answers, level, length, fen } = draft
  const position = board(fen)
  const asksSame = (one: Position): boolean => isPlayable(one) && rightMoves(one, draft).join() === answers.join()
  const promises: readonly (readonly [string, boolean])[] = [
    ['playable', isPlayable(position)],
    ['red', position.turn === 'red'],
    ['answers', rightMoves(position, draft).join() === answers.join()],
    ['few', answers.length > 0 && answers.length <= 3],
    // A third move more is asked nothing of: so plainly it would take an hour.
    ['bare', level > 2 || length > 2 || !smallerThan(position).some(asksSame)],
  ]
  return promises.filter(([, holds]) => !holds).map(([name]) => `${name}: ${JSON.stringify(draft)}`)
}

/** What another judge says differently: the moves there are, and how a win in one ends. */
export function verdictFaults({ fen, answers, length, kind }: Draft, oracle: (fen: string) => Verdict): string[] {
  const position = board(fen)
  const ours = legalTexts(position).join()
  if (oracle(fen).legal.join() !== ours) return [`moves: ${fen}`]
  if (length > 1) return []
  const ends = answers.map((answer) => oracle(formatFen(position.play(move(answer)))))
  const areWon = ends.every(({ legal, winner }) => legal.length === 0 && winner === 'red')
  const isEnding = kind === 'mate' ? ends.some(({ check }) => check) : ends.every(({ check }) => !check)
  return areWon && isEnding ? [] : [`ending: ${fen} ${answers.join()}`]
}
