/** Text ↔ rules values. The door to notation: other folders import from here alone. */
export * from './fen'
export * from './iccs'
export { parseMove, type MoveTextError } from './read-move'
export { formatMove, pieceCharacter, MOVE_STYLES, SCRIPTS, type MoveStyle, type Script } from './write-move'
export { MOVE_TEXT_MAX } from './move-alphabet'
export * from './movetext'
export { readMovetext } from './read-movetext'
export { writeMovetext } from './write-movetext'
