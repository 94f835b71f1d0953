import { writtenKind } from './written'

/** A shown move is written. */
export const write = writtenKind('write')
