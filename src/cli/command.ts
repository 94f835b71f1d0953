import type { Translate } from '../lib/i18n/translator'
import { errorAnswer } from './fault'
import { OPERATIONS, type Operation } from './operations'

/** What a command did: nothing to complain of; it found problems or could give no answer; it was not understood. */
export type ExitCode = 0 | 1 | 2

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
    ...Object.entries(OPERATIONS).map(([op, operation]) => `xq ${op} ${argumentsOf(operation)}`),
    'xq batch < <questions.jsonl>',
    'xq fen <fen | 红 帅e0 马e4；黑 将d9；红走>',
    'xq lessons check [path…]',
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
  const answer = operation.answer(request)
  const value = answer.ok ? answer.value : errorAnswer(t, answer.error)
  return { code: answer.ok ? 0 : 1, output: `${JSON.stringify(value)}\n` }
}
