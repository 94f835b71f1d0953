import { MOVE_TEXT_MAX, parseFen, parseIccs, parseSetup } from '../lib/notation'
import { err, type Move, ok, type Position, type Result, type Setup } from '../lib/rules'
import { type Fault, fenFault, shown } from './fault'

/** How one field of a question is read. */
export interface Field<T> {
  readonly read: (value: unknown, name: string) => Result<T, Fault>
  /** What an argument of the command line stands for, where that is not its text. */
  readonly ofArgument?: (text: string) => unknown
  readonly isOptional?: boolean
}

const wrong = (name: string, wanted: string): Result<never, Fault> =>
  err({ code: 'field-wrong', params: { field: name, wanted }, details: { field: name } })

export const text: Field<string> = {
  read: (value, name) => (typeof value === 'string' ? ok(value) : wrong(name, '"…"')),
}

/** A text that is read further: `next` says what is wrong with it. */
const readText =
  <T>(next: (value: string, name: string) => Result<T, Fault>): Field<T>['read'] =>
  (value, name) => {
    const found = text.read(value, name)
    return found.ok ? next(found.value, name) : found
  }

export const position: Field<Position> = {
  read: readText((fen) => {
    const found = parseFen(fen)
    return found.ok ? found : err(fenFault(found.error))
  }),
}

export const setup: Field<Setup> = {
  read: readText((fen) => {
    const found = parseSetup(fen)
    return found.ok ? found : err(fenFault(found.error))
  }),
}

/** Two points, whatever the rules say of the move between them. */
export const move: Field<Move> = {
  read: readText((iccs) => {
    const found = iccs.length > MOVE_TEXT_MAX ? undefined : parseIccs(iccs)
    return found === undefined ? err({ code: 'move-form', params: { text: shown(iccs) } }) : ok(found)
  }),
}

export const whole = (least: number, most: number): Field<number> => ({
  read: (value, name) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? ok(value)
      : wrong(name, `${least}–${most}`),
  ofArgument: (argument) => (/^\d{1,3}$/.test(argument) ? Number(argument) : argument),
})

/** One of a closed list of words; the first where the field is missing. */
export const oneOf = <T extends string>(words: readonly [T, ...T[]]): Field<T> => ({
  read: (value, name) => {
    if (value === undefined) return ok(words[0])
    const found = words.find((word) => word === value)
    return found === undefined ? wrong(name, words.map((word) => `"${word}"`).join(', ')) : ok(found)
  },
  isOptional: true,
})

/** A field that may be missing: then it is undefined. On the command line an empty argument leaves it out. */
export const maybe = <T>(field: Field<T>): Field<T | undefined> => ({
  read: (value, name) => (value === undefined ? ok(undefined) : field.read(value, name)),
  ofArgument: (argument) => (argument === '' ? undefined : (field.ofArgument?.(argument) ?? argument)),
  isOptional: true,
})
