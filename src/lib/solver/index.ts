/** Who wins in how many, against any defence. The door to the solver: other folders import from here alone. */
export { solve, winLength, type Progress, type SolveError, type Win } from './solve'
export { GOALS, Search, WITHIN_MAX, type Goal } from './search'
export { mateByChecks, type MateByChecks } from './by-checks'
export { CHECKS_WITHIN_MAX } from './checks-search'
export { defend, refute, type Defence, type DefendError, type Refutation } from './defend'
export { isSafeCapture, isSafeMove, worthAt } from './exchange'
export { choose } from './opponent'
