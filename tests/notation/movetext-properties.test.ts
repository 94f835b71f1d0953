import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Line, type LineMove, MOVE_STYLES, readMovetext, SCRIPTS, writeMovetext } from '../../src/lib/notation'
import { legalMoves, type Position } from '../../src/lib/rules'
import { anyBoard, reached } from '../fixtures/random-positions'

vi.setConfig({ testTimeout: 60_000 })

const comment = fc
  .oneof(
    fc.constantFrom('好棋', '1-0', '(1. C2=5)', '}', '；{', 'a}\nb', 'a\n｝b', '$1 [x "y"]', '）（', '｝\n', '% x'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map((text) => text.replaceAll('\r', '').trim())
  // One comment that holds every closing sign is written with another sign in it.
  .filter((text) => text !== '' && !(text.includes('}') && text.includes('\n') && text.includes('｝')))

/** What a tape of numbers makes of a line: each asks for the next choice, and an empty tape ends it. */
interface Tape {
  readonly choices: number[]
  readonly comments: readonly string[]
}

const drawn = <T>(tape: Tape, items: readonly T[]): T | undefined =>
  items[(tape.choices.pop() ?? 0) % Math.max(1, items.length)]
const isChosen = (tape: Tape, oneIn: number): boolean => (tape.choices.pop() ?? 1) % oneIn === 0
const commentsOf = (tape: Tape): string[] => (isChosen(tape, 4) ? [drawn(tape, tape.comments) ?? 'x'] : [])

function lineFrom(position: Position, tape: Tape, depth: number): Line {
  const moves: LineMove[] = []
  const comments = commentsOf(tape)
  let now = position
  while (tape.choices.length > 0 && moves.length < 12) {
    const move = drawn(tape, legalMoves(now))
    if (move === undefined) break
    const marks = isChosen(tape, 3) ? [tape.choices.length % 140, ...(isChosen(tape, 2) ? [7] : [])] : []
    const said = [...commentsOf(tape), ...commentsOf(tape)]
    const variations = depth < 4 && isChosen(tape, 4) ? [lineFrom(now, tape, depth + 1)] : []
    moves.push({ move, marks, comments: said, variations: variations.filter((line) => line.moves.length > 0) })
    now = now.play(move)
  }
  const result = isChosen(tape, 5) ? drawn(tape, ['1-0', '0-1', '1/2-1/2', '*'] as const) : undefined
  return result === undefined ? { comments, moves } : { comments, moves, result }
}

const games = fc
  .tuple(
    fc.oneof(reached, anyBoard),
    fc.array(fc.nat(), { minLength: 10, maxLength: 120 }),
    fc.array(comment, { minLength: 1 }),
  )
  .map(([start, choices, comments]) => ({ start, line: lineFrom(start, { choices, comments }, 0) }))

test('a record that is written is read as the same record', () => {
  fc.assert(
    fc.property(games, fc.constantFrom(...MOVE_STYLES), fc.constantFrom(...SCRIPTS), (game, style, script) => {
      const text = writeMovetext(game.start, game.line, style, script)
      const read = readMovetext(game.start, text)
      if (!read.ok) throw new Error(`${text}: ${read.error.code} ${read.error.line}:${read.error.column}`)
      expect(read.value.main).toEqual(game.line)
      expect(writeMovetext(game.start, read.value.main, style, script)).toBe(text)
    }),
    { numRuns: 150 },
  )
})

test('whatever stands between the moves, they are the same moves', () => {
  const blank = fc.constantFrom(
    ' ',
    '\n',
    '，',
    ', ',
    '\r\n',
    '　',
    ' | ',
    ' {x} ',
    ' 1. ',
    '。',
    '（好）',
    ' 第3回合 ',
    '；',
  )
  fc.assert(
    fc.property(games, fc.array(blank, { minLength: 30, maxLength: 30 }), (game, blanks) => {
      const bare = {
        comments: [],
        moves: game.line.moves.map((move) => ({ ...move, comments: [], variations: [], marks: [] })),
      }
      const moves = bare.moves.map(({ move }) => move)
      let now = game.start
      const text = moves.map((move, i) => {
        const written = writeMovetext(
          now,
          { comments: [], moves: bare.moves.slice(i, i + 1) },
          MOVE_STYLES[i % 4] ?? 'wxf',
          'hans',
        )
        now = now.play(move)
        return written.replace(/^1\.+ /, '') + (blanks[i] ?? ' ')
      })
      const read = readMovetext(game.start, text.join(''))
      expect(read.ok && read.value.main.moves.map(({ move }) => move)).toEqual(moves)
    }),
    { numRuns: 100 },
  )
})

test('any text gets an answer, and a fault its place', () => {
  const signs = '（）(){}｛｝;；[]"\\$1!?？.…。、%\n\r 　12０９１-*/½第回合一二红胜和棋炮马车兵前后进退平C2=5H8+7h2e9💥'
  const unit = fc.constantFrom(...Array.from(signs), '炮二平五', '马8进7', '(马8进7', '（1.马8进7', '[FEN "', '\n%')
  const text = fc.oneof(fc.string({ unit, maxLength: 60 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.option(reached, { nil: undefined }), text, (position, text) => {
      const read = readMovetext(position, text)
      if (read.ok) {
        const again = readMovetext(read.value.start, writeMovetext(read.value.start, read.value.main, 'iccs', 'hans'))
        expect(again.ok && again.value.main).toEqual(read.value.main)
        return
      }
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
      const { line, column } = read.error
      expect(column).toBeLessThanOrEqual(Array.from(lines[line - 1] ?? '').length)
      expect(Math.min(line, column)).toBeGreaterThan(0)
    }),
    { numRuns: 600 },
  )
})
