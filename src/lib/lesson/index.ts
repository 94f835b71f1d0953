/** Markdown text → lesson and problems. The door to lessons: other folders may import its files by name too. */
export { compileChapter, type ChapterHead } from './chapter'
export { compile, type Compiled, type CompileOptions } from './compile'
export { collectMove } from './collect'
export { explainForMover } from './judging'
export { solutionsOf } from './solutions'
export { problemAt, type Problem, type ProblemCode } from './problems'
export type { Place } from './source-text'
export * from './types'
