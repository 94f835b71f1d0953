import { hintText, problemText } from '../lib/i18n/problem-text'
import type { Translate } from '../lib/i18n/translator'
import type { FileProblem } from './compile-tree'

/** `file:line:column  message`, and on the next line what would mend it. */
export function formatProblem(t: Translate, problem: FileProblem): string {
  const { path, line, column, hint } = problem
  const message = `${path}:${line}:${column}  ${problemText(t, problem)}`
  return hint ? `${message}\n    ${hintText(t, hint)}` : message
}
