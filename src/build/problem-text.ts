import type { Key, Translate } from '../lib/i18n/translator'
import type { FileProblem } from './compile-tree'

/** `file:line:column  message`, and on the next line what would mend it. */
export function formatProblem(t: Translate, { path, line, column, code, params, hint }: FileProblem): string {
  const message = `${path}:${line}:${column}  ${t(`problem.${code}` as Key, params)}`
  return hint ? `${message}\n    ${t(`hint.${hint.code}` as Key, hint.params)}` : message
}
