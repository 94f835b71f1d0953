import {
  fileOf,
  isInCheck,
  isLegal,
  legalMoves,
  type Move,
  outcomeOf,
  type Point,
  Position,
  rankOf,
  type Role,
  toOf,
} from '../../rules'
import { parseFen, parseIccs } from '../../notation'
import type { Kind } from '../kind'
import { Table } from '../make/board'
import { killPattern } from '../patterns'
import type { Random } from '../random'
import type { Draft, Level, Pattern } from '../types'
import { breachBy, draftOf, filled, firstOf, type Promises, textsOf } from './promises'

/* Mate in one in which the own general's file takes part. */

const endingOf = (position: Position, move: Move): string => outcomeOf(position.play(move)).kind

const winsIn = (position: Position): Move[] =>
  legalMoves(position).filter((move) => ['checkmate', 'stalemate'].includes(endingOf(position, move)))

/** The winner's general stands in the way as before, and holds no file any more. */
function withoutItsFile(final: Position): Position {
  const winner = final.turn === 'red' ? 'black' : 'red'
  const general = final.generalOf(winner)
  if (general === undefined) return final
  const pieces = new Map(final.pieces()).set(general, { side: winner, role: 'advisor' })
  const made = Position.of({ pieces, turn: final.turn })
  return made.ok ? made.value : final
}

/** The other side could still move, were it not for the file of the winner's general. */
const needsFile = (final: Position): boolean => legalMoves(withoutItsFile(final)).length > 0

const played = (position: Position, answers: readonly string[]): Position[] =>
  answers
    .map(parseIccs)
    .filter((move) => move !== undefined)
    .map((move) => position.play(move))

const WINS_MAX = 3

const promises: Promises = {
  kind: 'facing-mate',
  answersOf: (position) => textsOf(winsIn(position)),
  faultOf: (position, _, answers) => {
    const finals = played(position, answers)
    if (isInCheck(position)) return 'other-idea'
    const isMate = finals.some((final) => outcomeOf(final).kind === 'checkmate')
    return isMate && finals.every(needsFile) ? undefined : 'other-idea'
  },
  // Other checks, and captures.
  nearMisses: (position, _, answers) => {
    const tempts = (move: Move): boolean => position.pieceAt(toOf(move)) !== undefined || isInCheck(position.play(move))
    return legalMoves(position).filter(tempts).length - answers.length
  },
  least: { 1: 0, 2: 1, 3: 2, 4: 2, 5: 3 },
  most: () => WINS_MAX,
  sizes: { 1: [3, 4], 2: [4, 7], 3: [6, 10], 4: [9, 14], 5: [13, 20] },
}

const ATTACKERS: readonly Role[] = ['chariot', 'chariot', 'chariot', 'horse', 'cannon', 'soldier']
const GUARDS: readonly Role[] = ['advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier']

const isNearPalace = (point: Point): boolean => rankOf(point) >= 5

/** A general in its palace, the other's on a file beside it or on its own, and somebody to attack it. */
function tableFor(random: Random, level: Level): Table {
  const table = new Table(random)
  const black = table.put('black', 'general')
  const file = black === undefined ? 4 : fileOf(black)
  table.put('red', 'general', (point) => fileOf(point) !== file || random.chance(1, 4))
  const attackers = level === 1 ? 1 + random.below(2) : 2 + random.below(2)
  for (let i = 0; i < attackers; i++) table.join('red', [random.pick(ATTACKERS) ?? 'chariot'])
  for (let i = 0; i < random.below(3); i++) table.join('black', GUARDS, isNearPalace)
  return table
}

/** What each right answer's mate is called, where it has a name. */
const namesOf = (position: Position, answers: readonly string[]): (Pattern | undefined)[] =>
  played(position, answers).map(killPattern)

function named(draft: Draft): Draft {
  const board = parseFen(draft.fen)
  const [pattern] = board.ok ? namesOf(board.value, draft.answers) : []
  return pattern ? { ...draft, pattern } : draft
}

const breach = breachBy(promises)

/** The move mates, and the file of the own general is needed for it. */
const matesByFile = (position: Position, move: Move): boolean => {
  const final = position.play(move)
  return outcomeOf(final).kind === 'checkmate' && needsFile(final)
}

function attempt(random: Random, level: Level): Draft | undefined {
  const table = tableFor(random, level)
  const bare = table.position()
  const mates = bare === undefined ? [] : legalMoves(bare).filter((move) => matesByFile(bare, move))
  const mate = random.pick(mates)
  if (mate === undefined) return undefined
  const keeps = (board: Position): boolean => isLegal(board, mate) && matesByFile(board, mate)
  const position = filled(table, random, level, promises, keeps)
  const draft = position && draftOf(promises, random, level, position)
  return draft && named(draft)
}

export const facingMate: Kind = {
  make: (random, level) => firstOf(80, () => attempt(random, level)),
  answersOf: promises.answersOf,
  // In the mirror another of the answers is the first.
  breachOf: (position, draft) =>
    breach(position, draft) ?? (namesOf(position, draft.answers).includes(draft.pattern) ? undefined : 'pattern'),
}
