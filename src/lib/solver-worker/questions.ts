import { type ProxyMethods, releaseProxy } from 'comlink'
import { Position, type Result, type Setup, type UndrawableError } from '../rules'
import { type Goal, mateByChecks, type Progress, solve, type SolveError } from '../solver'

/** Told how far a search is, on the other side: a call is done when its promise is. */
export type Report = (progress: Progress) => unknown

/** Searches, and sees to it that all progress has arrived before the answer leaves. */
async function answer<T>(
  setup: Setup,
  report: Report | undefined,
  search: (position: Position, report: (progress: Progress) => void) => Result<T, SolveError>,
): Promise<Result<T, SolveError | UndrawableError>> {
  const position = Position.of(setup)
  if (!position.ok) return position
  let last: unknown
  const found = search(position.value, (progress) => {
    last = report?.(progress)
  })
  // Messages keep their order: where the last has arrived, all have.
  await last
  if (report && releaseProxy in report) (report as unknown as ProxyMethods)[releaseProxy]()
  return found
}

/** What the worker can be asked: the solver's own questions, on plain data. */
export const questions = {
  solve: (setup: Setup, within: number, goal: Goal, report?: Report) =>
    answer(setup, report, (position, tell) => solve(position, within, goal, tell)),
  mateByChecks: (setup: Setup, within: number, report?: Report) =>
    answer(setup, report, (position, tell) => mateByChecks(position, within, tell)),
}
export type Questions = typeof questions
