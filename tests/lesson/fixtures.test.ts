import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile, type Problem } from '../../src/lib/lesson'

/*
 * One folder a case: a lesson and what it compiles to, its tree and its problems.
 * `UPDATE_FIXTURES=1 npx vitest run tests/lesson` writes both anew: read the difference before it is kept.
 */

const ROOT = join(import.meta.dirname, '../fixtures/lessons')

const params = (values: Problem['params']): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('')

const lineOf = ({ line, column, code, severity, params: values, hint }: Problem): string =>
  `${line}:${column} ${severity} ${code}${params(values)}${hint ? `\n    → ${hint.code}${params(hint.params)}` : ''}`

function expectFile(file: string, text: string): void {
  if (process.env['UPDATE_FIXTURES'] !== undefined) writeFileSync(file, text)
  expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

test.each(readdirSync(ROOT))('%s', (name) => {
  const { lesson, problems } = compile(readFileSync(join(ROOT, name, 'input.md'), 'utf8'))
  expectFile(join(ROOT, name, 'output.json'), `${JSON.stringify(lesson, null, 2)}\n`)
  expectFile(join(ROOT, name, 'problems.txt'), problems.map((problem) => `${lineOf(problem)}\n`).join(''))
})
