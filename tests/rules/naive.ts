/**
 * The rules once more, as plainly as they can be said: letters on a 10×9 array, every question answered from the rules'
 * text and with nothing of the core. It is slow and is only there to be compared with.
 */
import type { ReasonCode } from '../../src/lib/rules'

export interface Spot {
  readonly file: number
  readonly rank: number
}
export interface Board {
  /** grid[rank][file]: a FEN letter, upper case for Red, or '' for an empty point. */
  readonly grid: readonly (readonly string[])[]
  readonly redToMove: boolean
}
export interface Fault {
  readonly code: ReasonCode
  readonly causes: readonly string[]
}

export const ALL: readonly Spot[] = Array.from({ length: 90 }, (_, i) => ({ file: i % 9, rank: Math.floor(i / 9) }))
export const nameOf = ({ file, rank }: Spot): string => 'abcdefghi'.charAt(file) + String(rank)

export function boardOf(fen: string): Board {
  const [ranks = '', turn] = fen.split(' ')
  const rows = ranks.split('/').map((row) => [...row.replace(/\d/g, (n) => ' '.repeat(Number(n)))])
  return { grid: rows.reverse().map((row) => row.map((letter) => letter.trim())), redToMove: turn === 'w' }
}

const at = ({ grid }: Board, { file, rank }: Spot): string => grid[rank]?.[file] ?? ''
const isRed = (letter: string): boolean => letter !== '' && letter === letter.toUpperCase()
const isEnemy = (a: string, b: string): boolean => a !== '' && b !== '' && isRed(a) !== isRed(b)
const same = (a: Spot, b: Spot): boolean => a.file === b.file && a.rank === b.rank
const moved = ({ grid, redToMove }: Board, from: Spot, to: Spot): Board => {
  const next = grid.map((row, rank) => (rank === from.rank || rank === to.rank ? [...row] : row)) as string[][]
  const [source, target] = [next[from.rank], next[to.rank]]
  if (source && target) {
    const letter = source[from.file] ?? ''
    source[from.file] = ''
    target[to.file] = letter
  }
  return { grid: next, redToMove }
}

const inPalace = (red: boolean, { file, rank }: Spot): boolean =>
  file >= 3 && file <= 5 && (red ? rank <= 2 : rank >= 7)
const isHome = (red: boolean, { rank }: Spot): boolean => (red ? rank <= 4 : rank >= 5)

/** The points strictly between two on one line. */
function between(from: Spot, to: Spot): Spot[] {
  const [files, ranks] = [to.file - from.file, to.rank - from.rank]
  const steps = Math.max(Math.abs(files), Math.abs(ranks))
  return Array.from({ length: steps - 1 }, (_, i) => ({
    file: from.file + Math.sign(files) * (i + 1),
    rank: from.rank + Math.sign(ranks) * (i + 1),
  }))
}

/** What the piece's own way of moving says against the step: a wrong shape, or a point it may not reach. */
function shapeCode(letter: string, from: Spot, to: Spot): ReasonCode | undefined {
  const red = isRed(letter)
  const files = Math.abs(to.file - from.file)
  const ranks = Math.abs(to.rank - from.rank)
  const ahead = red ? to.rank - from.rank : from.rank - to.rank
  switch (letter.toLowerCase()) {
    case 'k':
      if (files + ranks !== 1) return 'not-its-move'
      return inPalace(red, to) ? undefined : 'outside-palace'
    case 'a':
      if (files !== 1 || ranks !== 1) return 'not-its-move'
      return inPalace(red, to) ? undefined : 'outside-palace'
    case 'b':
      if (files !== 2 || ranks !== 2) return 'not-its-move'
      return isHome(red, to) ? undefined : 'across-river'
    case 'n':
      return files * ranks === 2 ? undefined : 'not-its-move'
    case 'r':
    case 'c':
      return files + ranks > 0 && files * ranks === 0 ? undefined : 'not-its-move'
    default:
      if (files + ranks !== 1) return 'not-its-move'
      if (ahead === -1) return 'soldier-backward'
      return files === 1 && isHome(red, from) ? 'soldier-sideways' : undefined
  }
}

const middle = (from: Spot, to: Spot): Spot => ({ file: (from.file + to.file) / 2, rank: (from.rank + to.rank) / 2 })
const leg = (from: Spot, to: Spot): Spot =>
  Math.abs(to.file - from.file) === 2
    ? { file: (from.file + to.file) / 2, rank: from.rank }
    : { file: from.file, rank: (from.rank + to.rank) / 2 }

/** What stands in the way of a step whose shape is right. */
function obstacle(board: Board, from: Spot, to: Spot): Fault | undefined {
  const letter = at(board, from)
  const kind = letter.toLowerCase()
  if (kind === 'n' || kind === 'b') {
    const block = kind === 'n' ? leg(from, to) : middle(from, to)
    const code = kind === 'n' ? 'horse-leg' : 'elephant-eye'
    return at(board, block) === '' ? undefined : { code, causes: [nameOf(block)] }
  }
  if (kind !== 'r' && kind !== 'c') return undefined
  const pieces = between(from, to)
    .filter((spot) => at(board, spot))
    .map(nameOf)
    .sort()
  if (kind === 'r' || !isEnemy(letter, at(board, to))) {
    return pieces.length > 0 ? { code: 'path-blocked', causes: pieces } : undefined
  }
  if (pieces.length === 0) return { code: 'no-screen', causes: [] }
  return pieces.length > 1 ? { code: 'too-many-screens', causes: pieces } : undefined
}

const generalOf = (board: Board, red: boolean): Spot | undefined =>
  ALL.find((spot) => at(board, spot) === (red ? 'K' : 'k'))

/** Both generals, when they see each other down an open file. */
function facing(board: Board): string[] {
  const [red, black] = [generalOf(board, true), generalOf(board, false)]
  if (red?.file === undefined || red.file !== black?.file) return []
  return between(red, black).some((spot) => at(board, spot)) ? [] : [nameOf(red), nameOf(black)].sort()
}

/** Where the enemies stand that strike `red`'s general. Generals capture no general: they face, which has its own rule. */
export function attackersOn(board: Board, red: boolean): string[] {
  const general = generalOf(board, red)
  if (!general) return []
  return ALL.filter((from) => {
    const letter = at(board, from)
    if (letter === '' || /k/i.test(letter) || isRed(letter) === red || shapeCode(letter, from, general)) return false
    return !obstacle(board, from, general)
  })
    .map(nameOf)
    .sort()
}

/** Boards do not change, and each is asked about 8,100 moves. */
const checked = new Map<boolean, WeakMap<Board, boolean>>([true, false].map((red) => [red, new WeakMap()]))

function isInCheck(board: Board, red: boolean): boolean {
  const known = checked.get(red)?.get(board)
  if (known !== undefined) return known
  const found = attackersOn(board, red).length > 0
  checked.get(red)?.set(board, found)
  return found
}

/** What the move does to the mover's own general. */
function dangers(board: Board, from: Spot, to: Spot): Fault[] {
  const red = isRed(at(board, from))
  const after = moved(board, from, to)
  const code = isInCheck(board, red) ? 'still-in-check' : 'into-check'
  return [
    { code: 'generals-facing' as const, causes: facing(after) },
    { code, causes: attackersOn(after, red) } as const,
  ].filter(({ causes }) => causes.length > 0)
}

/** Everything that forbids the move, in the order of the rules' table; empty when it is legal. */
export function faultsOf(board: Board, from: Spot, to: Spot): readonly Fault[] {
  const [letter, target] = [at(board, from), at(board, to)]
  if (letter === '') return [{ code: 'no-piece', causes: [] }]
  const faults: (Fault | undefined)[] = []
  if (isRed(letter) !== board.redToMove) faults.push({ code: 'not-your-turn', causes: [nameOf(from)] })
  const shape = shapeCode(letter, from, to)
  if (shape) faults.push({ code: shape, causes: [] })
  if (!same(from, to)) {
    const isOwn = target !== '' && !isEnemy(letter, target)
    if (isOwn) faults.push({ code: 'own-piece', causes: [nameOf(to)] })
    if (shape !== 'not-its-move') faults.push(obstacle(board, from, to))
    if (!isOwn && target.toLowerCase() !== 'k') faults.push(...dangers(board, from, to))
  }
  const found = faults.filter((fault) => !!fault)
  // A general is never captured: where nothing else speaks against it, taking one is no piece's move.
  const isTaken = found.length === 0 && target.toLowerCase() === 'k'
  return isTaken ? [{ code: 'not-its-move', causes: [] }] : found
}
