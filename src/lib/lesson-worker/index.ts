/** The lesson compiler in a web worker: typing stays smooth, and a text that takes too long is stopped. The door. */
export { BackgroundCompiler, type CompileError } from './background-compiler'
export type { CompiledText } from './questions'
export { startWorker } from './start'
