/** The solver in a web worker: progress, and a stop that is at once. The door: other folders import from here alone. */
export { BackgroundSolver, type Asking, type BackgroundError } from './background-solver'
export { startWorker } from './start'
