import {
  type AnswerLanguage,
  answerTexts,
  type AnswerWords,
  type BoardBlock,
  boardBlockAt,
  type Completions,
  completionsAt,
  type TextPlace,
} from '../author'
import { compile, type CompileOptions, type Problem, solutionsOf } from '../lesson'
import { type Fixed, fixLesson } from '../lesson/fix'
import type { Place } from '../lesson/source-text'
import type { Lesson, Step } from '../lesson/types'

/** The words beside moves that can cross to the worker. */
export type PlainWords = Pick<AnswerWords, 'stalemate'>

/** A compiled lesson as plain data, as it crosses from the worker to the page. */
export interface CompiledText {
  /** As far as it could be read; undefined only where the text was refused unread. */
  readonly lesson: Lesson | undefined
  /** In the order of their places. */
  readonly problems: readonly Problem[]
  /** Where each step's exercise, or else its heading, stands. */
  readonly places: readonly (readonly [stepId: string, place: Place])[]
}

function compileText(text: string, options: CompileOptions = {}): CompiledText {
  const { lesson, problems, places } = compile(text, options)
  return { lesson, problems, places: [...places] }
}

/** All right answers that the core finds to a step; undefined where it asks nothing. */
function answersTo(step: Step, language: AnswerLanguage, words: PlainWords): readonly string[] | undefined {
  const solutions = solutionsOf(step)
  return solutions && answerTexts(step, solutions.answers, language, words)
}

/** What the worker can be asked: each answer is plain data. */
export const questions = {
  compile: compileText,
  /** What could stand where the cursor is. */
  complete: (text: string, place: TextPlace): Completions | undefined => completionsAt(text, place),
  /** The board of the block in which a line stands. */
  board: (text: string, line: number): BoardBlock | undefined => boardBlockAt(text, line),
  answers: answersTo,
  fix: (text: string): Fixed => fixLesson(text),
}
export type Questions = typeof questions
