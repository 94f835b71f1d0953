import { answerTexts, namedMove, positionOf } from '../lib/author/answer-texts'
import type { CompiledFile } from '../build/compile-tree'
import type { Language } from '../lib/i18n/languages'
import type { Translate } from '../lib/i18n/translator'
import { isExercise, solutionsOf, type Step, type Task } from '../lib/lesson'
import type { Answers } from '../lib/lesson/solutions'
import { DUEL_WORDS, RECITE_WORDS, TASKS } from '../lib/lesson/vocabulary'
import { formatIccs } from '../lib/notation'
import { legalMoves, type ReasonCode } from '../lib/rules'
import { isSafeMove } from '../lib/solver'

/** Who reads the answers: their sentences and their notation. */
export interface Reader {
  readonly t: Translate
  readonly language: Language
}

function listed(step: Step, answers: Answers, { t, language }: Reader): string[] {
  const verdict = (move: string, reasons: readonly string[]): string => {
    const said = reasons.map((code) => t(`reason.${code as ReasonCode}.title`)).join(' ')
    return `${move} ${said === '' ? '✓' : `✗ ${said}`}`
  }
  return answerTexts(step, answers, language, { verdict, stalemate: t('write.stalemate') })
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
  const answers = listed(step, solutions.answers, reader).join(separator)
  const sound = soundOthers(step).map((move) => namedMove(positionOf(step), move, language))
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
