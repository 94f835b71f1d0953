import { err, ok, type Result } from '../rules'
import { formatFen, parseFen, parseIccs, parsePoint } from '../notation'
import { type Draft, type Drill, DRILL_KINDS, LEVELS, PATTERNS } from './types'
import { asDrill } from './view'

/*
 * Drills as text, one a line, each with its proof: kind, length, what is asked, the mate's name, level, answers, and the
 * board as a FEN without its last fields. `-` stands where there is nothing:
 *
 *   mate 1 - double-cannon 2 e2e5 3aka3/9/9/9/4C4/9/9/4C4/9/4K4 w
 *   escape 1 block - 1 a0d0 …
 */

/** What cannot be read of a line. */
type LineCode = 'fields' | 'kind' | 'length' | 'ask' | 'pattern' | 'level' | 'answers' | 'fen'

export interface LineError {
  readonly code: LineCode
  /** The line, from 1 on. */
  readonly line: number
  /** What stands there. */
  readonly found: string
}

/** A drill and the line that it stands on. */
export interface Entry {
  readonly line: number
  readonly drill: Drill
}

const NOTHING = '-'
const REST = ' - - 0 1'
const LENGTHS = [1, 2, 3] as const

const oneOf = <T extends string | number>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => String(each) === text)

/** A point, a move, or a word: what can be asked and answered. */
const isText = (text: string): boolean =>
  parsePoint(text) !== undefined || parseIccs(text) !== undefined || /^[a-z]+(-[a-z]+)*$/.test(text)

const areAnswers = (answers: readonly string[]): boolean =>
  answers.every(isText) && [...new Set(answers)].sort().join() === answers.join()

function isBoard(fen: string): boolean {
  const position = parseFen(fen)
  return position.ok && formatFen(position.value) === fen
}

/** The drill that a line says; else what of it cannot be read. */
export function parseDrill(text: string): Result<Drill, Omit<LineError, 'line'>> {
  const fields = text.split(' ')
  const [kindText = '', lengthText = '', ask = '', patternText = '', levelText = '', answerText = ''] = fields
  const boardText = fields.slice(6).join(' ')
  if (fields.length !== 8) return err({ code: 'fields', found: text })
  const kind = oneOf(DRILL_KINDS, kindText)
  const length = oneOf(LENGTHS, lengthText)
  const pattern = oneOf([...PATTERNS, NOTHING], patternText)
  const level = oneOf(LEVELS, levelText)
  const answers = answerText.split(',')
  const fen = `${boardText}${REST}`
  if (!kind) return err({ code: 'kind', found: kindText })
  if (!length) return err({ code: 'length', found: lengthText })
  if (ask !== NOTHING && !isText(ask)) return err({ code: 'ask', found: ask })
  if (!pattern) return err({ code: 'pattern', found: patternText })
  if (!level) return err({ code: 'level', found: levelText })
  if (!areAnswers(answers)) return err({ code: 'answers', found: answerText })
  if (!isBoard(fen)) return err({ code: 'fen', found: boardText })
  const asked = ask === NOTHING ? {} : { ask }
  const named = pattern === NOTHING ? {} : { pattern }
  return ok(asDrill({ kind, fen, ...asked, answers, length, ...named, level }))
}

/** The drill as a line, without its end. */
export const formatDrill = ({ kind, length, ask, pattern, level, answers, fen }: Draft): string =>
  [kind, length, ask ?? NOTHING, pattern ?? NOTHING, level, answers.join(), fen.replace(REST, '')].join(' ')

/** The drills of a collection, and the lines that are none. Empty lines count for nothing. */
export function parseCollection(text: string): {
  readonly entries: readonly Entry[]
  readonly errors: readonly LineError[]
} {
  const entries: Entry[] = []
  const errors: LineError[] = []
  for (const [i, each] of text.split('\n').entries()) {
    if (each === '') continue
    const found = parseDrill(each)
    if (found.ok) entries.push({ line: i + 1, drill: found.value })
    else errors.push({ line: i + 1, ...found.error })
  }
  return { entries, errors }
}

/** The collection as text: sorted, so that like stands beside like and packs well. */
export const formatCollection = (drills: readonly Draft[]): string =>
  drills
    .map(formatDrill)
    .sort()
    .map((line) => `${line}\n`)
    .join('')
