import { readFileSync } from 'node:fs'
import type { Translate } from '../lib/i18n/translator'
import { errorAnswer } from './fault'
import { reportLesson, reportProblem } from './lesson-report'
import { OPERATIONS, type Operation } from './operations'
import { translatePosition } from './piece-list'

/** What a command did: nothing to complain of; it found problems or could give no answer; it was not understood. */
type ExitCode = 0 | 1 | 2

export interface Done {
  readonly code: ExitCode
  readonly output: string
}

const argumentsOf = ({ fields }: Operation): string =>
  Object.entries(fields)
    .map(([name, { isOptional }]) => (isOptional === true ? `[${name}]` : `<${name}>`))
    .join(' ')

/** Every command and its arguments: a list that needs no language. */
export const usage = (): string =>
  [
    ...Object.entries(OPERATIONS)
      .filter(([op]) => op !== 'lesson')
      .map(([op, operation]) => `xq ${op} ${argumentsOf(operation)}`),
    'xq lesson <file.md | ->',
    'xq batch < <questions.jsonl>',
    'xq fen <fen | 红 帅e0 马e4；黑 将d9；红走>',
    'xq lessons check [--fix] [--explain] [path…]',
    'xq drills make <kind[-length|-way]> [--level 1…5] [--seed n] [--count n] [--pattern name] [--json]',
    'xq drills check [file…]',
    'xq drills collect [name…]',
  ].join('\n') + '\n'

export const misunderstood = (): Done => ({ code: 2, output: usage() })

/** One of the batch's questions as a command: its fields are the arguments, in order, its answer the same JSON. */
export function runOperation(name: string, texts: readonly string[], t: Translate): Done {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  if (!operation) return misunderstood()
  const fields = Object.entries(operation.fields)
  const needed = fields.filter(([, { isOptional }]) => isOptional !== true).length
  if (texts.length < needed || texts.length > fields.length) return misunderstood()
  const request = Object.fromEntries(
    texts.map((text, i) => {
      const [field, { ofArgument }] = fields[i] ?? ['', {}]
      return [field, ofArgument ? ofArgument(text) : text]
    }),
  )
  const answer = operation.answer(request, t)
  const value = answer.ok ? answer.value : errorAnswer(t, answer.error)
  return { code: answer.ok ? 0 : 1, output: `${JSON.stringify(value)}\n` }
}

/** A FEN as a list of pieces, or a list as a FEN: plain text, to be pasted. */
export function runTranslate(text: string, t: Translate): Done {
  const found = translatePosition(text)
  if (found.ok) return { code: 0, output: `${found.value}\n` }
  const answers =
    'code' in found.error ? [errorAnswer(t, found.error)] : found.error.map((problem) => reportProblem(t, problem))
  return { code: 1, output: answers.map((answer) => `${JSON.stringify(answer)}\n`).join('') }
}

/** The report on one lesson file, as JSON; `-` reads standard input. */
export function runLesson(path: string, t: Translate): Done {
  try {
    const report = reportLesson(t, readFileSync(path === '-' ? 0 : path, 'utf8'))
    return { code: report.problems.length > 0 ? 1 : 0, output: `${JSON.stringify(report)}\n` }
  } catch {
    const answer = errorAnswer(t, { code: 'file-unreadable', params: { path } })
    return { code: 1, output: `${JSON.stringify(answer)}\n` }
  }
}
