/** Markdown text → lesson and problems. The door to lessons: other folders may import its files by name too. */
export { compileChapter, type ChapterHead, type CompiledChapter } from './chapter'
export { compile, type Compiled, type CompileOptions } from './compile'
export { collectMove, type CollectStep } from './collect'
export { explainForMover } from './moves'
export { solutionsOf, type Answers, type Solvable, type Solutions } from './solutions'
export {
  problemAt,
  type Hint,
  type HintCode,
  type Params,
  type Problem,
  type ProblemCode,
  type Severity,
} from './problems'
export type { Place } from './source-text'
export * from './types'
