import { formatFen, START_FEN } from '../notation'
import type { Position } from '../rules'
import { POSITION_WORDS } from '../lesson/vocabulary'
import { isChinese } from './key-lines'
import { formatEnglishList, formatPieceList } from './piece-list'

/** More pieces than this are a list that nobody reads: a FEN is shorter. */
const LIST_MAX = 12

/** A position as its author would write it: by name, as a list of pieces, or, where many stand, as a FEN. */
export function formatPosition(position: Position, like: string): string {
  const fen = formatFen(position)
  if (fen === START_FEN) return POSITION_WORDS.nameOf('start', like)
  const pieces = position.pieces().length
  if (pieces === 0) return POSITION_WORDS.nameOf('empty', like)
  if (pieces > LIST_MAX) return fen
  return isChinese(like) ? formatPieceList(position) : formatEnglishList(position)
}
