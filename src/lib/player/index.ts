/** A lesson's step in progress: `step(state, event)` gives the next state. The door to the player. */
export * from './state'
export { step, isAnsweredByMoves, isAnsweredByTaps, hasMoreToWatch, isMovable } from './transition'
export { explainFor, judgedMove } from './answers'
export { starsFor } from './stars'
