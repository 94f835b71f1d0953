import { recitedTexts } from '../lesson/recite'
import type { Answers } from '../lesson/solutions'
import type { Step } from '../lesson/types'
import { formatMove, parseFen, parseIccs } from '../notation'
import { outcomeOf, type Position } from '../rules'

/** Whose notation moves are written in. */
export type AnswerLanguage = 'zh-Hans' | 'zh-Hant' | 'en'

/** The step's position; undefined where it has no board. */
export function positionOf({ board }: Pick<Step, 'board'>): Position | undefined {
  const parsed = board && parseFen(board.fen)
  return parsed?.ok === true ? parsed.value : undefined
}

/** A move as the reader's language writes it; as its points where there is no board to name it on. */
export function namedMove(position: Position | undefined, text: string, language: AnswerLanguage): string {
  const move = parseIccs(text)
  if (!position || move === undefined) return text
  return formatMove(position, move, language === 'en' ? 'wxf' : 'chinese', language === 'zh-Hant' ? 'hant' : 'hans')
}

interface Line {
  readonly moves: readonly string[]
  /** The other side's replies stand in it too. */
  readonly alternating: boolean
}

/** A line's moves, each named on the board that it is played on. */
function namedLine(start: Position | undefined, { moves, alternating }: Line, language: AnswerLanguage): string {
  let position = start
  const words: string[] = []
  for (const text of moves) {
    words.push(namedMove(position, text, language))
    const move = parseIccs(text)
    const after = move === undefined ? undefined : position?.play(move)
    position = alternating || !after ? after : after.withTurn(start?.turn ?? after.turn)
  }
  return words.join(' ')
}

/** A written move, or a verse's words, as they stand there, of other options their place. */
function optionText({ task, verse }: Step, index: number): string {
  if (task?.kind === 'recite' && verse) return recitedTexts(verse, task.way)[task.choices[index] ?? -1] ?? ''
  return (task?.kind === 'write' ? task.choices[index]?.text : undefined) ?? String(index + 1)
}

/** The words beside moves, in the reader's language. */
export interface AnswerWords {
  /** Stands right after a move that wins a 杀 by stalemate: `（困毙）`. */
  readonly stalemate: string
  /** A judged move and what speaks against it. */
  readonly verdict?: (move: string, reasons: readonly string[]) => string
}

const tick = (move: string, { length }: readonly string[]): string => `${move} ${length ? '✗' : '✓'}`

/** A mate's answer that leaves the other side without a move and out of check: it wins, but is no mate. */
function stalemates({ task }: Step, position: Position | undefined, text: string): boolean {
  const move = task?.kind === 'mate' ? parseIccs(text) : undefined
  return move !== undefined && position !== undefined && outcomeOf(position.play(move)).kind === 'stalemate'
}

/** Each right answer to a step as a text. */
export function answerTexts(
  step: Step,
  answers: Answers,
  language: AnswerLanguage,
  { stalemate, verdict = tick }: AnswerWords,
): string[] {
  const position = positionOf(step)
  switch (answers.kind) {
    case 'points':
      return [...answers.points]
    case 'moves':
      return answers.moves.map(
        (move) => namedMove(position, move, language) + (stalemates(step, position, move) ? stalemate : ''),
      )
    case 'lines':
      return answers.lines.map((moves) => namedLine(position, { moves, alternating: answers.alternating }, language))
    case 'options':
      return answers.options.map((index) => optionText(step, index))
    case 'verdicts':
      return answers.moves.map(({ move, reasons }) => verdict(namedMove(position, move, language), reasons))
  }
}
