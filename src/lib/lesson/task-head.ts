import type { Problems } from './problems'
import type { SourceText } from './source-text'
import { TASKS, type TaskWord } from './vocabulary'

/** Reads a number from 1; what is none is reported. */
export const readNumber = (text: SourceText, problems: Problems): number | undefined =>
  parseNumber(text.text) ?? problems.add(text.place, 'number-unreadable', { text: text.text.slice(0, 20) })

/** A task's name and what stands after it. */
export interface TaskHead {
  readonly word: TaskWord
  /** As the author wrote it. */
  readonly name: SourceText
  readonly rest: SourceText
  /** 两步杀: a number that is part of the name. */
  readonly within?: number
}

const NUMBERS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}
const COUNTED = /^([一二两兩三四五]|\d{1,2})\s*步\s*(杀|殺|将死|將死|困毙|困斃)$/

/** A whole number from 1 in digits or as one Chinese numeral, perhaps with 步; undefined where it is none. */
export function parseNumber(text: string): number | undefined {
  const word = text
    .normalize('NFKC')
    .trim()
    .replace(/^in\s+|\s*步$/gi, '')
  if (/^\d{1,4}$/.test(word)) return Number(word) > 0 ? Number(word) : undefined
  return NUMBERS[word]
}

function headOf(name: SourceText, rest: SourceText): TaskHead | undefined {
  const [, number = '', kind = ''] = COUNTED.exec(name.text.normalize('NFKC')) ?? []
  const within = parseNumber(number)
  if (within !== undefined) return { word: kind.startsWith('困') ? 'stalemate' : 'mate', name, rest, within }
  const word = TASKS.find(name.text)
  return word && { word, name, rest }
}

/** Tasks that are whole with their name: whoever writes more meant something that nothing would come of. */
const WITHOUT_ARGUMENTS: ReadonlySet<TaskWord> = new Set<TaskWord>([
  'watch',
  'tap',
  'play',
  'line',
  'check',
  'judge',
  'choose',
  'safe',
])

/** Reads a task's name. One that nobody knows is a problem; undefined then. */
export function readTaskHead(text: SourceText, problems: Problems): TaskHead | undefined {
  const length = /[\s:：、，,]/.exec(text.text)?.index ?? text.text.length
  const name = text.slice(0, length)
  const rest = text.slice(length).trim()
  const head = headOf(name, rest.text.startsWith('：') || rest.text.startsWith(':') ? rest.slice(1).trim() : rest)
  if (!head) return problems.add(name.place, 'task-unknown', { task: name.text.slice(0, 20) }, TASKS.hintFor(name.text))
  if (WITHOUT_ARGUMENTS.has(head.word) && head.rest.text !== '')
    problems.add(head.rest.place, 'task-argument', { text: head.rest.text.slice(0, 40) })
  return head
}

/** The number of moves of 一步杀 and its kin: part of the name, an argument, else the limit `limit`, else 1. */
export function readWithin({ rest, within }: TaskHead, limit: SourceText | undefined, problems: Problems): number {
  if (rest.text === '' && within === undefined && limit) return readNumber(limit, problems) ?? 1
  if (rest.text === '') return within ?? 1
  const number = parseNumber(rest.text)
  if (number === undefined || within !== undefined) problems.add(rest.place, 'task-argument', { text: rest.text })
  return within ?? number ?? 1
}
