import {
  type Piece,
  type Point,
  POINTS,
  RANKS,
  type Role,
  ROLES,
  type Side,
  SIDES,
  pointAt,
  fileOf,
  rankOf,
} from './board'

/*
 * A piece as a small integer: a colour bit and a role number. OFF, the sentinel around the board, has both colour bits,
 * so `(code & (own | CROWN)) === 0` means 'a piece of this colour may land here'.
 */
export const RED = 8
export const BLACK = 16
export const OFF = 24

/** A general's role has a bit of its own beside its number: `code & (own | CROWN)` also says that none is ever captured. */
export const CROWN = 32
export const GENERAL = CROWN | 1
export const ADVISOR = 2
export const ELEPHANT = 3
export const HORSE = 4
export const CHARIOT = 5
export const CANNON = 6
export const SOLDIER = 7
export const ROLE_BITS = CROWN | 7
/** The part of a role that counts from 1 to 7, in the order of {@link ROLES}. */
export const ROLE_INDEX = 7

/** 0 for Red, 1 for Black: the index of a colour in every table that has a place for each side. */
export type SideIndex = 0 | 1

export const sideIndex = (side: Side): SideIndex => (side === 'red' ? 0 : 1)
export const sideAt = (index: SideIndex): Side => SIDES[index]
export const colourAt = (index: number): number => (index === 0 ? RED : BLACK)

/** The side of a piece's code. */
export const sideOfCode = (code: number): number => (code >> 4) & 1

export const codeOf = ({ side, role }: Piece): number =>
  colourAt(sideIndex(side)) | (role === 'general' ? GENERAL : ROLES.indexOf(role) + 1)

const pieceWithCode = (code: number): Piece | undefined => {
  const role: Role | undefined = ROLES[(code & ROLE_INDEX) - 1]
  const colour = code & OFF
  return role && colour !== 0 && colour !== OFF ? { side: colour === RED ? 'red' : 'black', role } : undefined
}

/** Code → the one frozen piece value; undefined for an empty point and for the sentinel. */
export const PIECES: readonly (Piece | undefined)[] = Array.from({ length: 64 }, (_, code) => pieceWithCode(code))

/* What a point is to each colour: these bits are indexed by the colour that asks. */
const zone = (holds: (file: number, rank: number) => boolean): Uint8Array => {
  const table = new Uint8Array(256)
  for (const point of POINTS) if (holds(fileOf(point), rankOf(point))) table[point] = 1
  return table
}
const inPalaceFiles = (file: number): boolean => file >= 3 && file <= 5

/** The nine points of each side's palace (九宫), by side index. */
export const PALACE = [
  zone((file, rank) => inPalaceFiles(file) && rank <= 2),
  zone((file, rank) => inPalaceFiles(file) && rank >= RANKS - 3),
] as const
/** Each side's own half, up to the river (河界), by side index. */
export const HALF = [zone((_, rank) => rank <= 4), zone((_, rank) => rank >= 5)] as const

/** One step towards the enemy, by side index. */
export const FORWARD = [16, -16] as const
export const ORTHOGONAL = [16, 1, -1, -16] as const
export const DIAGONAL = [17, 15, -15, -17] as const

/** A horse's jumps as [step to the leg, the two targets beyond it]. */
export const HORSE_JUMPS = [
  [16, 33, 31],
  [1, 18, -14],
  [-1, 14, -18],
  [-16, -31, -33],
] as const

/** True when the points stand `files` and `ranks` apart, in either direction. */
export const isApart = (a: Point, b: Point, files: number, ranks: number): boolean =>
  Math.abs(fileOf(a) - fileOf(b)) === files && Math.abs(rankOf(a) - rankOf(b)) === ranks

/** The points strictly between two points of one file or rank; none otherwise. */
export function pointsBetween(from: Point, to: Point): Point[] {
  const files = fileOf(to) - fileOf(from)
  const ranks = rankOf(to) - rankOf(from)
  if (files !== 0 && ranks !== 0) return []
  const length = Math.max(Math.abs(files), Math.abs(ranks))
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) =>
    pointAt(fileOf(from) + Math.sign(files) * (i + 1), rankOf(from) + Math.sign(ranks) * (i + 1)),
  ).filter((point) => point !== undefined)
}
