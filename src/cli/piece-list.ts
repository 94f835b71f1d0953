import { formatPieceList } from '../lib/author/piece-list'
import { formatFen, parseFen } from '../lib/notation'
import { err, ok, type Result } from '../lib/rules'
import { readPosition } from '../lib/lesson/positions'
import { type Problem, Problems } from '../lib/lesson/problems'
import { SourceText } from '../lib/lesson/source-text'
import { type Fault, fenFault } from './fault'

/** Longer than a list of ninety pieces. */
const LIST_MAX = 1000

/** A FEN as a list of pieces, any other way to write a lesson's position as a FEN. */
export function translatePosition(text: string): Result<string, Fault | readonly Problem[]> {
  if (text.includes('/')) {
    const position = parseFen(text)
    return position.ok ? ok(formatPieceList(position.value)) : err(fenFault(position.error))
  }
  const problems = new Problems()
  const position = readPosition(SourceText.ofLine(text.slice(0, LIST_MAX), 1), problems)
  const found = problems.inOrder()
  return position && found.length === 0 ? ok(formatFen(position)) : err(found)
}
