/** Markdown text → lesson and problems. The door to lessons: other folders may import its files by name too. */
export { compile, type Compiled, type CompileOptions } from './compile'
export { collectMove, type CollectStep } from './collect'
export { explainForMover } from './moves'
export { solutionsOf, type Answers, type Solvable, type Solutions } from './solutions'
export type { Hint, HintCode, Params, Problem, ProblemCode, Severity } from './problems'
export * from './types'
