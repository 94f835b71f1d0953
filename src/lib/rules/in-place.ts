/**
 * The rules' side door, for the solver alone: moves made and taken back on one board, into reused buffers.
 * Whoever comes in here owns the position (a clone) and leaves every `make` paired with its `unmake`.
 */
export { make, unmake, LIST } from './position'
export { writeLegalMoves, hasLegalMove, leavesGeneralSafe } from './legality'
export { MOVES_MAX, pieceMoves } from './moves'
export { HORSE_STRIKES, nextPiece } from './attack'
export {
  CANNON,
  CHARIOT,
  colourAt,
  FORWARD,
  GENERAL,
  HALF,
  HORSE,
  HORSE_JUMPS,
  OFF,
  ORTHOGONAL,
  PIECES,
  ROLE_BITS,
  sideOfCode,
  SOLDIER,
} from './pieces'
export { isDead } from './outcome'
