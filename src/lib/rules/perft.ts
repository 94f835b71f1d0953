import type { Move } from './board'
import { writeLegalMoves } from './legality'
import { MOVES_MAX } from './moves'
import { make, type Position, unmake } from './position'

const buffers: Uint16Array[] = []
const bufferAt = (ply: number): Uint16Array => (buffers[ply] ??= new Uint16Array(MOVES_MAX))

/** How many lines of exactly `depth` legal moves lead on from the position. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1
  const moves = bufferAt(depth)
  const end = writeLegalMoves(position, moves, 0)
  if (depth === 1) return end
  let nodes = 0
  for (let i = 0; i < end; i++) {
    const undo = make(position, moves[i] as Move)
    nodes += perft(position, depth - 1)
    unmake(position, moves[i] as Move, undo)
  }
  return nodes
}
