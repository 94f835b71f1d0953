import type { CompiledFile } from '../build/compile-tree'
import type { Language } from '../lib/i18n/languages'
import type { Translate } from '../lib/i18n/translator'
import { isExercise, solutionsOf, type Step, type Task } from '../lib/lesson'
import { recitedTexts } from '../lib/lesson/recite'
import type { Answers } from '../lib/lesson/solutions'
import { DUEL_WORDS, RECITE_WORDS, TASKS } from '../lib/lesson/vocabulary'
import { formatIccs, formatMove, parseFen, parseIccs } from '../lib/notation'
import { legalMoves, type Position } from '../lib/rules'
import { isSafeMove } from '../lib/solver'

/** Who reads the answers: their sentences and their notation. */
export interface Reader {
  readonly t: Translate
  readonly language: Language
}

function positionOf({ board }: Step): Position | undefined {
  const parsed = board && parseFen(board.fen)
  return parsed?.ok === true ? parsed.value : undefined
}

/** A move as the reader's language writes it; as its points where there is no board to name it on. */
function named(position: Position | undefined, text: string, { language }: Reader): string {
  const move = parseIccs(text)
  if (!position || move === undefined) return text
  return formatMove(position, move, language === 'en' ? 'wxf' : 'chinese', language === 'zh-Hant' ? 'hant' : 'hans')
}

/** A line's moves, each named on the board that it is played on. */
function namedLine(start: Position | undefined, line: readonly string[], alternating: boolean, reader: Reader): string {
  let position = start
  const words: string[] = []
  for (const text of line) {
    words.push(named(position, text, reader))
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

function listed(answers: Answers, step: Step, reader: Reader): string[] {
  const position = positionOf(step)
  switch (answers.kind) {
    case 'points':
      return [...answers.points]
    case 'moves':
      return answers.moves.map((move) => named(position, move, reader))
    case 'lines':
      return answers.lines.map((line) => namedLine(position, line, answers.alternating, reader))
    case 'options':
      return answers.options.map((index) => optionText(step, index))
    case 'verdicts':
      return answers.moves.map(({ move, reasons }) => {
        const said = reasons.map((code) => reader.t(`reason.${code}.title`)).join(' ')
        return `${named(position, move, reader)} ${said === '' ? '✓' : `✗ ${said}`}`
      })
  }
}

/** Moves that lose nothing at once and stand in no answer of a 走. */
function soundOthers(step: Step): string[] {
  const [{ task }, position] = [step, positionOf(step)]
  if (task?.kind !== 'play' || !position) return []
  const others = legalMoves(position).filter((move) => !task.answers.includes(formatIccs(move)))
  return others.filter((move) => isSafeMove(position, move)).map(formatIccs)
}

/** What the task is called, with its number or its goal where it has one. */
function nameOf(task: Task, language: Language): string {
  const isEnglish = language === 'en'
  if (task.kind === 'mate') return `${isEnglish ? 'mate' : '杀'} ${task.within}`
  const name = TASKS.nameOf(task.kind, isEnglish ? 'a' : '字')
  if (task.kind === 'duel') {
    const goal = DUEL_WORDS.nameOf(task.goal, isEnglish ? 'a' : '字')
    if (task.goal !== 'keep') return `${name} ${goal}`
    return isEnglish ? `${name} ${goal} ${task.within}` : `${name} ${task.within}步${goal}`
  }
  if (task.kind === 'recite') return `${name} ${RECITE_WORDS.nameOf(task.way, isEnglish ? 'a' : '字')}`
  return task.kind === 'stalemate' ? `${name} ${task.within}` : name
}

function explainStep(step: Step, place: string, reader: Reader): string[] {
  const { t, language } = reader
  const { task } = step
  const solutions = solutionsOf(step)
  if (!task || !solutions) return []
  const separator = t('check.separator')
  const answers = listed(solutions.answers, step, reader).join(separator)
  const sound = soundOthers(step).map((move) => named(positionOf(step), move, reader))
  return [
    t('check.answers', { place, id: step.id, task: nameOf(task, language), number: solutions.count, answers }),
    ...(task.kind === 'collect' ? [`    ${t('check.par', { par: task.par })}`] : []),
    ...(sound.length > 0 ? [`    ${t('check.sound', { number: sound.length, moves: sound.join(separator) })}`] : []),
  ]
}

/** For each exercise of a lesson: how many right answers the core found, and which. */
export const explainLesson = ({ path, lesson, places }: CompiledFile, reader: Reader): string[] =>
  lesson.steps.filter(isExercise).flatMap((step) => {
    const { line, column } = places.get(step.id) ?? { line: 1, column: 1 }
    return explainStep(step, `${path}:${line}:${column}`, reader)
  })
