import { writtenKind } from './written'

/** A written move is played. */
export const read = writtenKind('read')
