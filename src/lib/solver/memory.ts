import { type Move, POINTS, type Position } from '../rules'

/** Codes take five bits: six points go into a word. */
const POINTS_A_WORD = 6
const BOARD_WORDS = POINTS.length / POINTS_A_WORD
/** The board, and what is known of it. */
const ENTRY_WORDS = BOARD_WORDS + 1
/** A power of two: 4 MB in all. */
const ENTRIES = 2 ** 16

/**
 * What is known of positions with the attacker to move. Each entry holds the whole board and is asked for by it: a
 * number made from the board only says where to look, so no two positions are ever taken for one. A newer position
 * takes the place of an older one.
 */
export class Memory {
  private readonly words = new Uint32Array(ENTRIES * ENTRY_WORDS)
  private readonly board = new Uint32Array(BOARD_WORDS)

  /** Where `position` belongs, for the {@link read} or {@link write} that comes next: searching deeper asks for others. */
  placeOf({ cells }: Position): number {
    let mixed = 0
    for (let word = 0, i = 0; word < BOARD_WORDS; word++) {
      let packed = 0
      for (const end = i + POINTS_A_WORD; i < end; i++) packed = (packed << 5) | cells[POINTS[i] as number]
      this.board[word] = packed
      mixed = Math.imul(mixed ^ packed, 0x9e3779b1)
      mixed ^= mixed >>> 15
    }
    return (mixed & (ENTRIES - 1)) * ENTRY_WORDS
  }

  /** What {@link write} wrote at `place` for the position that was asked for last; 0 where nothing is known of it. */
  read(place: number): number {
    for (let i = 0; i < BOARD_WORDS; i++) if (this.words[place + i] !== this.board[i]) return 0
    return this.words[place + BOARD_WORDS]
  }

  write(place: number, known: number): void {
    this.words.set(this.board, place)
    this.words[place + BOARD_WORDS] = known
  }
}

/* What is known in one word: won in at most so many moves (0: not known), not won in so many, and the move tried first. */
export const known = (wonIn: number, notIn: number, first: number): number => (first << 8) | (wonIn << 4) | notIn
export const wonIn = (word: number): number => (word >> 4) & 15
export const notIn = (word: number): number => word & 15
export const firstIn = (word: number): Move => (word >>> 8) as Move
