import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFen } from '../../src/lib/notation'
import {
  cycleOf,
  type Game,
  gameOf,
  gameOutcome,
  type GameOutcome,
  isOver,
  occurrencesOf,
  outcomeOf,
  pliesOf,
  play,
} from '../../src/lib/rules'
import { board } from '../fixtures/boards'
import { moveSeenBy, outcomeSeenBy, seenBy, SYMMETRIES } from './arbitraries'
import { lines, stagesOf } from './game-lines'
import { attackersOn, boardOf } from './naive'

/** A ply as an onlooker writes it down: the board after it, who made it, whether it captured or gave check. */
interface Note {
  readonly fen: string
  readonly byRed: boolean
  readonly isCapture: boolean
  readonly isCheck: boolean
}

const piecesIn = (fen: string): number => fen.split(' ')[0]?.replace(/[^a-z]/gi, '').length ?? 0

function notesOf(game: Game): Note[] {
  const fens = stagesOf(game).map(({ position }) => formatFen(position))
  return fens.slice(1).map((fen, i) => {
    const after = boardOf(fen)
    const isCapture = piecesIn(fen) < piecesIn(fens[i] ?? '')
    const isCheck = attackersOn(after, after.redToMove).length > 0
    return { fen, byRed: !after.redToMove, isCapture, isCheck }
  })
}

/** The sixty rounds counted as the sentence says it, from the plies since the last capture, every time anew. */
function countOf(notes: readonly Note[]): number {
  const run = notes.slice(notes.map(({ isCapture }) => isCapture).lastIndexOf(true) + 1)
  const counted: boolean[] = []
  for (const [i, ply] of run.entries()) {
    const before = run[i - 1]
    const isReplyToUncounted = before?.isCheck && !counted[i - 1]
    const earlier = run.filter((other, n) => n < i && other.byRed === ply.byRed && other.isCheck && counted[n])
    counted.push(!isReplyToUncounted && !(ply.isCheck && earlier.length >= 10))
  }
  return counted.filter(Boolean).length
}

/** What the history says, by looking at all of it. */
function historyVerdict(start: string, notes: readonly Note[]): object {
  const fens = [start, ...notes.map(({ fen }) => fen)]
  const now = fens.at(-1)
  const times = fens.flatMap((fen, i) => (fen === now ? [i] : []))
  const cycle = times.length < 3 ? [] : notes.slice(times.at(-3))
  const always = [true, false].filter((red) => cycle.every(({ byRed, isCheck }) => byRed !== red || isCheck))
  if (cycle.length > 0 && always.length === 1) return { kind: 'perpetual-check', winner: always[0] ? 'black' : 'red' }
  if (countOf(notes) >= 120) return { kind: 'draw', reason: 'sixty-rounds' }
  return { kind: cycle.length > 0 ? 'repetition' : 'ongoing' }
}

const seen = new Map<string, number>()
const tally = (outcome: GameOutcome): void => {
  const name = 'reason' in outcome ? outcome.reason : outcome.kind
  seen.set(name, (seen.get(name) ?? 0) + 1)
}

test('every stage of a long game is judged as an onlooker judges it who counts all of it anew', () => {
  fc.assert(
    fc.property(lines(260), ({ fen, game }) => {
      const notes = notesOf(game)
      for (const [ply, stage] of stagesOf(game).entries()) {
        const past = notes.slice(0, ply)
        expect(stage.count.plies).toBe(countOf(past))
        const outcome = gameOutcome(stage)
        tally(outcome)
        const onBoard = outcomeOf(stage.position)
        const judged = onBoard.kind !== 'ongoing' || !stage.position.hasBothGenerals
        expect(outcome).toMatchObject(judged ? onBoard : historyVerdict(fen, past))
      }
    }),
    { numRuns: 40, seed: 60 },
  )
  const kinds = ['ongoing', 'repetition', 'perpetual-check', 'sixty-rounds', 'checkmate', 'dead-position']
  for (const kind of kinds) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
}, 60_000)

test('occurrences are the stages with the same position, and the cycle leads from the third last to the last', () => {
  fc.assert(
    fc.property(lines(160), ({ game }) => {
      const stages = stagesOf(game)
      const now = formatFen(game.position)
      const same = stages.filter(({ position }) => formatFen(position) === now)
      const lengths = same.map(({ length }) => length)
      expect(occurrencesOf(game).map(({ length }) => length)).toEqual(lengths)
      const first = lengths.at(-3)
      const cycle = first === undefined ? undefined : pliesOf(game).slice(first)
      expect(cycleOf(game)?.map(({ move }) => move)).toEqual(cycle?.map(({ move }) => move))
    }),
    { numRuns: 40 },
  )
}, 30_000)

/** The game as far as its end allows it. */
function allowed(game: Game): Game {
  return stagesOf(game).find((stage) => isOver(gameOutcome(stage))) ?? game
}

/** All that a game holds, stage by stage: games built apart are compared by it. */
const recordOf = (game: Game): object[] =>
  stagesOf(game).map(({ position, last, length, key, earlier, count }) => {
    const { move, piece, captured, checkers } = last ?? {}
    return { fen: formatFen(position), move, piece, captured, checkers, length, key, earlier: earlier?.length, count }
  })

const movesOf = (game: Game) => pliesOf(game).map(({ move }) => move)

test('a ply less is the game before it, and a decided game takes no more', () => {
  fc.assert(
    fc.property(lines(160), ({ fen, game }) => {
      const end = allowed(game)
      const moves = movesOf(end)
      const again = gameOf(board(fen), moves)
      expect(again.ok && recordOf(again.value)).toEqual(recordOf(end))
      const shorter = gameOf(board(fen), moves.slice(0, -1))
      expect(shorter.ok && recordOf(shorter.value)).toEqual(recordOf(end.previous ?? end))
      const next = movesOf(game)[moves.length]
      if (next === undefined) return
      const refused = play(end, next)
      expect(refused).toEqual({ ok: false, error: { code: 'game-over', move: next, outcome: gameOutcome(end) } })
    }),
    { numRuns: 30 },
  )
}, 30_000)

describe.each(SYMMETRIES)('$name may be exchanged', (symmetry) => {
  test('without a change to any verdict of a game', () => {
    fc.assert(
      fc.property(lines(200), ({ fen, game }) => {
        const end = allowed(game)
        const moves = movesOf(end).map((move) => moveSeenBy(symmetry, move))
        const mirrored = gameOf(seenBy(symmetry, board(fen)), moves)
        if (!mirrored.ok) throw new Error(mirrored.error.code)
        const stages = stagesOf(mirrored.value)
        for (const [i, stage] of stagesOf(end).entries()) {
          const twin = stages[i]
          expect(twin && gameOutcome(twin)).toEqual(outcomeSeenBy(symmetry, gameOutcome(stage)))
          expect(twin?.count.plies).toBe(stage.count.plies)
        }
      }),
      { numRuns: 30 },
    )
  }, 30_000)
})
