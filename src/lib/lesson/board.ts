import { formatFen, formatPoint } from '../notation'
import { type Position, setupFault, type Side } from '../rules'
import type { LessonContext } from './context'
import type { Fields } from './fields'
import { readMarks } from './marks'
import { afterLine, readLine } from './move-line'
import { readPoint } from './points'
import { readPosition } from './positions'
import type { Problems } from './problems'
import type { SourceText } from './source-text'
import { readYesNo } from './tasks'
import type { Board } from './types'
import { type BlockKey, POSITION_WORDS, SIDE_WORDS } from './vocabulary'

type Keys = Fields<BlockKey>

/** Whether a game could reach the position; why not is reported, but not of an illustration. */
function checkPlayable(position: Position, text: SourceText, isIllustration: boolean, problems: Problems): boolean {
  const fault = setupFault(position.setup(), { lesson: true })
  if (fault && !isIllustration)
    problems.add(text.place, fault.code, { points: fault.points.map(formatPoint).join(' ') })
  return !fault
}

/** 同上 or 接上: the position depends on the board before. */
const goesOn = (text: SourceText): boolean => {
  const word = POSITION_WORDS.find(text.split(/[；;]/g)[0]?.text ?? '')
  return word === 'same' || word === 'continue'
}

/** A block's position before any move of the learner's. */
export interface Start {
  readonly position: Position
  /** A game could reach it. */
  readonly isPlayable: boolean
}

/** Reads where the block begins; undefined where it has no position, or one that cannot be read. */
export function readStart(fields: Keys, context: LessonContext): Start | undefined {
  const { problems, last } = context
  const text = fields.single('position')
  if (!text || (last === 'broken' && goesOn(text))) return undefined
  const position = readPosition(text, problems, last === 'broken' ? undefined : last)
  if (!position) return undefined
  const isIllustration = readYesNo(fields.single('illustration'), context)
  const isPlayable = checkPlayable(position, text, isIllustration, problems)
  const before = fields.joined('before')
  return { position: before ? afterLine(position, readLine(position, before, problems)) : position, isPlayable }
}

function readSide(fields: Keys, position: Position, { problems }: LessonContext): Side {
  const text = fields.single('side')
  const side = text && SIDE_WORDS.find(text.text)
  if (text && !side)
    problems.add(text.place, 'side-unknown', { text: text.text.slice(0, 20) }, SIDE_WORDS.hintFor(text.text))
  return side ?? position.turn
}

function readShow(fields: Keys, position: Position, { problems }: LessonContext): string | undefined {
  const text = fields.single('show')
  const point = text && readPoint(position, text, problems)
  if (point === undefined) return undefined
  if (position.pieceAt(point)) return formatPoint(point)
  return problems.add(text?.place ?? { line: 1, column: 1 }, 'piece-not-there', { piece: formatPoint(point) })
}

export function readBoard(fields: Keys, position: Position, context: LessonContext): Board {
  const marks = fields.joined('marks')
  const hintMarks = fields.joined('hint-marks')
  const show = readShow(fields, position, context)
  return {
    fen: formatFen(position),
    flipped: readYesNo(fields.single('flip'), context),
    side: readSide(fields, position, context),
    marks: marks ? readMarks(position, marks, context.problems) : [],
    hintMarks: hintMarks ? readMarks(position, hintMarks, context.problems) : [],
    ...(show !== undefined && { show }),
    illustration: readYesNo(fields.single('illustration'), context),
  }
}
