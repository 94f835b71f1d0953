import { recitedTexts } from '../lesson/recite'
import type { Answers } from '../lesson/solutions'
import type { Step } from '../lesson/types'
import { formatMove, parseFen, parseIccs } from '../notation'
import type { Position } from '../rules'

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

/** Each right answer to a step as a text; what speaks against a judged move is left to `verdict`, which names it. */
export function answerTexts(
  step: Step,
  answers: Answers,
  language: AnswerLanguage,
  verdict: (move: string, reasons: readonly string[]) => string = (move, { length }) => `${move} ${length ? '✗' : '✓'}`,
): string[] {
  const position = positionOf(step)
  switch (answers.kind) {
    case 'points':
      return [...answers.points]
    case 'moves':
      return answers.moves.map((move) => namedMove(position, move, language))
    case 'lines':
      return answers.lines.map((moves) => namedLine(position, { moves, alternating: answers.alternating }, language))
    case 'options':
      return answers.options.map((index) => optionText(step, index))
    case 'verdicts':
      return answers.moves.map(({ move, reasons }) => verdict(namedMove(position, move, language), reasons))
  }
}
