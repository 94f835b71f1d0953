import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import loadFfish from 'ffish-es6'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatFen, formatIccs, formatMove, parseMove } from '../../src/lib/notation'
import {
  fileOf,
  fromOf,
  legalMoves,
  type Move,
  type Piece,
  type Point,
  pointAt,
  Position,
  rankOf,
  type Role,
  type Side,
  toOf,
} from '../../src/lib/rules'
import { board, move } from '../fixtures/boards'
import { randomFrom, randomGame, type Style } from '../oracle/random-games'

/** Fairy-Stockfish's WXF text of a move. */
let textOf: (position: Position, move: Move) => string

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('ffish-es6/ffish.wasm')
  const ffish = await loadFfish({ wasmBinary: readFileSync(wasm) } as Parameters<typeof loadFfish>[0])
  const other = new ffish.Board('xiangqi')
  textOf = (position, move) => {
    other.setFen(formatFen(position))
    const uci = formatIccs(move).replaceAll(/\d/g, (rank) => String(Number(rank) + 1))
    return other.sanMove(uci, ffish.Notation.XIANGQI_WXF)
  }
})

const onBoard = (file: number, rank: number): Point | undefined =>
  file >= 0 && file < 9 && rank >= 0 && rank < 10 ? pointAt(file, rank) : undefined

/** The other piece of the same side and role on the file, if there is exactly one. */
function companionOf(position: Position, from: Point): Point | undefined {
  const own = position.pieceAt(from)
  const others = position
    .pieces()
    .filter(
      ([at, { side, role }]) => at !== from && side === own?.side && role === own.role && fileOf(at) === fileOf(from),
    )
  return others.length === 1 ? others[0]?.[0] : undefined
}

/** Whether the other piece of two on a file would leave the board if it moved like this one. */
function isCompanionTold(position: Position, played: Move): boolean {
  const [from, to] = [fromOf(played), toOf(played)]
  const companion = companionOf(position, from)
  return companion !== undefined && onBoard(fileOf(to), rankOf(companion) + rankOf(to) - rankOf(from)) === undefined
}

/**
 * What Fairy-Stockfish must say where we say `ours`. It names the file, R9+6, where the other chariot of the file has no
 * room to go as far; we keep R-+6, so that a piece has one name in a position, as in the rules' own record 后车进六.
 */
function expectedOf(position: Position, played: Move, ours: string): string {
  if (!/^[A-Z][+-]/.test(ours) || !isCompanionTold(position, played)) return ours
  const file = fileOf(fromOf(played))
  return ours.charAt(0) + String(position.turn === 'red' ? 9 - file : file + 1) + ours.slice(2)
}

/** Compares every legal move; how many of them are told otherwise there. */
function compare(position: Position): number {
  let others = 0
  for (const played of legalMoves(position)) {
    const ours = formatMove(position, played, 'wxf', 'hans')
    const theirs = textOf(position, played)
    expect(`${formatFen(position)} ${theirs}`).toBe(`${formatFen(position)} ${expectedOf(position, played, ours)}`)
    expect(parseMove(position, theirs)).toEqual({ ok: true, value: played })
    if (theirs !== ours) others++
  }
  return others
}

describe('WXF beside Fairy-Stockfish', () => {
  test.each<Style>(['uniform', 'captures', 'endgame'])('random games, %s', (style) => {
    const random = randomFrom(7)
    for (let game = 0; game < 12; game++)
      for (const position of randomGame(style, random, 120)) if (random() < 0.1) compare(position)
  })

  test('chariots, cannons and horses behind one another', () => {
    const random = randomFrom(11)
    let others = 0
    for (let i = 0; i < 90; i++)
      others += compare(tandem(random, i % 2 === 0 ? 'red' : 'black', TANDEMS[i % 3] ?? 'horse'))
    expect(others).toBeGreaterThan(100)
  })

  test('soldiers across the river, up to five, on up to three files', () => {
    const random = randomFrom(13)
    for (let i = 0; i < 200; i++) compare(soldiers(random, i % 2 === 0 ? 'red' : 'black'))
  })

  test('the one habit that is theirs alone', () => {
    const position = board('3k5/7R1/9/9/9/9/9/9/9/4K2R1 w')
    expect(textOf(position, move('h0h1'))).toBe('R-+1')
    expect(textOf(position, move('h0h2'))).toBe('R2+2')
    expect(formatMove(position, move('h0h2'), 'wxf', 'hans')).toBe('R-+2')
  })
})

const TANDEMS: readonly Role[] = ['chariot', 'cannon', 'horse']

const at = (file: number, rank: number): Point => {
  const point = onBoard(file, rank)
  if (point === undefined) throw new Error('off the board')
  return point
}

function withGenerals(pieces: Map<Point, Piece>, turn: Side): Position {
  pieces.set(at(4, 0), { side: 'red', role: 'general' })
  pieces.set(at(3, 9), { side: 'black', role: 'general' })
  const position = Position.of({ pieces, turn })
  if (!position.ok) throw new Error(position.error.code)
  return position.value
}

function tandem(random: () => number, side: Side, role: Role): Position {
  const file = Math.floor(random() * 9)
  const pieces = new Map<Point, Piece>()
  while (pieces.size < 2) pieces.set(at(file, Math.floor(random() * 10)), { side, role })
  return withGenerals(pieces, side)
}

function soldiers(random: () => number, side: Side): Position {
  const files = [0, 1, 2].map(() => Math.floor(random() * 9))
  const pieces = new Map<Point, Piece>()
  for (let count = 2 + Math.floor(random() * 4); count > 0; count--) {
    const rank = (side === 'red' ? 5 : 1) + Math.floor(random() * 4)
    pieces.set(at(files[Math.floor(random() * (1 + (count % 3)))] ?? 0, rank), { side, role: 'soldier' })
  }
  return withGenerals(pieces, side)
}
